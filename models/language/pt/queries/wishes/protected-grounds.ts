import type { ProtectedGroundWords } from '../../../words/queries/wishes/protected-ground-words.ts'

export const protectedGrounds = {
  groups: String.raw`
    migrantes?|estrangeiros?|imigrantes?|refugiados?|muculmanos?|muculmanas?|judeus|judaicos?|cristaos?
    catolicos?|negros?|brancos?|ciganos?|africanos?|homossexuais|hetero|heteros|luxemburgueses|portugueses?
    alemaes|romenos?
  `,
  aboutPeople: 'sem|so|apenas|poucos?|que|vizinhos?|vizinhanca|bairro|comunidade|gente|senhorio|inquilinos?|zona',
  grounds: String.raw`raca|religios\w*|nacionalidade|cor da pele`,
  sexes: 'mulheres|mulher|raparigas|homens|rapazes|feminin[oa]|masculin[oa]',
  restrictions: 'so|apenas|somente|exclusivamente',
  neighbours: String.raw`vizinh\w*`,
  notPeople: 'escolas?|design',
} satisfies ProtectedGroundWords

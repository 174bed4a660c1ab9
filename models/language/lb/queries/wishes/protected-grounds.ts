import type { ProtectedGroundWords } from '../../../words/queries/wishes/protected-ground-words.ts'

export const protectedGrounds = {
  groups: String.raw`auslanner\w*|fluchtlingen|moslem\w*|judden|chreschten|letzebuerger|portugisen|belgier|serben`,
  aboutPeople: String.raw`keng|ouni|nemmen|weineg|noper\w*|veirel|leit|geigend|haus`,
  grounds: 'religion|nationaliteit',
  sexes: 'fraen|meedercher',
  restrictions: 'nemmen|eleng|keng',
  neighbours: String.raw`noper\w*`,
  notPeople: 'schoul|restaurants?',
} satisfies ProtectedGroundWords

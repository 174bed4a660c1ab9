import type { BuildingYearWords } from '../../../words/queries/amounts/building-year-words.ts'

export const buildingYears = {
  compared: 'antig[oa]|velh[oa]|nov[oa]',
  denials: 'nao|nada',
  neverBuilt: '',
  builtFillers: 'foi|que|de',
  onwards: '',
  later: 'mais recente',
  laterOfBuilt: 'depois',
  earlier: 'antes|mais antigo',
  past: 'antes de|depois de|anterior a|posterior a',
  areas: 'm2',
} satisfies BuildingYearWords

import type { BuildingYearWords } from '../../../words/queries/amounts/building-year-words.ts'

export const buildingYears = {
  compared: 'older|newer|younger',
  denials: 'not|no|nothing',
  neverBuilt: 'never',
  builtFillers: 'that was|was',
  onwards: 'onwards',
  later: 'later|newer',
  laterOfBuilt: 'after',
  earlier: 'earlier|older|before',
  past: 'before|pre|after|newer than',
  areas: 'm2|sqm',
} satisfies BuildingYearWords

import type { BuildingYearWords } from '../../../words/queries/amounts/building-year-words.ts'

export const buildingYears = {
  compared: 'al|nei|nai',
  denials: 'net|naischt',
  neverBuilt: 'keen|keng',
  builtFillers: 'dat|wat|gouf|de',
  onwards: '',
  later: 'mei spet|mei nei|mei rezent|mei jonk',
  laterOfBuilt: 'mei speit',
  earlier: 'mei frei|mei al',
  past: 'vir|virun|no',
  areas: 'm2',
} satisfies BuildingYearWords

import type { BuildingYearWords } from '../../../words/queries/amounts/building-year-words.ts'

export const buildingYears = {
  compared: 'alter|junger|neuer',
  denials: 'nicht|nichts',
  neverBuilt: String.raw`kein\w*`,
  builtFillers: 'die|das',
  onwards: '',
  later: 'spater|neuer|junger',
  laterOfBuilt: '',
  earlier: 'fruher|alter',
  past: 'vor|nach',
  areas: 'm2|qm',
} satisfies BuildingYearWords

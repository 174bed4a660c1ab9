import type { BuildingYearWords } from '../../../words/queries/amounts/building-year-words.ts'

export const buildingYears = {
  compared: 'vieux|vieille|ancien|ancienne|recent|recente',
  denials: 'pas|rien',
  neverBuilt: String.raw`aucun\w*`,
  builtFillers: 'que|qui|de',
  onwards: '',
  later: 'plus recent',
  laterOfBuilt: 'apres',
  earlier: 'avant|plus ancien',
  past: 'avant|apres|anterieure? a|posterieure? a',
  areas: 'm2',
} satisfies BuildingYearWords

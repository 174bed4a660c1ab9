import type { BuildingWords } from '../../../words/queries/types/building-words.ts'

export const buildings = {
  blocks: '',
  blocksOf: '',
  invested: String.raw`invest\w*|rendement|rentabilite|lots|logements`,
  residences: 'residences?',
  wholes: String.raw`entiere?|complete?|integral\w*`,
  holding: 'avec|a|de',
  units: 'ap+art|logement|lots?$',
  unitJoints: 'a',
  holders: 'maison|batiment',
  flatsHeld: String.raw`ap+art\w*|logements`,
  houses: 'maison',
  returns: 'de rapport|de rendement|a plusieurs logements|multi',
} satisfies BuildingWords

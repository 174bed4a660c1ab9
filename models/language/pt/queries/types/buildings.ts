import type { BuildingWords } from '../../../words/queries/types/building-words.ts'

export const buildings = {
  blocks: '',
  blocksOf: '',
  invested: String.raw`invest\w*|rendimento|fracoes|fogos`,
  residences: 'residencias?',
  wholes: String.raw`inteir[oa]|complet[oa]|integral\w*|totalidade`,
  holding: 'com|a|de',
  units: 'ap+art|frac|fogo',
  unitJoints: 'a',
  holders: 'casa|predio|edificio',
  flatsHeld: String.raw`ap+art\w*`,
  houses: '',
  returns: 'de rendimento|multi',
} satisfies BuildingWords

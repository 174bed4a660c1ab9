import type { BuildingWords } from '../../../words/queries/types/building-words.ts'

export const buildings = {
  blocks: '(?:apartment|appartment|residential|flats?) (?:buildings?|blocks?)',
  blocksOf: 'block of (?:flats|apartments)',
  invested: String.raw`invest\w*|yield|units?`,
  residences: 'residences?',
  wholes: 'whole|entire|complete',
  holding: 'with|of',
  units: 'ap+art|unit|flat',
  unitJoints: 'to',
  holders: 'house|building',
  flatsHeld: String.raw`ap+art\w*|flats|units`,
  houses: '',
  returns: '',
} satisfies BuildingWords

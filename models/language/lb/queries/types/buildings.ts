import type { BuildingWords } from '../../../words/queries/types/building-words.ts'

export const buildings = {
  blocks: '',
  blocksOf: '',
  invested: String.raw`invest\w*|eenheeten`,
  residences: 'residenz(?:en)?',
  wholes: String.raw`ganzt|ganzen|komplett\w*`,
  holding: 'mat',
  units: 'ap+art|wunneng',
  unitJoints: 'bis',
  holders: 'haus|gebai',
  flatsHeld: String.raw`ap+art\w*|wunnengen|eenheeten`,
  houses: '',
  returns: '',
} satisfies BuildingWords

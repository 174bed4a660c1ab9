import type { BuildingWords } from '../../../words/queries/types/building-words.ts'

export const buildings = {
  blocks: '',
  blocksOf: '',
  invested: String.raw`invest\w*|kapitalanlage\w*|anlageobjekt\w*|rendite\w*|einheiten|parteien`,
  residences: 'residenz(?:en)?',
  wholes: String.raw`ganzes?|ganze[nrm]|komplett\w*`,
  holding: 'mit',
  units: 'ap+art|wohnung|einheit',
  unitJoints: 'bis',
  holders: 'haus|gebaude',
  flatsHeld: String.raw`ap+art\w*|wohnungen|einheiten`,
  houses: '',
  returns: '',
} satisfies BuildingWords

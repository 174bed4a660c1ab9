import type { AreaWords } from '../../words/adverts/area-words.ts'

export const areas = {
  signs: String.raw`qm\b`,
  shortUnits: '',
  squareMetres: 'qm|quadratmeter',
  squareFeet: '',
  ares: String.raw`ar\b`,
  hectares: 'hektar',
  livingArea: 'wohnflache',
  livingAreaBehind: 'wohnflache',
  homes: 'wohnung|haus',
  parts: 'terras|balkon|garten|keller|garage|grundst',
  plots: 'grundstuck',
  buildingPlots: 'bauland|bauplatz',
} satisfies AreaWords

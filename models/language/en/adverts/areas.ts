import type { AreaWords } from '../../words/adverts/area-words.ts'

export const areas = {
  signs: 'm2|m²',
  shortUnits: String.raw`sqm\b|sq\.? ?m`,
  squareMetres: String.raw`m2|m²|sqm|sq\.?\s?m\w*`,
  squareFeet: String.raw`sq\.?\s?ft`,
  ares: '',
  hectares: String.raw`ha\b|hectares?`,
  livingArea: 'living (?:area|space|surface)|habitable (?:area|surface)',
  livingAreaBehind: 'living (?:area|space)',
  homes: 'flat|apartment|house|studio|duplex|triplex|penthouse|villa|loft',
  parts: 'garden|plot|living|garage',
  plots: 'plot|land',
  buildingPlots: '',
} satisfies AreaWords

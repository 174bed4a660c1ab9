import type { AreaWords } from '../../words/adverts/area-words.ts'

export const areas = {
  signs: '',
  shortUnits: '',
  squareMetres: 'metres? carres?',
  squareFeet: '',
  ares: String.raw`ares?\b`,
  hectares: 'hectares?',
  livingArea: String.raw`surf(?:ace)?\.? habitable`,
  livingAreaBehind: 'habitables?|de surface habitable',
  homes: 'appartement|appart|maison|studio|duplex|triplex|penthouse|villa|loft',
  parts: 'terras|balcon|jardin|cave|garage|terrain|cuisine|sejour|chambre|lot[ ]|bureau',
  plots: 'terrain|parcelle',
  buildingPlots: '',
} satisfies AreaWords

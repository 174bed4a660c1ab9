import type { AreaWords } from '../../words/adverts/area-words.ts'

export const areas = {
  signs: '',
  shortUnits: '',
  squareMetres: '',
  squareFeet: '',
  ares: '',
  hectares: '',
  livingArea: 'wunnflach',
  livingAreaBehind: '',
  homes: 'wunneng',
  parts: '',
  plots: '',
  buildingPlots: '',
} satisfies AreaWords

import type { AreaWords } from '../../words/adverts/area-words.ts'

export const areas = {
  signs: '',
  shortUnits: '',
  squareMetres: '',
  squareFeet: '',
  ares: '',
  hectares: '',
  livingArea: 'area util',
  livingAreaBehind: '',
  homes: 'apartamento|casa',
  parts: '',
  plots: 'terreno',
  buildingPlots: '',
} satisfies AreaWords

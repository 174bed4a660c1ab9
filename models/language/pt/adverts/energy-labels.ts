import type { EnergyLabelWords } from '../../words/adverts/energy-label-words.ts'

export const energyLabels = {
  energy: 'classe energetica',
  insulation: '',
  class: '',
  toCome: '',
  classes: '',
  notStated: '',
  inPreparation: String.raw`em\s*(?:curso|preparacao)`,
  exempt: 'isento',
} satisfies EnergyLabelWords

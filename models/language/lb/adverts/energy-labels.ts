import type { EnergyLabelWords } from '../../words/adverts/energy-label-words.ts'

export const energyLabels = {
  energy: '',
  insulation: '',
  class: '',
  toCome: '',
  classes: '',
  notStated: '',
  inPreparation: String.raw`\bamgaang\b`,
  exempt: '',
} satisfies EnergyLabelWords

import type { EnergyLabelWords } from '../../words/adverts/energy-label-words.ts'

export const energyLabels = {
  energy: 'energy (?:class|performance|rating|pass)',
  insulation: 'thermal insulation(?: class)?|insulation class',
  class: '',
  toCome: '',
  classes: String.raw`class|energy\s*class|epc`,
  notStated: String.raw`n\/?[ac]|nr|unknown`,
  inPreparation: String.raw`in\s*(?:preparation|progress)|pending|to\s*be\s*(?:issued|determined)`,
  exempt: String.raw`exempt|not\s*(?:required|applicable|subject)`,
} satisfies EnergyLabelWords

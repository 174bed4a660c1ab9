import type { EnergyLabelWords } from '../../words/adverts/energy-label-words.ts'

export const energyLabels = {
  energy: 'energieklasse?|energiepass',
  insulation: 'warmeschutzklasse',
  class: '',
  toCome: '',
  classes: 'klasse|energieklasse',
  notStated: String.raw`unbekannt|keine\s*angabe|k\.\s*a\.`,
  inPreparation: String.raw`in\s*(?:vorbereitung|bearbeitung)|wird\s*(?:erstellt|nachgereicht)`,
  exempt: String.raw`befreit|nicht\s*(?:erforderlich|notwendig|notig)|entfallt|denkmal`,
} satisfies EnergyLabelWords

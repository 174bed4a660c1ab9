import type { EnergyClassWords } from '../../../words/queries/wishes/energy-class-words.ts'

export const energyClasses = {
  names: String.raw`
    energie|energetische?|energielabels?|energieklasse|energieeffizienz|energieeffizienzklasse|effizienz
    effizienzklasse|label|klasse|energiepass|energieausweis|energiezertifikat|ausweis
  `,
  fillers: 'mindestens|min|minimum|wenigstens|zumindest|minimal',
  nameFillers: 'ab|mind|mit|einer?',
  comparing: 'besser|als|schlechter|hoher|oder|gleich',
  namesAfter: 'energieklasse|klasse|label',
  betweenAfter: 'in|im|am|oder besser',
  aboutEnergy: String.raw`effizienz\w*|passiv\w*`,
  worse: 'schlechter|schlimmer|unter',
  better: 'besser',
  above: 'uber',
  than: 'als|klasse',
  joints: 'oder|und|bis|sonst',
  leastAfter: 'mindestens|minimum|min',
  orTyped: '',
  more: '',
} satisfies EnergyClassWords

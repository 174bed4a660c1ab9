import type { EnergyClassWords } from '../../../words/queries/wishes/energy-class-words.ts'

export const energyClasses = {
  names: 'energetico|energetica|classe|certificado|letra|categoria',
  fillers: 'de|pelo|menos|no|minimo',
  nameFillers: 'um|uma|em',
  comparing: 'melhor|que|pior|ou|a|igual|superior',
  namesAfter: '',
  betweenAfter: 'no|na|ou superior|ou melhor',
  aboutEnergy: String.raw`passiv\w*`,
  worse: 'pior|abaixo',
  better: 'melhor',
  above: 'acima',
  than: 'que|do|de|a|classe',
  joints: 'ou|e|a|ate',
  leastAfter: '',
  orTyped: 'o',
  more: '',
} satisfies EnergyClassWords

import type { EnergyClassWords } from '../../../words/queries/wishes/energy-class-words.ts'

export const energyClasses = {
  names: 'energie|energieklass|klass|energiepass|pass|label',
  fillers: 'de|d|op|mannst',
  nameFillers: 'ab|eng',
  comparing: 'besser|oder',
  namesAfter: 'energieklass|klass|label',
  betweenAfter: 'am|oder besser wei',
  aboutEnergy: '',
  worse: 'mei schlecht|enner',
  better: 'besser',
  above: 'iwwer',
  than: 'wei|ewei',
  joints: 'oder|bis|soss',
  leastAfter: 'mindestens|minimum',
  orTyped: '',
  more: 'mei',
} satisfies EnergyClassWords

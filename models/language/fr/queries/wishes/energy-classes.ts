import type { EnergyClassWords } from '../../../words/queries/wishes/energy-class-words.ts'

export const energyClasses = {
  names: 'energetique|energie|peb|cpe|dpe|label|classe|passeport|certificat|performance|etiquette|lettre',
  fillers: 'de|d|au|moins|minimum|min|mini',
  nameFillers: '',
  comparing: 'mieux|que|pire|ou|a|superieure?|egale?',
  namesAfter: 'energetique|label|cpe|peb|dpe',
  betweenAfter: 'au|ou mieux|ou superieure?|plus',
  aboutEnergy: String.raw`peb|cpe|dpe|efficien\w*|passiv\w*|passeport`,
  worse: 'pire|sous',
  better: 'mieux',
  above: 'meilleure?',
  than: 'que|de|a|classe',
  joints: 'ou|et|a|plus|sinon',
  leastAfter: 'minimum|min',
  orTyped: '',
  more: '',
} satisfies EnergyClassWords

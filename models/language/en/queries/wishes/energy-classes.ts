import type { EnergyClassWords } from '../../../words/queries/wishes/energy-class-words.ts'

export const energyClasses = {
  names: 'energy|epc|ber|label|rating|rated|grade|class|certificate|performance|pass',
  fillers: 'of|at|least|minimum|min|minimal|no|better|than|or',
  nameFillers: 'is|with',
  comparing: 'worse|equal|to',
  namesAfter: 'rated|rating|energy|class|label|epc',
  betweenAfter: 'in|on|or better|plus',
  aboutEnergy: String.raw`\w*energ\w*|epc|efficien\w*|insulat\w*|passiv\w*|nzeb`,
  worse: 'worse|under|below',
  better: 'better',
  above: 'above',
  than: 'than|a|class',
  joints: 'or|and|to|nor',
  leastAfter: 'minimum|min',
  orTyped: '',
  more: '',
} satisfies EnergyClassWords

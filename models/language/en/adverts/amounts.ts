import type { AmountWords } from '../../words/adverts/amount-words.ts'

export const amounts = {
  withheld: String.raw`on request|on demand|on application|\bpoa\b|sur request`,
  from: String.raw`\bfrom\b|starting`,
  millions: String.raw`million\w*`,
  thousands: '',
  charges: 'monthly charges',
  chargesBehind: '',
  ofCharges: 'of[ ]',
  rents: '',
  oneMonth: '',
} satisfies AmountWords

import type { AmountWords } from '../../words/adverts/amount-words.ts'

export const amounts = {
  withheld: 'op ufro',
  from: String.raw`\bvun\b`,
  millions: '',
  thousands: '',
  charges: '',
  chargesBehind: '',
  ofCharges: '',
  rents: '',
  oneMonth: '',
} satisfies AmountWords

import type { AmountWords } from '../../words/adverts/amount-words.ts'

export const amounts = {
  withheld: 'auf anfrage|preis anfragen',
  from: String.raw`\bab\b|\bmindestens\b`,
  millions: String.raw`mio\b|million\w*`,
  thousands: String.raw`tsd\b`,
  charges: 'nebenkosten',
  chargesBehind: 'nebenkosten',
  ofCharges: '',
  rents: 'kaltmieten?',
  oneMonth: '',
} satisfies AmountWords

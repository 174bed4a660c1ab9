import type { AmountWords } from '../../words/adverts/amount-words.ts'

export const amounts = {
  withheld: 'sur demande|nous consulter|nous contacter|confidentiel',
  from: String.raw`a partir de|\bdes\b`,
  millions: String.raw`million\w*`,
  thousands: '',
  charges: 'charges?(?: mensuelles| locatives| communes)?|provisions? (?:pour|sur) charges|avances? sur charges',
  chargesBehind: 'charges|avances?|provisions?',
  ofCharges: `de[ ]|d'`,
  rents: 'loyers?',
  oneMonth: '',
} satisfies AmountWords

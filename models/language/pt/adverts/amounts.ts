import type { AmountWords } from '../../words/adverts/amount-words.ts'

export const amounts = {
  withheld: 'sob consulta|a pedido',
  from: String.raw`a partir de|\bdesde\b`,
  millions: String.raw`milhoes\b|milhao\b`,
  thousands: String.raw`mil\b`,
  charges: 'despesas',
  chargesBehind: '',
  ofCharges: '',
  rents: '',
  oneMonth: 'um(?= )',
} satisfies AmountWords

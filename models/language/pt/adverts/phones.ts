import type { PhoneWords } from '../../words/adverts/phone-words.ts'

export const phones = {
  called: 'telefone?|ligar|contacto',
  between: '',
  countedBehind: '',
  numbered: '',
  numberedBy: '',
} satisfies PhoneWords

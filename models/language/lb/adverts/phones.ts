import type { PhoneWords } from '../../words/adverts/phone-words.ts'

export const phones = {
  called: String.raw`uruff\w*`,
  between: '',
  countedBehind: '',
  numbered: '',
  numberedBy: '',
} satisfies PhoneWords

import type { PhoneWords } from '../../words/adverts/phone-words.ts'

export const phones = {
  called: 'handy|anrufen|unter|ruf',
  between: 'nr|unter',
  countedBehind: String.raw`qm|ar\b|jahre`,
  numbered: 'objekt(?:nummer|-?nr)?|nr|preis',
  numberedBy: 'nr',
} satisfies PhoneWords

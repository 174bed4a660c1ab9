import type { PhoneWords } from '../../words/adverts/phone-words.ts'

export const phones = {
  called: 'phone|mobile?|fax|whats ?app|viber|call',
  between: 'no|number|us|at',
  countedBehind: String.raw`eur|euros?|m2|m²|sqm|ha\b|k\b|kwh|km|min`,
  numbered: 'id|no|code|vat|price|eur',
  numberedBy: 'athome',
} satisfies PhoneWords

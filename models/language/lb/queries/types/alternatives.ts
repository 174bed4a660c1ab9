import type { AlternativeWords } from '../../../words/queries/types/alternative-words.ts'

export const alternatives = {
  or: 'oder',
  otherwise: 'od|respektiv|ob|soss|alternativ',
  orNot: 'net|onmiww[a-z]+',
  also: 'och|ok|okay|meiglech|alternativ',
  mayBe: 'ka',
  mayBeArticles: 'en|eng',
  fillers: 'en|eng|just|nemmen|so',
  as: 'als|duplex',
} satisfies AlternativeWords

import type { QuantityNameWords } from '../../words/queries/quantity-name-words.ts'

export const quantityNames = {
  bedrooms: 'schlofzemmer|schlofkummeren|kummeren',
  bathrooms: 'bueder|buedzemmer',
  rooms: 'zemmer',
  floor: 'stock|stack',
  area: 'wunnflach|flach|greisst',
  fillers: 'vun|ab|mindestens|max|op|d|mannst|hechstens',
} satisfies QuantityNameWords

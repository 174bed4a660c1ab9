import type { NumberRangeWords } from '../../../words/queries/amounts/number-range-words.ts'

export const numberRanges = {
  openers: 'zwischen|zw|von',
  openerFillers: 'den|dem',
  or: 'oder',
  to: 'bis',
  until: '',
  and: 'und',
  andShort: 'u',
  toFloor: 'bis',
  floorArticles: 'den|dem|der|zum|zur|am|im',
} satisfies NumberRangeWords

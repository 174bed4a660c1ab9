import type { NumberRangeWords } from '../../../words/queries/amounts/number-range-words.ts'

export const numberRanges = {
  openers: 'tescht|teschent|teschend|tuschen|vun',
  openerFillers: 'den|dem',
  or: 'oder',
  to: 'bis',
  until: '',
  and: 'an|e',
  andShort: '',
  toFloor: 'op',
  floorArticles: 'den|dem|der|d|de|um|up|op|am|em|im',
} satisfies NumberRangeWords

import type { NumberRangeWords } from '../../../words/queries/amounts/number-range-words.ts'

export const numberRanges = {
  openers: 'between|from',
  openerFillers: 'the|a|eur',
  or: 'or',
  to: 'to',
  until: 'till|until',
  and: 'and',
  andShort: '',
  toFloor: 'through',
  floorArticles: 'the',
} satisfies NumberRangeWords

import type { NumberRangeWords } from '../../../words/queries/amounts/number-range-words.ts'

export const numberRanges = {
  openers: 'entre|de',
  openerFillers: 'le|les',
  or: 'ou',
  to: 'a',
  until: '',
  and: 'et',
  andShort: '',
  toFloor: 'au',
  floorArticles: 'le|la|l|du|au|d|de',
} satisfies NumberRangeWords

import type { NumberRangeWords } from '../../../words/queries/amounts/number-range-words.ts'

export const numberRanges = {
  openers: 'entre|de|desde',
  openerFillers: 'o|os|a|as',
  or: 'ou',
  to: 'a|ate',
  until: '',
  and: 'e',
  andShort: '',
  toFloor: 'ao|aos',
  floorArticles: 'o|os|ao|do|no|um|d|de|em',
} satisfies NumberRangeWords

import type { AgeWords } from '../../../words/queries/amounts/age-words.ts'

export const ages = {
  years: 'ans',
  olderThan: 'plus (?:vieux|vieille|ancien|ancienne|age|agee)s? que|plus de',
  denials: 'pas|ne|rien',
  atMost: 'max|maximum|pas plus de|moins de|moins',
  old: 'd age|de construction|max|maximum',
} satisfies AgeWords

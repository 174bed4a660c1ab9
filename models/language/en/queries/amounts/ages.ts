import type { AgeWords } from '../../../words/queries/amounts/age-words.ts'

export const ages = {
  years: 'years?|yrs',
  olderThan: 'older than',
  denials: 'not|no|nothing',
  atMost: 'max|maximum|at most|less than|under|no more than|not more than',
  old: 'old|max|maximum',
} satisfies AgeWords

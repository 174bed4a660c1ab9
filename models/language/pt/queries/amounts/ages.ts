import type { AgeWords } from '../../../words/queries/amounts/age-words.ts'

export const ages = {
  years: 'anos',
  olderThan: 'mais velh[oa]s? (?:que|do que)|mais de',
  denials: 'nao',
  atMost: 'max|nao mais de|no maximo|menos de',
  old: 'de idade|max',
} satisfies AgeWords

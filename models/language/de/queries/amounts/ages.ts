import type { AgeWords } from '../../../words/queries/amounts/age-words.ts'

export const ages = {
  years: 'jahre?',
  olderThan: 'alter als',
  denials: String.raw`nicht|kein\w*`,
  atMost: 'max|maximum|maximal|hochstens|weniger als|junger als|nicht mehr als|unter',
  old: 'alt|max|maximum',
} satisfies AgeWords

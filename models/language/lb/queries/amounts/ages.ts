import type { AgeWords } from '../../../words/queries/amounts/age-words.ts'

export const ages = {
  years: 'joer',
  olderThan: 'mei al (?:wei|ewei)',
  denials: 'net|keen|keng',
  atMost: 'max|maximum|hechstens|net mei wei|net mei ewei|manner wei|enner',
  old: 'al|max|maximum',
} satisfies AgeWords

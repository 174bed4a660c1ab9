import type { AnswerWords } from '../words/some-words.ts'

export const answers = { yes: ['oui'], no: ['non'] } satisfies AnswerWords

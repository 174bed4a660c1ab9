import type { AnswerWords } from '../words/some-words.ts'

export const answers = { yes: ['yes'], no: ['no'] } satisfies AnswerWords

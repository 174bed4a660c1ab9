import type { AnswerWords } from '../words/some-words.ts'

export const answers = { yes: ['sim'], no: ['não'] } satisfies AnswerWords

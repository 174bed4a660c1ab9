import type { AnswerWords } from '../words/some-words.ts'

export const answers = { yes: ['jo', 'ja'], no: ['nee', 'neen'] } satisfies AnswerWords

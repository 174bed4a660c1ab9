import type { AnswerWords } from '../words/some-words.ts'

export const answers = { yes: ['ja'], no: ['nein'] } satisfies AnswerWords

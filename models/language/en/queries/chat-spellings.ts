import type { ChatSpellings } from '../../words/queries/chat-spellings.ts'

export const chatSpellings = { n: 'and' } satisfies ChatSpellings

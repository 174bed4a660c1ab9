import type { ChatSpellings } from '../../words/queries/chat-spellings.ts'

export const chatSpellings = { ned: 'net' } satisfies ChatSpellings

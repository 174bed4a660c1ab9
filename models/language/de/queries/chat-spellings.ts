import type { ChatSpellings } from '../../words/queries/chat-spellings.ts'

export const chatSpellings = { nich: 'nicht', ned: 'nicht', net: 'nicht' } satisfies ChatSpellings

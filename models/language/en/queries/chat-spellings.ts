import type { ChatSpellings } from '../../words/queries/chat-spellings.ts'

export const chatSpellings = { n: 'and', furn: 'furnished', flr: 'floor', poss: 'possible' } satisfies ChatSpellings

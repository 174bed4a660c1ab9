import type { ChatSpellings } from '../../words/queries/chat-spellings.ts'

export const chatSpellings = {
  jveux: 'veux',
  jveu: 'veux',
  jcherche: 'cherche',
  jai: 'ai',
  chuis: 'suis',
  asc: 'ascenseur',
} satisfies ChatSpellings

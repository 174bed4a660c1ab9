import type { ChatSpellings } from '../../words/queries/chat-spellings.ts'

export const chatSpellings = {
  oii: 'ola',
  oiii: 'ola',
  estac: 'estacionamento',
  naum: 'nao',
  'n quero': 'nao',
  'n queremos': 'nao',
  'n preciso': 'nao',
  'n precisamos': 'nao',
  'n gosto': 'nao',
  'n pode': 'nao',
} satisfies ChatSpellings

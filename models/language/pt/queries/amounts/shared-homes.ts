import type { SharedHomeWords } from '../../../words/queries/amounts/shared-home-words.ts'

export const sharedHomes = {
  share: '',
  homes: '',
  sharing: 'partilhad[oa]s?|partilhar|hospede',
  occupants: 'estudantes?',
  rooms: 'quarto',
  denials: 'nao|sem|nem',
} satisfies SharedHomeWords

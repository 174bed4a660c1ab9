import type { RoomToLetWords } from '../../../words/queries/types/room-to-let-words.ts'

export const roomsToLet = {
  shared: 'partilhad[oa]s?',
  bedrooms: '',
  countedRooms: '',
  articles: 'um|uma',
  noRoom: 'andar|piso',
  for: 'para|pra',
  onePerson: String.raw`
    alugar|arrendar|estudar|estudantes?|estagiari[oa]s?|filh[oa]|rapaz|rapariga|pessoa|trabalhador|mim
  `,
} satisfies RoomToLetWords

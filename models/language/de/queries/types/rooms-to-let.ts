import type { RoomToLetWords } from '../../../words/queries/types/room-to-let-words.ts'

export const roomsToLet = {
  shared: 'wg|wohngemeinschaft',
  bedrooms: '',
  countedRooms: 'zimmer|kammer',
  articles: 'ein|eine|einem|einen',
  noRoom: '',
  for: 'fur|fuer',
  onePerson: String.raw`mieten|student\w*|person|azubi|praktikant\w*|sohn|tochter|mich|max`,
} satisfies RoomToLetWords

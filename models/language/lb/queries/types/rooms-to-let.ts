import type { RoomToLetWords } from '../../../words/queries/types/room-to-let-words.ts'

export const roomsToLet = {
  shared: String.raw`wg|wunngemeinschaft|coloc\w*|gedeelt\w*`,
  bedrooms: '',
  countedRooms: 'zemmer',
  articles: 'en|eng|enger|just',
  noRoom: '',
  for: 'fir',
  onePerson: String.raw`lounen|student\w*|praktikant\w*|jong|meedchen|mech|max`,
} satisfies RoomToLetWords

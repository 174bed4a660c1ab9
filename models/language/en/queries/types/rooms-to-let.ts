import type { RoomToLetWords } from '../../../words/queries/types/room-to-let-words.ts'

export const roomsToLet = {
  shared: 'shared|sharing|share|flatshare|houseshare',
  bedrooms: 'bedroom',
  countedRooms: '',
  articles: 'a|an|one|single|double|just|nice|simple',
  noRoom: 'service|temperature|height',
  for: 'for|to',
  onePerson: String.raw`
    rent|let|student\w*|me|myself|one|single|person|worker|professional|intern|trainee|son|daughter|max|under|less
  `,
} satisfies RoomToLetWords

import type { RoomWords } from '../../words/adverts/room-words.ts'

export const rooms = {
  bedrooms: String.raw`bed(?:room)?s?\b`,
  bathrooms: String.raw`bath(?:room)?s?\b`,
  rooms: String.raw`rooms?\b`,
  adjectives: 'spacious|large|double',
  dining: 'dining(?: room)?',
} satisfies RoomWords

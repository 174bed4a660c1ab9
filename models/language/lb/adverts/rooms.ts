import type { RoomWords } from '../../words/adverts/room-words.ts'

export const rooms = {
  bedrooms: 'schlofzemmer',
  bathrooms: 'buedzemmer',
  rooms: 'zemmer',
  adjectives: '',
  dining: '',
} satisfies RoomWords

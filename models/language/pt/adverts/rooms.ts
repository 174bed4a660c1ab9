import type { RoomWords } from '../../words/adverts/room-words.ts'

export const rooms = {
  bedrooms: String.raw`quartos?\b`,
  bathrooms: 'casas? de banho',
  rooms: 'assoalhadas?|divisoes',
  adjectives: '',
  dining: 'sala de jantar',
} satisfies RoomWords

import type { RoomWords } from '../../words/adverts/room-words.ts'

export const rooms = {
  bedrooms: String.raw`schlafzimmer|schlafz\b\.?|sz\b`,
  bathrooms: String.raw`badezimmer|bader\b|bad\b`,
  rooms: String.raw`zimmer\w*|zi\b\.?`,
  adjectives: 'grosse|geraumige|helle',
  dining: 'esszimmer',
} satisfies RoomWords

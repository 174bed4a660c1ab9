import type { RoomWords } from '../../words/adverts/room-words.ts'

export const rooms = {
  bedrooms: String.raw`chambres?(?! ?d'ami| de bonne| froide)|chambre\(s\)|ch\b\.?`,
  bathrooms: String.raw`salles? de (?:bains?|douches?)|sdb\b`,
  rooms: String.raw`pieces?\b|pcs\b`,
  adjectives: 'grandes?|belles?|spacieuses?|vraies?|jolies?',
  dining: 'salle[ -]a[ -]manger',
} satisfies RoomWords

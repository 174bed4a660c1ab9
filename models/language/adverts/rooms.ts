import { rooms as de } from '../de/adverts/rooms.ts'
import { rooms as en } from '../en/adverts/rooms.ts'
import { rooms as fr } from '../fr/adverts/rooms.ts'
import { rooms as lb } from '../lb/adverts/rooms.ts'
import { rooms as pt } from '../pt/adverts/rooms.ts'
import { joinLanguages } from '../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

/** Groups: bedrooms, bathrooms, rooms. */
export const COUNTED_ROOMS = new RegExp(
  String.raw`\b(?:(${of('bedrooms')})|(${of('bathrooms')})|(${of('rooms')}))`,
  'g',
)
export const ROOM_ADJECTIVE: string = of('adjectives')
export const DINING_ROOM: string = of('dining')

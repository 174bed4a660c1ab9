import { roomsToLet as de } from '../../de/queries/types/rooms-to-let.ts'
import { roomsToLet as en } from '../../en/queries/types/rooms-to-let.ts'
import { roomsToLet as fr } from '../../fr/queries/types/rooms-to-let.ts'
import { roomsToLet as lb } from '../../lb/queries/types/rooms-to-let.ts'
import { roomsToLet as pt } from '../../pt/queries/types/rooms-to-let.ts'
import { joinWords } from '../../words/join-words.ts'
import type { RoomToLetWords } from '../../words/queries/types/room-to-let-words.ts'

const of = (concept: keyof RoomToLetWords): string => joinWords([en, fr, de, lb, pt], concept)

export const SHARED_HOME = whole('shared')
export const BEDROOM = whole('bedrooms')
export const COUNTED_ROOM = whole('countedRooms')
export const ONE = whole('articles')
export const NO_ROOM = whole('noRoom')
export const ROOM_FOR = new RegExp(`^${of('for')} `)
export const ONE_PERSON = new RegExp(String.raw`\b${of('onePerson')}\b`)

function whole(concept: keyof RoomToLetWords): RegExp {
  return new RegExp(`^${of(concept)}$`)
}

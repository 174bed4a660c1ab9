import { roomsToLet as de } from '../../de/queries/types/rooms-to-let.ts'
import { roomsToLet as en } from '../../en/queries/types/rooms-to-let.ts'
import { roomsToLet as fr } from '../../fr/queries/types/rooms-to-let.ts'
import { roomsToLet as lb } from '../../lb/queries/types/rooms-to-let.ts'
import { roomsToLet as pt } from '../../pt/queries/types/rooms-to-let.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of, whole } = joinLanguages([en, fr, de, lb, pt])

export const SHARED_HOME = whole('shared')
export const BEDROOM = whole('bedrooms')
export const COUNTED_ROOM = whole('countedRooms')
export const ONE = whole('articles')
export const NO_ROOM = whole('noRoom')
export const ROOM_FOR = new RegExp(`^${of('for')} `)
export const ONE_PERSON = new RegExp(String.raw`\b${of('onePerson')}\b`)

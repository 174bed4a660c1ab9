import { leftHomes as de } from '../../de/queries/types/left-homes.ts'
import { leftHomes as en } from '../../en/queries/types/left-homes.ts'
import { leftHomes as fr } from '../../fr/queries/types/left-homes.ts'
import { leftHomes as lb } from '../../lb/queries/types/left-homes.ts'
import { leftHomes as pt } from '../../pt/queries/types/left-homes.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const LEFT_BEHIND = new RegExp(`(?:^| )${of('leaving')}(?: (?!${of('towards')} )[a-z]+){0,5}$`)
export const MOVING = new RegExp(String.raw`(?:^|\s)${of('moving')}$`)
/** `ich komme aus Esch`, `marre d'Esch`: with an article at most. */
export const ORIGIN = new RegExp(String.raw`(?:^|\s)${of('origin')}(?: [a-z]{1,3})?$`)

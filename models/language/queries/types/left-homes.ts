import { leftHomes as de } from '../../de/queries/types/left-homes.ts'
import { leftHomes as en } from '../../en/queries/types/left-homes.ts'
import { leftHomes as fr } from '../../fr/queries/types/left-homes.ts'
import { leftHomes as lb } from '../../lb/queries/types/left-homes.ts'
import { leftHomes as pt } from '../../pt/queries/types/left-homes.ts'
import { joinWords } from '../../words/join-words.ts'
import type { LeftHomeWords } from '../../words/queries/types/left-home-words.ts'

const of = (concept: keyof LeftHomeWords): string => joinWords([en, fr, de, lb, pt], concept)

export const LEFT_BEHIND = new RegExp(`(?:^| )${of('leaving')}(?: (?!${of('towards')} )[a-z]+){0,5}$`)
export const MOVING = new RegExp(String.raw`(?:^|\s)${of('moving')}$`)

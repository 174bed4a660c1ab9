import { ages as de } from '../../de/queries/amounts/ages.ts'
import { ages as en } from '../../en/queries/amounts/ages.ts'
import { ages as fr } from '../../fr/queries/amounts/ages.ts'
import { ages as lb } from '../../lb/queries/amounts/ages.ts'
import { ages as pt } from '../../pt/queries/amounts/ages.ts'
import { joinWords } from '../../words/join-words.ts'
import type { AgeWords } from '../../words/queries/amounts/age-words.ts'

const of = (concept: keyof AgeWords): string => joinWords([en, fr, de, lb, pt], concept)

export const YEARS = new RegExp(`^${of('years')}$`)
export const OLDER_THAN = new RegExp(`(?:^| )${of('olderThan')}$`)
export const DENIED = new RegExp(`(?:^| )${of('denials')}(?: |$)`)
export const AT_MOST = new RegExp(`(?:^| )${of('atMost')}$`)
export const OLD = new RegExp(String.raw`^${of('old')}\b`)

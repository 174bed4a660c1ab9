import { ages as de } from '../../de/queries/amounts/ages.ts'
import { ages as en } from '../../en/queries/amounts/ages.ts'
import { ages as fr } from '../../fr/queries/amounts/ages.ts'
import { ages as lb } from '../../lb/queries/amounts/ages.ts'
import { ages as pt } from '../../pt/queries/amounts/ages.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const YEARS = new RegExp(`^${of('years')}$`)
export const OLDER_THAN = new RegExp(`(?:^| )${of('olderThan')}$`)
export const DENIED = new RegExp(`(?:^| )${of('denials')}(?: |$)`)
export const AT_MOST = new RegExp(`(?:^| )${of('atMost')}$`)
export const OLD = new RegExp(String.raw`^${of('old')}\b`)

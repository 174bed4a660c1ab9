import { mentions as de } from '../de/queries/mentions.ts'
import { mentions as en } from '../en/queries/mentions.ts'
import { mentions as fr } from '../fr/queries/mentions.ts'
import { mentions as lb } from '../lb/queries/mentions.ts'
import { mentions as pt } from '../pt/queries/mentions.ts'
import { joinLanguages } from '../words/join-words.ts'
import { FOR } from './small-words.ts'

const { of, whole } = joinLanguages([en, fr, de, lb, pt])

export const THE = whole('the')
export const CURRENCY = whole('currencies')
export const AND = whole('and')
/** Text as typed. */
export const IS_ACCENTED = new RegExp(`^${of('isAccented')}$`, 'i')
/** A home that is wanted, or shall be, is none that one has. */
export const WANTING = new RegExp(`(?:^| )${of('wanting')}(?= |$)`)
export const TOO_MUCH = whole('tooMuch')
export const CHILD = whole('children')
/** Before people that a home is for. */
export const FOR_PEOPLE = new RegExp(`(?:^| )(?:${FOR}|${of('role')})(?: ${of('articles')})?$`)
/** `she runs a`, `arbeitet in einer` */
export const WORKPLACE = new RegExp(`^${of('workplaces')}`)

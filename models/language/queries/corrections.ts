import { corrections as de } from '../de/queries/corrections.ts'
import { corrections as en } from '../en/queries/corrections.ts'
import { corrections as fr } from '../fr/queries/corrections.ts'
import { corrections as lb } from '../lb/queries/corrections.ts'
import { corrections as pt } from '../pt/queries/corrections.ts'
import { joinLanguages } from '../words/join-words.ts'
import { NO } from './small-words.ts'

const { of, whole } = joinLanguages([en, fr, de, lb, pt])

/** Two words. */
export const NOT_THE = new RegExp(`^${of('notThe')}$`, 'i')
export const NOT = new RegExp(`^${of('not')}$`, 'i')
export const NO_NUMBER = new RegExp(`^${of('noNumber')}$`, 'i')
export const BEFORE_MOMENT = whole('beforeMoment')
export const REPLY = whole('replies')
export const DENIAL = new RegExp(`^(?:${NO}|${of('replies')})$`)
export const BEFORE_MEANT = new RegExp(`^(?:${of('places')}|${of('rather')})$`)
export const BEFORE_FORGOTTEN = new RegExp(`^(?:${of('places')}|${of('forgottenPlaces')})$`)
export const MARKER_WORD = new RegExp(`^(?:${of('rather')}|${of('markers')})$`)
export const ONE = whole('one')
export const PLENTY = whole('plenty')

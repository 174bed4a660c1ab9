import { ceilings as de } from '../../de/queries/amounts/ceilings.ts'
import { ceilings as en } from '../../en/queries/amounts/ceilings.ts'
import { ceilings as fr } from '../../fr/queries/amounts/ceilings.ts'
import { ceilings as lb } from '../../lb/queries/amounts/ceilings.ts'
import { ceilings as pt } from '../../pt/queries/amounts/ceilings.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const NOT = new RegExp(`^${of('not')}$`)
export const NOT_OR_NONE = new RegExp(`^(?:${of('not')}|${of('none')})$`)
export const SPENDING = new RegExp(`^${of('spending')}$`)
export const TOO_MUCH = new RegExp(String.raw`\b${of('tooMuch')}\b`)
export const MORE = new RegExp(String.raw`\b${of('more')}\b`)

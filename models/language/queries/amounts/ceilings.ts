import { ceilings as de } from '../../de/queries/amounts/ceilings.ts'
import { ceilings as en } from '../../en/queries/amounts/ceilings.ts'
import { ceilings as fr } from '../../fr/queries/amounts/ceilings.ts'
import { ceilings as lb } from '../../lb/queries/amounts/ceilings.ts'
import { ceilings as pt } from '../../pt/queries/amounts/ceilings.ts'
import { joinWords } from '../../words/join-words.ts'
import type { CeilingWords } from '../../words/queries/amounts/ceiling-words.ts'

const of = (concept: keyof CeilingWords): string => joinWords([en, fr, de, lb, pt], concept)

export const NOT = new RegExp(`^${of('not')}$`)
export const NOT_OR_NONE = new RegExp(`^(?:${of('not')}|${of('none')})$`)
export const SPENDING = new RegExp(`^${of('spending')}$`)
export const TOO_MUCH = new RegExp(String.raw`\b${of('tooMuch')}\b`)
export const MORE = new RegExp(String.raw`\b${of('more')}\b`)

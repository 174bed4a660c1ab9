import { cells as de } from '../de/adverts/cells.ts'
import { cells as en } from '../en/adverts/cells.ts'
import { cells as fr } from '../fr/adverts/cells.ts'
import { cells as lb } from '../lb/adverts/cells.ts'
import { cells as pt } from '../pt/adverts/cells.ts'

const ALL = [en, fr, de, lb, pt]

export const NOTHING: ReadonlySet<string> = new Set(ALL.flatMap(({ nothing }) => nothing))
export const YES: ReadonlySet<string> = new Set(ALL.flatMap(({ yes }) => yes))
export const NO: ReadonlySet<string> = new Set(ALL.flatMap(({ no }) => no))
export const FURNISHED = new RegExp(ALL.flatMap(({ furnished }) => furnished).join('|'), 'i')

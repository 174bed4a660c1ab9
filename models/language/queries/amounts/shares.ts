import { shares as de } from '../../de/queries/amounts/shares.ts'
import { shares as en } from '../../en/queries/amounts/shares.ts'
import { shares as fr } from '../../fr/queries/amounts/shares.ts'
import { shares as lb } from '../../lb/queries/amounts/shares.ts'
import { shares as pt } from '../../pt/queries/amounts/shares.ts'
import { joinLanguages } from '../../words/join-words.ts'
import { askingPattern } from '../../asking.ts'
import { RENTS } from './incomes.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

/** `500 de renda cada um` */
export const EACH = new RegExp(`^(?:${of('ofRent')} )?(?:${RENTS} )?${askingPattern('each')}(?= |$)`)
export const EACH_COUPLE = new RegExp(`^${askingPattern('eachCouple')}(?= |$)`)
export const EACH_BEFORE = new RegExp(`(?:^| )${askingPattern('each')}(?: [a-z]+){0,4}$`)
/** German `je 600`; French `je gagne 3400`. */
export const I_BEFORE = new RegExp(`^ ?${of('i')} (?!${of('behindEach')})[a-z]`)

import { filedAmounts as de } from '../de/queries/filed-amounts.ts'
import { filedAmounts as en } from '../en/queries/filed-amounts.ts'
import { filedAmounts as fr } from '../fr/queries/filed-amounts.ts'
import { filedAmounts as lb } from '../lb/queries/filed-amounts.ts'
import { filedAmounts as pt } from '../pt/queries/filed-amounts.ts'
import { joinLanguages } from '../words/join-words.ts'
import { OR } from './small-words.ts'

const { of } = joinLanguages([en, fr, de, lb, pt])

export const YEARLY = new RegExp(String.raw`\b${of('yearly')}\b`, 'i')
/** Words that mean a home to rent where no currency is written. */
export const RENTED = new RegExp(String.raw`\b${of('rented')}`, 'i')
export const CURRENCY = new RegExp(`€|${of('currency')}`, 'i')
/** `studio ou 1 chambre` */
export const OR_ELSE = new RegExp(`^(?:${OR}|${of('orElse')})$`)

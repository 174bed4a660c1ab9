import { terms as de } from '../de/lease/terms.ts'
import { terms as en } from '../en/lease/terms.ts'
import { terms as fr } from '../fr/lease/terms.ts'
import { terms as lb } from '../lb/lease/terms.ts'
import { joinWords } from '../words/join-words.ts'
import type { TermWords } from '../words/lease/term-words.ts'

// Words of the terms that a lease states.

const words = (key: keyof TermWords): string => joinWords([fr, de, en, lb], key)

/** Words with `guarantee` that are about something else, or about a form of it only. */
export const OTHER_GUARANTEE: RegExp = new RegExp(words('otherGuarantee'))
export const BARE_MONTHS: RegExp = new RegExp(
  String.raw`${words('deposit')}\s*${words('ofDeposit')}?\s*(?::|${words('amountsTo')})\s*(.{0,24})`,
)
/** A year may stand between: `coefficient de réévaluation de 2012 : 1,27`. */
export const COEFFICIENT: RegExp = new RegExp(
  String.raw`${words('coefficient')}(?:(?:19|20)\d{2}(?!\d)|\D){0,50}?(?<!\d)(\d{1,2}[.,]\d{1,4})(?![\d.,/]\d)`,
)
export const BUILT: RegExp = new RegExp(String.raw`${words('built')}\D{0,25}?((?:1[5-9]|20)\d{2})\b`)
/** Said of a capital that is stated at the value of today. An infinitive only announces it. */
export const REVALUED: RegExp = new RegExp(
  String.raw`(?<![a-z])${words('revalued')}|${words('worthToday')}|${words('today')} ${words('at')} (?:\d|eur|€)`,
)
export const MONTHS_TO_COME: RegExp = new RegExp(String.raw`^\s*${words('monthsToCome')}`)
export const RETURNS: RegExp = new RegExp(words('returns'))
export const NOT_BEFORE: RegExp = new RegExp(`(?<![a-z])${words('not')}[ -]+$`)
export const NOT_FURNISHED: RegExp = new RegExp(String.raw`\b(?:${words('not')}|${words('notFurnished')})[\s-]*$`)

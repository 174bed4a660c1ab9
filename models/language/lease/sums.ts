import { AFTER_BARE, BARE_LABEL, EVERY_MONTH_BEHIND } from './amounts.ts'
import { NUMBER_PATTERN, parseLocalizedNumber } from '../numbers/localized-number.ts'
import { moneyIn } from '../numbers/quantities.ts'
import type { Quantity } from '../numbers/quantities.ts'

/** EUR; a sum without its currency is believed between these. */
const LEAST = 50
const MOST = 60_000
const NUMBER = new RegExp(String.raw`(?<![\p{L}\p{N}.,/-])(?:${NUMBER_PATTERN})(?![\p{L}\p{N}/])`, 'gu')
const DASH = /^\s?[,.][-–—]{1,2}/
const CENTS = /[.,]\d\d$/
const OTHER_UNIT = /^\s*(?:%|m2|m²|qm|ares?\b|km|kwh|pour ?cent|prozent|per ?cent)/
/** A number that is a year. */
export const YEAR: RegExp = /^(?:19|20)\d\d$/
const AHEAD = 40

/**
 * Sums of euros in a folded statement of a lease, in order: those with their currency, and those that are written without it where the words beside them
 * leave no doubt (`rent is 1,550 a month`, `Kaution 2.300,-`, `net rent 1,150`).
 */
export function sumsIn(folded: string): Quantity[] {
  const money = moneyIn(folded)
  const bare = [...folded.matchAll(NUMBER)].flatMap((match): Quantity[] => {
    const [start, end] = [match.index, match.index + match[0].length]
    if (money.some((sum) => start < sum.end && end > sum.start)) return []
    const value = parseLocalizedNumber(match[0])
    if (value === null || value < LEAST || value > MOST) return []
    const behind = folded.slice(end)
    const dash = DASH.exec(behind)
    if (dash !== null) return [{ value, start, end: end + dash[0].length }]
    if (CENTS.test(match[0]) && !OTHER_UNIT.test(behind)) return [{ value, start, end }]
    if (YEAR.test(match[0]) || !isNamed(folded.slice(Math.max(0, start - AHEAD), start), behind)) return []
    return [{ value, start, end }]
  })
  return bare.length === 0 ? money : [...money, ...bare].sort((a, b) => a.start - b.start)
}

/** Numbers of the size of a sum, with or without a currency, that no percent follows. */
export function numbersIn(folded: string): Quantity[] {
  return [...folded.matchAll(NUMBER)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const value = parseLocalizedNumber(match[0])
    const isSum = value !== null && value >= LEAST && value <= MOST && !OTHER_UNIT.test(folded.slice(end))
    return isSum ? [{ value, start, end }] : []
  })
}

function isNamed(ahead: string, behind: string): boolean {
  return BARE_LABEL.test(ahead) && (EVERY_MONTH_BEHIND.test(behind) || AFTER_BARE.test(behind))
}

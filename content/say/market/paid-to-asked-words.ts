import type { PaidToAsked } from '../../../models/contracts/market/paid-to-asked.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { numberWords } from '../numbers.ts'
import { sayIn } from '../words.ts'

/** Two decimals: more than the figures behind a ratio can bear would be none. */
const shown = (share: number): number => Math.round(100 * share) / 100

/** Prices paid for existing flats of a commune, relative to what is asked, with interval and source. @param commune name, as the office lists it */
export function paidToAskedText(found: PaidToAsked, commune: string, locale: Locale): string {
  const { percent } = numberWords(locale)
  const { ratio, low, high, intervalLevel, year, lastYear } = found
  return sayIn(locale)('valuation.paidToAsked', {
    commune,
    year: String(year),
    lastYear: String(lastYear),
    ratio: percent(shown(ratio)),
    low: percent(shown(low)),
    high: percent(shown(high)),
    level: percent(intervalLevel),
  })
}

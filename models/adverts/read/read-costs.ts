import type { RawAdvert, Scalar } from '../../contracts/listings/raw-advert.ts'
import { fold } from '../../language/fold.ts'
import { readAmount } from './read-amount.ts'
import type { Provenance } from './refusal.ts'
import { textOf } from './scalar.ts'
import { roundHalfUp } from '../../statistics/round.ts'

const MONTHS =
  /^(\d{1,2}(?:[.,]5)?|un|une|deux|trois|ein|eine|zwei|drei|one|two|three|um|dois|tres)\s?(?:x\s?)?(?:mois|monat\w*|months?|mes(?:es)?|kaltmieten?|loyers?|mount|meint)/
const COUNTS: Record<string, number> = {
  un: 1,
  une: 1,
  ein: 1,
  eine: 1,
  one: 1,
  um: 1,
  deux: 2,
  zwei: 2,
  two: 2,
  dois: 2,
  trois: 3,
  drei: 3,
  three: 3,
  tres: 3,
}
const CHARGES_IN_TEXT =
  /(?:charges?(?: mensuelles| locatives| communes)?|provisions? (?:pour|sur) charges|avances? sur charges|nebenkosten|monthly charges|despesas)\s?(?:\([^)]{0,30}\))?\s?(?::|=|de|von|of|\+)?\s?(?:env\.?|ca\.?|±)?\s?(\d{2,4}(?:[.,]\d{2})?)\s?(?:€|eur)/
const CHARGES_BEFORE =
  /\+\s?(\d{2,4})\s?(?:€|eur(?:os?)?)\s?(?:de |d'|of )?(?:charges|avances?|provisions?|nebenkosten)/

/** Monthly charges in EUR from their field, else from the text; null for nothing, zero and sums that no month costs. */
export function readCharges(advert: RawAdvert, folded: string, { methods }: Provenance): number | null {
  const stated = eurOf(advert.charges)
  if (stated !== null) return stated <= 10_000 ? stated : null
  const match = CHARGES_IN_TEXT.exec(folded) ?? CHARGES_BEFORE.exec(folded)
  const found = match === null ? null : eurOf(match[1])
  if (found !== null) methods['chargesEur'] = 'extracted'
  return found
}

/** A guarantee or fee in EUR; `2 mois` is counted in rents, and then inferred. */
export function readMonthsOrAmount(
  value: Scalar,
  rentEur: number | null,
  field: string,
  { methods }: Provenance,
): number | null {
  const text = textOf(value)
  if (text === null) return null
  const months = MONTHS.exec(fold(text.slice(0, 60)))
  if (months === null)
    return typeof value === 'number' && value <= 6 ? fromMonths(value, rentEur, field, methods) : eurOf(value)
  return fromMonths(COUNTS[months[1]!] ?? Number(months[1]!.replace(',', '.')), rentEur, field, methods)
}

function fromMonths(
  count: number,
  rentEur: number | null,
  field: string,
  methods: Provenance['methods'],
): number | null {
  if (rentEur === null || count <= 0 || count > 6) return null
  methods[field] = 'inferred'
  return roundHalfUp(rentEur * count, 2)
}

function eurOf(value: Scalar): number | null {
  const reading = readAmount(value)
  return reading !== null && 'eur' in reading ? reading.eur : null
}

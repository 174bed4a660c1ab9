import type { RawAdvert, Scalar } from '../../contracts/listings/raw-advert.ts'
import { CHARGES, CHARGES_BEHIND, ONE_MONTH, RENTS } from '../../language/adverts/amounts.ts'
import { MONTH_WORD } from '../../language/calendar.ts'
import { fold } from '../../language/fold.ts'
import { CONTRACT_NUMBER_WORD, numberPhrase } from '../../language/numbers/number-pattern.ts'
import { numberInWords } from '../../language/numbers/number-words.ts'
import { readAmount } from './read-amount.ts'
import type { Provenance } from './refusal.ts'
import { textOf } from './scalar.ts'
import { roundHalfUp } from '../../statistics/round.ts'

const MONTHS = new RegExp(
  String.raw`^(?:(\d{1,2}(?:[.,]5)?)|(${numberPhrase(CONTRACT_NUMBER_WORD)}|${ONE_MONTH}))\s?(?:x\s?)?(?:${MONTH_WORD}|${RENTS})`,
  'u',
)

/** Monthly charges in EUR from their field, else from the text; null for nothing, zero and sums that no month costs. */
export function readCharges(advert: RawAdvert, folded: string, { methods }: Provenance): number | null {
  const stated = eurOf(advert.charges)
  if (stated !== null) return stated <= 10_000 ? stated : null
  const match = CHARGES.exec(folded) ?? CHARGES_BEHIND.exec(folded)
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
  const count = months[1] === undefined ? numberInWords(months[2]!) : Number(months[1].replace(',', '.'))
  return count === null ? null : fromMonths(count, rentEur, field, methods)
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

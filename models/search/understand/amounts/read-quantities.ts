import { ENOUGH } from '../../../language/queries/amounts/changed-amounts.ts'
import { AND, BETTER, TOTAL, TOTAL_BEFORE } from '../../../language/queries/around-numbers.ts'
import { PREFERRED_BEFORE } from '../../../language/queries/amounts/preferences.ts'
import { EURO_WORDS, KITCHEN_AND_BATH, OR_MORE } from '../../../language/queries/quantity-units.ts'
import type { Locale } from '../../../kernel/locale.ts'
import { wordsBetween, wordsFound, type QueryReading } from '../words/query-reading.ts'
import { impliedUnit } from './implied-units.ts'
import { nameBefore } from './quantity-names.ts'
import { COUNTED, unitAt, type Unit } from './quantity-units.ts'
import { boundStart, rangeAt } from './read-bounds.ts'
import { claimQuantity, type ReadQuantity } from './read-quantity.ts'
import { comparedFloorAt, floorRangeAt, lowFloorAt, ordinalFloorAt } from './read-floors.ts'
import { singleBedroomAt } from './single-bedrooms.ts'
import { readSingle } from './single-quantities.ts'
import { typologyAt } from './typologies.ts'

/**
 * The numbers of a query that count rooms, money, area, floors or years. Numbers with other units are left. `market` is what is asked for where the text
 * does not say: of a rent, a number of the size of one needs no word.
 */
export function readQuantities(
  reading: QueryReading,
  language: Locale | null,
  market: 'rent' | 'buy' | undefined,
): ReadQuantity[] {
  const found: ReadQuantity[] = []
  const { tokens, fields } = reading
  for (let at = 0; at < tokens.length; at++) {
    const typology = typologyAt(reading, at, language) ?? singleBedroomAt(reading, at)
    if (typology) found.push(typology)
    const ordinal =
      floorRangeAt(reading, at) ??
      comparedFloorAt(reading, at) ??
      ordinalFloorAt(reading, at) ??
      lowFloorAt(reading, at)
    if (ordinal) found.push(ordinal)
    if (tokens[at]!.value === null || fields[at] !== null) continue
    const range = rangeAt(reading, at)
    const last = found.at(-1)
    const isSame = last?.bound === 'equal' && isJoined(reading, last, at)
    const ranged = range && readRange(reading, range)
    // `4 quartos e duas casas de banho` is no range.
    const single =
      ranged ??
      readBetter(reading, at, market) ??
      readSingle(reading, at, market) ??
      readPreferred(reading, at, found.at(-1))
    // `exatamente 3 quartos e 2 casas de banho`
    const read =
      single && isSame && single.bound === 'exact' && COUNTED.has(single.quantity)
        ? { ...single, bound: 'equal' as const }
        : single
    if (read) found.push(read)
    if (read?.quantity === 'rooms') claimKitchenAndBath(reading, at)
    if (read && COUNTED.has(read.quantity)) claimEnough(reading, read)
    if (range && ranged) at = range.high
  }
  return found
}

/** `3 Zimmer, Küche, Bad` wishes for nothing more. */
function claimKitchenAndBath(reading: QueryReading, at: number): void {
  const { tokens, fields } = reading
  const from = fields.indexOf(null, at)
  if (from < 0 || from > at + 3) return
  const named = wordsFound(KITCHEN_AND_BATH, wordsBetween(tokens, from, from + 3))
  if (named > 0) reading.claim('rooms', from, from + named)
}

/** `zwei Zimmer reichen` */
function claimEnough(reading: QueryReading, { at, quantity }: ReadQuantity): void {
  const end = unitAt(reading, at)?.end
  const enough = end === undefined ? 0 : wordsFound(ENOUGH, reading.wordsFrom(end, 4))
  if (enough > 0 && reading.fields[end!] === null) reading.claim(quantity, end!, end! + enough)
}

/** Whether nothing but a joint stands between a quantity and a number. */
function isJoined({ tokens, fields }: QueryReading, { quantity }: ReadQuantity, at: number): boolean {
  return AND.test(tokens[at - 1]?.word ?? '') && fields[at - 2] === quantity
}

/** `drei, besser vier Zimmer`: fewer will do. */
function readBetter(reading: QueryReading, at: number, market: 'rent' | 'buy' | undefined): ReadQuantity | null {
  const { tokens, fields } = reading
  const least = tokens.findLastIndex(({ value }, index) => index < at && index >= at - 4 && value !== null)
  const [low, high] = [tokens[least]?.value ?? Infinity, tokens[at]!.value!]
  if (fields[least] !== null || low >= high || low < high - 2 || !BETTER.test(wordsBetween(tokens, least + 1, at)))
    return null
  const read = readSingle(reading, at, market)
  if (!read || !COUNTED.has(read.quantity) || read.bound !== 'exact') return read
  return { ...read, bound: 'min', value: low, text: reading.claim(read.quantity, least, at + 1) }
}

const MOST_FACTOR = 2

/** `2 chambres, idéalement 3`, `max 1500, ideally 1300`: a clause of its own with no more than another number of the same. */
function readPreferred(reading: QueryReading, at: number, last: ReadQuantity | undefined): ReadQuantity | null {
  const { tokens } = reading
  const value = tokens[at]!.value!
  const isAlone = tokens[at + 1]?.clause !== tokens[at]!.clause
  if (!last || !isAlone || value > last.value * MOST_FACTOR || last.value > value * MOST_FACTOR) return null
  const before = PREFERRED_BEFORE.exec(reading.wordsBefore(at, 5))
  if (!before || before.groups?.['between'] !== undefined) return null
  const { quantity } = last
  return claimQuantity(reading, { quantity, bound: last.bound === 'max' ? 'max' : 'exact', value, at }, at, at + 1)
}

function readRange(reading: QueryReading, { low, high }: { low: number; high: number }): ReadQuantity | null {
  const { tokens } = reading
  const least = tokens[low]!.value!
  const to = tokens[high]!.value!
  // `400 - 500k`, `entre 1 et 1,2 million`, `six to seven hundred thousand`
  const from = least * (SCALES.find((scale) => least * scale >= to / 5 && least * scale <= to) ?? 1)
  const unit =
    unitAt(reading, high) ??
    impliedUnit(reading, high, to) ??
    unitAt(reading, low) ??
    impliedUnit(reading, low, least) ??
    moneyRange(from, to, high)
  if (!unit || unit.quantity === 'other') return null
  if (from > to) return null
  const end = Math.max(unit.end, high + 1)
  const { quantity, factor } = unit
  const start = Math.min(boundStart(reading, low), nameBefore(reading, low, quantity))
  // `3 or 4 or more bedrooms`
  if (OR_MORE.test(reading.wordsFrom(high + 1, 4)))
    return claimQuantity(reading, { quantity, bound: 'min', value: from * factor, at: low }, start, end)
  return claimQuantity(
    reading,
    { quantity, bound: 'range', value: from * factor, high: to * factor, at: low },
    start,
    end,
  )
}

const SCALES: readonly number[] = [1, 100, 1000, 100_000, 1_000_000]

/** `1200-1500` without a word counts money: nothing else of a home has such numbers, years aside. */
function moneyRange(from: number, to: number, high: number): Unit | null {
  const isYears = from >= 1850 && to <= 2100 && to - from <= 60
  return from >= 300 && to <= 20_000 && to > from && !isYears
    ? { quantity: 'priceEur', factor: 1, end: high + 1 }
    : null
}

/** Whether an amount is said to be the whole: `2400 in total`, `alles zesummen 570.000`. */
export function isTotal(reading: QueryReading, { at }: ReadQuantity): boolean {
  const behind = reading.wordsFrom(at + 1, 5).replace(LEADING_EURO, '')
  return TOTAL.test(behind) || TOTAL_BEFORE.test(reading.wordsBefore(at, 3))
}

const LEADING_EURO = new RegExp(`^${EURO_WORDS} `)

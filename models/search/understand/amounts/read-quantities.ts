import {
  ALL_IN,
  AND,
  ARTICLE,
  BEDROOM_ONLY,
  BETTER,
  BOUND_BEFORE,
  DWELLING_BEFORE,
  FOR,
  IN_YEAR,
  LAND,
  LEAST_OR_EXACTLY,
  LIVING,
  MONEY_BEFORE,
  MORE_THAN,
  NOT_BEFORE,
  OFFICE,
  OFFICE_OF,
  OR,
  PART,
  RENTED_OUT,
  THOUSANDS,
  TOTAL,
  TOTAL_BEFORE,
  WITH,
  WITH_IT,
  STORY_YEAR,
  YEAR_BEFORE,
  YEAR_MAX,
} from '../../../language/queries/around-numbers.ts'
import { HIGHER } from '../../../language/queries/amounts/floors-asked.ts'
import { ADDED_COST } from '../../../language/queries/amount-bounds.ts'
import { EURO_WORDS, ORDINAL_END } from '../../../language/queries/quantity-units.ts'
import type { Locale } from '../../../kernel/locale.ts'
import { askingPattern } from '../../../language/asking.ts'
import { boundEnd, boundOf, boundStart, isCeilingAfterAll, rangeAt } from './read-bounds.ts'
import type { Bound } from './read-bounds.ts'
import { nameBefore, namedQuantity } from './quantity-names.ts'
import { COUNTED, unitAt } from './quantity-units.ts'
import type { Quantity, Unit } from './quantity-units.ts'
import { claim, wordsBefore, wordsFrom } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { NEGATORS } from '../words/query-words.ts'
import { refusalOfCeiling } from './refused-bounds.ts'
import { isDeposit } from './deposits.ts'
import { isIncome, isIncomeAfter, isIncomeBefore } from './read-income.ts'
import { FUNCTION_WORDS } from '../../../language/queries/function-words.ts'
import { comparedFloorAt, floorRangeAt, isClimb, isRefusedFloor, lowFloorAt, ordinalFloorAt } from './read-floors.ts'
import { isRoomAsked } from './read-room.ts'

/** A number of the query with what it counts. */
export interface ReadQuantity {
  quantity: Quantity
  bound: Bound | 'range' | 'equal'
  value: number
  /** The upper end of a range. */
  high: number | null
  text: string
  /** Position of the number. */
  at: number
}

/** Whether an amount is said to be the whole: `2400 in total`, `alles zesummen 570.000`. */
export function isTotal(reading: QueryReading, { at }: ReadQuantity): boolean {
  const behind = wordsFrom(reading, at + 1, 5).replace(LEADING_EURO, '')
  return TOTAL.test(behind) || TOTAL_BEFORE.test(wordsBefore(reading, at, 3))
}

const LEADING_EURO = new RegExp(`^${EURO_WORDS} `)

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
    const single = ranged ?? readBetter(reading, at, market) ?? readSingle(reading, at, market)
    // `exatamente 3 quartos e 2 casas de banho`
    const read =
      single && isSame && single.bound === 'exact' && COUNTED.has(single.quantity)
        ? { ...single, bound: 'equal' as const }
        : single
    if (read) found.push(read)
    if (range && ranged) at = range.high
  }
  return found
}

/** Whether nothing but a joint stands between a quantity and a number. */
function isJoined({ tokens, fields }: QueryReading, { quantity }: ReadQuantity, at: number): boolean {
  return AND.test(tokens[at - 1]?.word ?? '') && fields[at - 2] === quantity
}

/** `drei, besser vier Zimmer`: fewer will do. */
function readBetter(reading: QueryReading, at: number, market: 'rent' | 'buy' | undefined): ReadQuantity | null {
  const { tokens, fields } = reading
  const least = tokens.findLastIndex(({ value }, index) => index < at && index >= at - 4 && value !== null)
  const between = tokens.slice(least + 1, at).map(({ word }) => word)
  const [low, high] = [tokens[least]?.value ?? Infinity, tokens[at]!.value!]
  if (fields[least] !== null || low >= high || low < high - 2 || !BETTER.test(between.join(' '))) return null
  const read = readSingle(reading, at, market)
  if (!read || !COUNTED.has(read.quantity) || read.bound !== 'exact') return read
  return { ...read, bound: 'min', value: low, text: claim(reading, read.quantity, least, at + 1) }
}

/** Money that is earned and areas of land are told by the words around them. */
function quantityOf(reading: QueryReading, at: number, { quantity, end }: Unit): Quantity {
  if (quantity === 'price' && isIncome(reading, at, end)) return 'income'
  if (quantity !== 'area') return quantity as Quantity
  const after = wordsFrom(reading, end, 3)
  if (LIVING.test(after)) return 'area'
  // `120 m² + jardin`: what comes behind the joint has an area of its own, or none.
  const own = after.split(WITH_IT)[0]!
  return LAND.test(`${wordsBefore(reading, at, 4)} ${own}`) ? 'land' : 'area'
}

/** `T3`: three rooms in French (`F3` too), three bedrooms in Portuguese. */
function typologyAt(reading: QueryReading, at: number, language: Locale | null): ReadQuantity | null {
  const match = /^([tf])([1-7])$/.exec(reading.tokens[at]!.word)
  if (!match || reading.fields[at] !== null) return null
  if (reading.tokens[at - 1]?.word === 'typ') return null
  const value = Number(match[2])
  const quantity = language === 'pt' && match[1] === 't' ? 'bedrooms' : 'rooms'
  const text = reading.tokens[at]!.text
  // `T1 ou T2`
  const other = OR.test(reading.tokens[at + 1]?.word ?? '')
    ? /^[tf]([1-7])$/.exec(reading.tokens[at + 2]?.word ?? '')
    : null
  const high = other && Number(other[1]) > value ? Number(other[1]) : null
  if (high !== null) return { quantity, bound: 'range', value, high, text: claim(reading, quantity, at, at + 3), at }
  reading.understood.push({ field: quantity, text, from: at, to: at + 1 })
  return { quantity, bound: 'exact', value, high: null, text, at }
}

/**
 * `mit einem Schlafzimmer`, `appartement une chambre`: an article counts one. Words that also mean a room to let do so only behind a dwelling or in a
 * part of the text of their own, but not in `une chambre à louer` nor `quarto para estudante`.
 */
function singleBedroomAt(reading: QueryReading, at: number): ReadQuantity | null {
  const { tokens, fields } = reading
  if (fields[at] !== null || !ARTICLE.test(tokens[at]!.word)) return null
  const unit = unitAt(reading, at)
  if (unit?.quantity !== 'bedrooms') return null
  const noun = tokens[unit.end - 1]!.word
  // `un une-chambre`, `a one-bedroom`
  const isNamed = ARTICLE.test(tokens[at - 1]?.word ?? '')
  const isCounted = COUNTED_BEFORE.test(wordsBefore(reading, at, 3))
  const isPart = isNamed || isCounted || WITH.test(tokens[at - 1]?.word ?? '') || BEDROOM_ONLY.test(noun)
  if (!isPart && (isRoomAsked(reading) || !(isLaterPart(reading, at) || isBehindDwelling(reading, at)))) return null
  const isExact = EXACTLY.test(wordsBefore(reading, at, 3))
  return {
    quantity: 'bedrooms',
    bound: isExact ? 'equal' : 'exact',
    value: 1,
    high: null,
    text: claim(reading, 'bedrooms', at, unit.end),
    at,
  }
}

/** `minimo um quarto`, `genee een Schlofzëmmer` */
const COUNTED_BEFORE = new RegExp(`(?:^| )(?:${LEAST_OR_EXACTLY}|${askingPattern('exactly')})$`)

/** `apartamento de um quarto`. */
function isBehindDwelling(reading: QueryReading, at: number): boolean {
  return DWELLING_BEFORE.test(wordsBefore(reading, at, 6))
}

const EXACTLY_AFTER = new RegExp(`^${askingPattern('exactlyAfter')}(?= |$)`)
const EXACTLY = new RegExp(`(?:^| )${askingPattern('exactly')}$`)

/** The first words of a clause that is not the first. */
function isLaterPart({ tokens }: QueryReading, at: number): boolean {
  return at > 0 && tokens[at - 1]!.clause !== tokens[at]!.clause
}

function readSingle(reading: QueryReading, at: number, market: 'rent' | 'buy' | undefined): ReadQuantity | null {
  const value = reading.tokens[at]!.value!
  const unit =
    unitAt(reading, at) ??
    ordinalUnit(reading, at) ??
    impliedUnit(reading, at, value) ??
    (market === 'rent' && isBareRent(reading, at, value) ? { quantity: 'price', factor: 1, end: at + 1 } : null)
  if (!unit || unit.quantity === 'other') return null
  const quantity = quantityOf(reading, at, unit)
  if (quantity === 'floor' && (isClimb(reading, at) || isRefusedFloor(reading, at))) return null
  if ((quantity === 'price' || quantity === 'income') && isDeposit(reading, at, unit.end)) return null
  if (quantity === 'price' && isAddedCost(reading, at)) return null
  // `Bureau 40 m²` asks for an office.
  const isOfWhole =
    OFFICE.test(reading.tokens[0]!.word) &&
    OFFICE_OF.test(wordsBefore(reading, Math.min(boundStart(reading, at), at), 5))
  if (quantity === 'area' && !isOfWhole && PART.test(wordsBefore(reading, at, 5))) return null
  const isFor =
    COUNTED.has(quantity) && FOR.test(wordsBefore(reading, at, 3)) && !BOUND_BEFORE.test(wordsBefore(reading, at, 3))
  const own = quantity === 'year' ? yearBound(reading, at) : isFor ? 'exact' : boundOf(reading, at, unit.end)
  // `at most floor 3`: the bound stands before the name.
  const named = isFor ? at : nameBefore(reading, at, quantity)
  const said =
    own === 'exact' && named < at && !FOR.test(wordsBefore(reading, named, 3)) ? boundOf(reading, named, unit.end) : own
  if (said === 'min' && COUNTED.has(quantity) && MORE_THAN.test(wordsBefore(reading, at, 4))) {
    const behind = wordsFrom(reading, unit.end, 5)
    // `méi wéi 4 Schlofkummeren brauche mer net`
    if (NEEDING.test(behind) && behind.split(' ').some((word) => NEGATORS.has(word)))
      return { quantity, bound: 'max', value, high: null, text: claim(reading, quantity, at, unit.end), at }
    return { quantity, bound: 'min', value: value + 1, high: null, text: claim(reading, quantity, at, unit.end), at }
  }
  const refusal =
    said === 'max' ? refusalOfCeiling(reading, { quantity, start: boundStart(reading, named), end: unit.end }) : null
  if (refusal) {
    const text = claim(reading, quantity, Math.min(boundStart(reading, named), named), unit.end)
    claim(reading, quantity, refusal.from, refusal.to)
    return { quantity, bound: 'min', value: value * unit.factor, high: null, text, at }
  }
  const bound = quantity === 'price' && said === 'min' && isCeilingAfterAll(reading, at) ? 'max' : said
  const behind =
    quantity === 'area' || COUNTED.has(quantity) ? EXACTLY_AFTER.exec(wordsFrom(reading, unit.end, 6)) : null
  if (behind) {
    const end = unit.end + behind[0].split(' ').length
    const from = Math.min(boundStart(reading, at), at)
    return { quantity, bound: 'equal', value, high: null, text: claim(reading, quantity, from, end), at }
  }
  const exact = COUNTED.has(quantity) && bound === 'exact' ? EXACTLY.exec(wordsBefore(reading, at, 3)) : null
  const bounded = said === own ? boundStart(reading, at) : boundStart(reading, named)
  const start = exact ? at - exact[0].trim().split(' ').length : Math.min(bounded, named)
  const text = claim(reading, quantity, start, boundEnd(reading, unit.end))
  if (exact) return { quantity, bound: 'equal', value, high: null, text, at }
  return { quantity, bound, value: value * unit.factor, high: null, text, at }
}

const NEEDING = /(?:^| )(?:need|brauch\w*|besoin|preciso|precisamos|faut)(?= |$)/

/** `1650 + 200 charges`: what is paid besides the price. */
function isAddedCost(reading: QueryReading, at: number): boolean {
  return reading.tokens[at - 1]?.word === 'plus' && ADDED_COST.test(wordsFrom(reading, at + 1, 3))
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
  const start = boundStart(reading, low)
  const text = claim(reading, unit.quantity, start, end)
  return { quantity: unit.quantity, bound: 'range', value: from * unit.factor, high: to * unit.factor, text, at: low }
}

const SCALES: readonly number[] = [1, 100, 1000, 100_000, 1_000_000]

/** `1200-1500` without a word counts money: nothing else of a home has such numbers, years aside. */
function moneyRange(from: number, to: number, high: number): Unit | null {
  const isYears = from >= 1850 && to <= 2100 && to - from <= 60
  return from >= 300 && to <= 20_000 && to > from && !isYears ? { quantity: 'price', factor: 1, end: high + 1 } : null
}

/** `au 2e ou plus haut`, `2nd or higher`: an ordinal with a word of height is a floor. */
function ordinalUnit(reading: QueryReading, at: number): Unit | null {
  const after = wordsFrom(reading, at + 1, 6)
  return ORDINAL_END.test(after) && HIGHER.test(after) ? { quantity: 'floor', factor: 1, end: at + 2 } : null
}

/** `studio in Gare, 1.250`: a round number that nothing follows, of the size of a rent. Postcodes and street numbers have a name behind them. */
function isBareRent(reading: QueryReading, at: number, value: number): boolean {
  const { tokens } = reading
  const next = tokens[at + 1]
  const isLast = next === undefined || next.clause !== tokens[at]!.clause || FUNCTION_WORDS.has(next.word)
  const isPostcode = tokens[at - 1]?.word === 'l'
  const isYear = value >= 1800 && value <= 2100 && YEAR_BEFORE.test(wordsBefore(reading, at, 5))
  return value >= 300 && value <= 15_000 && value % 5 === 0 && isLast && !isPostcode && !isYear
}

/** `garage à louer, 200 max`. */
function isRentQuery({ tokens }: QueryReading): boolean {
  return tokens.some(({ word }) => RENTED_OUT.test(word))
}

/** Unit of a number written without one, from the words before it and its size. */
function impliedUnit(reading: QueryReading, at: number, value: number): Unit | null {
  const before = wordsBefore(reading, at, 5)
  const end = at + 1
  const of = (quantity: Quantity): Unit => ({ quantity, factor: 1, end })
  if (value >= 1800 && value <= 2100 && YEAR_BEFORE.test(before)) return of('year')
  const named = namedQuantity(before, value)
  if (named) return of(named)
  if (value >= 800 && isIncomeAfter(reading, end)) return of('price')
  // `I have worked in funds since 2011`, `reformo-me em 2029`
  if (value >= 1900 && value <= 2100 && STORY_YEAR.test(before) && boundOf(reading, at, end) !== 'max') return null
  if (value >= 2020 && value <= 2050 && IN_YEAR.test(before)) return null
  // `45tsd`, `30k`: thousands of nothing else.
  if (value >= 50_000 || (value >= 5000 && THOUSANDS.test(reading.tokens[at]!.text))) return of('price')
  const isMoney = MONEY_BEFORE.test(before) || (value >= 500 && isIncomeBefore(reading, at, before))
  const isBounded = boundOf(reading, at, end) !== 'exact'
  if (isMoney && value >= 100) return of('price')
  if (value >= 250 && ALL_IN.test(wordsFrom(reading, end, 2))) return of('price')
  const total = value >= 250 ? TOTAL.exec(wordsFrom(reading, end, 4)) : null
  if (total) return { quantity: 'price', factor: 1, end: end + total[0].split(' ').length }
  if (isBounded && value >= 100 && value < 250 && boundOf(reading, at, end) === 'max' && isRentQuery(reading))
    return of('price')
  if (isBounded && value >= 250 && !/^(?:m|km)\b/.test(wordsFrom(reading, end, 1))) return of('price')
  return null
}

function yearBound(reading: QueryReading, at: number): Bound {
  // `nicht vor 2000`
  if (NOT_BEFORE.test(wordsBefore(reading, at, 4))) return 'min'
  return YEAR_MAX.test(wordsBefore(reading, at, 3)) ? 'max' : 'min'
}

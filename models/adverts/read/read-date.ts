import type { Scalar } from '../../contracts/listings/raw-advert.ts'
import { AT_ONCE, DAY_MONTH_YEAR, FREE_NOW, MONTH_DAY_YEAR, MONTH_YEAR } from '../../language/adverts/days.ts'
import { AHEAD, monthOf } from '../../language/calendar.ts'
import { fold } from '../../language/fold.ts'
import { durationsIn } from '../../language/numbers/quantities.ts'
import type { Duration } from '../../language/numbers/quantities.ts'
import { textOf } from './scalar.ts'
import { DAY_MS, isoDateAt } from '../../kernel/day.ts'
import { memoized } from '../../kernel/memoized.ts'

/** A home that is free later than this is not on offer. */
const LONGEST_MONTHS = 36
/** Longest time on the market, in years: a day before it is a placeholder, such as 1900-01-01 or 1970-01-01. */
export const MOST_YEARS_PUBLISHED = 10
/** Words allowed before a span: `2 mois`, `in 2 Monaten`. */
const LEAD = new RegExp(String.raw`^(?:${AHEAD} ?)?$`, 'u')
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:$|[T\s])/
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:$|T\d{4}(?:\d{2}(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:?(?:\d{2})?)?$)/i
const NUMERIC = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/])/

/** How slashed dates of one feed are written where both readings are possible; `day-first` is the rule of this region. */
export type DateOrder = 'day-first' | 'month-first'

/**
 * Reads a day: ISO with or without time, `20240620T084812Z`, `03/04/2026`, `3.4.26`, `1er mars 2026`, `15. März 2026`, `15th of January 2026`,
 * `March 15, 2026`, `15 févr. 2026`, Excel serials and Unix times. A date with a month but no day is the first of that month.
 * @returns ISO day, or null for what is no day of the calendar
 */
export function readDate(value: Scalar, order: DateOrder = 'day-first'): string | null {
  if (typeof value === 'number') return fromNumber(value)
  const text = textOf(value)
  if (text === null || typeof value === 'boolean') return null
  return readText[order](text)
}

/** Few days stand in many rows. */
const readText: Readonly<Record<DateOrder, (text: string) => string | null>> = {
  'day-first': memoized((text) => fromText(text, 'day-first')),
  'month-first': memoized((text) => fromText(text, 'month-first')),
}

function fromText(text: string, order: DateOrder): string | null {
  const iso = ISO.exec(text) ?? COMPACT.exec(text)
  if (iso !== null) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numeric = NUMERIC.exec(text)
  if (numeric !== null) return fromNumeric(numeric, order)
  if (/^\d{9,13}$/.test(text) || /^\d{5}$/.test(text)) return fromNumber(Number(text))
  return fromMonthName(fold(text.slice(0, 80)))
}

/** Reads the day of publication of an advert that was observed on a day: not after it, and at most `MOST_YEARS_PUBLISHED` before it. */
export function readPublished(value: Scalar, observedAt: string, order: DateOrder = 'day-first'): string | null {
  const published = readDate(value, order)
  const oldest = `${String(Number(observedAt.slice(0, 4)) - MOST_YEARS_PUBLISHED).padStart(4, '0')}${observedAt.slice(4)}`
  return published !== null && published <= observedAt && published >= oldest ? published : null
}

/** Reads "available from": a day, or `de suite`, `sofort`, `immediately`, which is the day of observation, or a span from that day: `dans deux mois`. */
export function readAvailability(value: Scalar, observedAt: string, order: DateOrder = 'day-first'): string | null {
  const stated = readDate(value, order)
  if (stated !== null) return stated
  const text = textOf(value)
  if (text === null || typeof value !== 'string') return null
  const folded = fold(text.slice(0, 80))
  if (AT_ONCE.test(folded)) return observedAt
  const [span] = durationsIn(folded)
  return span !== undefined && LEAD.test(folded.slice(0, span.start)) ? dayAfter(observedAt, span) : null
}

/**
 * Whether a text says in a sentence of its own that the home is free now: `Disponible de suite.`, `Sofort frei`. It holds for the day on which it is read.
 * @param folded the text of an advert
 */
export function saysFreeNow(folded: string): boolean {
  return FREE_NOW.test(folded)
}

/** The day that a span after another ends on. */
function dayAfter(start: string, { value: months, days }: Duration): string | null {
  const [year, month, dayOfMonth] = start.split('-').map(Number) as [number, number, number]
  if (months > LONGEST_MONTHS) return null
  if (days !== null) return isoDateAt(Date.UTC(year, month - 1, dayOfMonth + days))
  const lastDay = new Date(Date.UTC(year, month + Math.ceil(months), 0)).getUTCDate()
  return isoDateAt(Date.UTC(year, month - 1 + Math.ceil(months), Math.min(dayOfMonth, lastDay)))
}

function fromNumeric(match: RegExpExecArray, order: DateOrder): string | null {
  const first = Number(match[1])
  const second = Number(match[3])
  const year = match[4]!.length === 2 ? 2000 + Number(match[4]) : Number(match[4])
  // Dots and hyphens are never month-first; a slashed date is only where the day-first reading is impossible or the feed says so.
  const monthFirst = match[2] === '/' && (second > 12 || (order === 'month-first' && first <= 12))
  return monthFirst ? day(year, first, second) : day(year, second, first)
}

function fromMonthName(folded: string): string | null {
  const dayFirst = DAY_MONTH_YEAR.exec(folded)
  if (dayFirst !== null) return named(dayFirst[3]!, dayFirst[2]!, dayFirst[1]!)
  const monthFirst = MONTH_DAY_YEAR.exec(folded)
  if (monthFirst !== null) return named(monthFirst[3]!, monthFirst[1]!, monthFirst[2]!)
  const month = MONTH_YEAR.exec(folded)
  return month === null ? null : named(month[2]!, month[1]!, '1')
}

function named(year: string, month: string, dayOfMonth: string): string | null {
  const number = monthOf(month, { isShort: true })
  return number === undefined ? null : day(Number(year), number, Number(dayOfMonth))
}

function fromNumber(value: number): string | null {
  if (!Number.isFinite(value)) return null
  // Excel counts days from 1899-12-30; 20000 to 80000 is 1954 to 2119
  if (value >= 20_000 && value <= 80_000) return isoDateAt((Math.floor(value) - 25_569) * DAY_MS)
  if (value >= 1e8 && value < 1e10) return isoDateAt(value * 1000)
  return value >= 1e11 && value < 1e13 ? isoDateAt(value) : null
}

function day(year: number, month: number, dayOfMonth: number): string | null {
  if (year < 1900 || year > 2200 || month < 1 || month > 12 || dayOfMonth < 1) return null
  const time = Date.UTC(year, month - 1, dayOfMonth)
  return new Date(time).getUTCMonth() === month - 1 ? isoDateAt(time) : null
}

import { DATE, IN_WORDS, ORDINAL_DATE, WORDED_DATE } from '../../language/lease/written-days.ts'
import { rankOf } from '../../language/ordinals.ts'
import { numberInWords } from '../../language/numbers/number-words.ts'
import { readDate } from '../../adverts/read/read-date.ts'

/** A place where a day is written out; null: no such day exists. */
export interface DatedSpan {
  readonly start: number
  readonly end: number
  /** ISO date. */
  readonly day: string | null
}

/** Where a folded statement writes days out, in order. */
export function datedSpansIn(folded: string): DatedSpan[] {
  const written = (/\d/.test(folded) ? [...folded.matchAll(DATE)] : []).map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
    day: readDate(match.replace(/^premier/, '1er').replace(/(\d)(?:ten|en)\b/, '$1')) ?? null,
  }))
  const worded = (IN_WORDS.test(folded) ? [...folded.matchAll(WORDED_DATE)] : []).map(
    ({ 0: match, 1: day, 2: month, 3: year, index }) => ({
      start: index,
      end: index + match.length,
      day: readDate(`${rankOf(day!) ?? numberInWords(day!)} ${month} ${numberInWords(year!)}`) ?? null,
    }),
  )
  const mixed = (/\d{4}/.test(folded) ? [...folded.matchAll(ORDINAL_DATE)] : []).flatMap(
    ({ 0: match, 1: day, 2: month, 3: year, index }) => {
      const read = readDate(`${rankOf(day!)} ${month} ${year}`)
      return read === null || read === undefined ? [] : [{ start: index, end: index + match.length, day: read }]
    },
  )
  return [
    ...written,
    ...worded,
    ...mixed.filter(({ start }) => !written.some((span) => span.start <= start && start < span.end)),
  ].sort((a, b) => a.start - b.start)
}

/** Days that are written out in a folded statement, as ISO dates, in order. */
export function datesIn(folded: string): string[] {
  return datedSpansIn(folded).flatMap(({ day }) => day ?? [])
}

/** To a tenth, for showing. */
export function toTenths(value: number): number {
  return Math.round(value * 10) / 10
}

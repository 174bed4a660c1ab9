import * as phrases from '../../language/lease/amounts.ts'
import { FOLDS, MULTIPLE } from '../../language/lease/multiples.ts'
import { DATE, IN_WORDS, ORDINAL_DATE, WORDED_DATE } from '../../language/lease/written-days.ts'
import { rankOf } from '../../language/ordinals.ts'
import { numberInWords } from '../../language/numbers/number-words.ts'
import type { Quantity } from '../../language/numbers/quantities.ts'
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

/** Multiples of the monthly rent: `deux mois de loyer`, `2 x loyer`, `zwei Nettokaltmieten`, `drei Kaltmieten`, `twice the rent`. */
export function rentMultiplesIn(folded: string): Quantity[] {
  if (!phrases.OF_RENT.test(folded) || !phrases.MAY_MULTIPLY.test(folded)) return []
  return [...folded.matchAll(MULTIPLE)].flatMap((match) => {
    const span = { start: match.index, end: match.index + match[0].length }
    if (match[10] !== undefined) return [{ value: FOLDS[match[10]]!, ...span }]
    const part = match.groups!.part
    if (part !== undefined) return [{ value: monthsOfYear(part), ...span }]
    for (const [figure, half, word] of [
      [match[1], match[2], match[3]],
      [match[4], match[5], match[6]],
      [match[7], match[8], match[9]],
    ]) {
      const value =
        figure === undefined ? (word === undefined ? null : numberInWords(word)) : Number(figure) + (half ? 0.5 : 0)
      if (value !== null)
        return value > 0 &&
          value <= 36 &&
          !/^(?:un|une|ein\w*|an?|eng|en|ee|the) (?:loyer|\w*miete|rent)/.test(match[0])
          ? [{ value, ...span }]
          : []
    }
    return []
  })
}

/** To a tenth, for showing. */
export function toTenths(value: number): number {
  return Math.round(value * 10) / 10
}

function monthsOfYear(part: string): number {
  if (/quart|viertel|veierel/.test(part)) return 3
  return /tiers|third|dritt|drett/.test(part) ? 4 : 6
}

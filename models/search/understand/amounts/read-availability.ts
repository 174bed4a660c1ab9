import { isoDateAt } from '../../../kernel/day.ts'
import { monthOf } from '../../../language/calendar.ts'
import * as phrases from '../../../language/queries/amounts/days-to-move-in.ts'
import { BACKGROUND, countWords, wordsBetween, wordsOf, type QueryReading } from '../words/query-reading.ts'

/** Claims `ab sofort` with a word for free beside it: `frei ab sofort`. @param words of the clause that starts at `from` */
function claimNow(reading: QueryReading, from: number, words: string): void {
  const { 0: phrase, index } = phrases.NOW.exec(words)!
  let start = from + countWords(words.slice(0, index))
  let end = start + countWords(phrase)
  const isFree = (at: number): boolean =>
    reading.fields[at] === null && phrases.MOVES_NOW.test(reading.tokens[at]?.word ?? '')
  while (start > from && isFree(start - 1)) start--
  while (isFree(end) && reading.tokens[end]!.clause === reading.tokens[start]!.clause) end++
  reading.claim('availableBy', start, end)
}

/** Day by which the home has to be free, as an ISO date; null where the query does not say or `today` is needed and not given. */
export function readAvailability(reading: QueryReading, today: string | undefined): string | null {
  const { tokens, fields } = reading
  const all = wordsOf(tokens)
  if (today !== undefined && phrases.NOW.test(all))
    for (const [from, to] of reading.clauses()) {
      const words = wordsBetween(tokens, from, to)
      // `ech wunnen elo um Belair`
      const isBackground = fields.slice(from, to).includes(BACKGROUND)
      if (isBackground || !phrases.NOW.test(words) || !phrases.MOVES_NOW.test(words)) continue
      claimNow(reading, from, words)
      return today
    }
  const inDigits = digitsDay(reading, today)
  if (inDigits !== null) return inDigits
  if (today !== undefined && phrases.NEXT_MONTH.test(all)) {
    reading.claimPhrase('availableBy', phrases.NEXT_MONTH.exec(all)![0])
    return firstOfNextMonth(today)
  }
  for (let at = 0; at < tokens.length; at++) {
    if (fields[at] !== null) continue
    const onChristmas = phrases.CHRISTMAS.test(tokens[at]!.word) ? toDate(11, 24, null, today) : null
    if (onChristmas !== null && !namesThing(reading, at)) {
      reading.claim('availableBy', at, at + 1)
      return onChristmas
    }
    const inYear = partOfYear(reading, at, all)
    if (inYear !== null) return inYear
    const { word } = tokens[at]!
    const month = isSeptember(reading, at)
      ? 8
      : (monthOf(word, { isShort: !phrases.EVERYDAY_MONTH.test(word) }) ?? 0) - 1
    if (month < 0) continue
    const dayAt = dayBefore(reading, at) ?? dayAfter(reading, at)
    const before = reading.wordsBefore(Math.min(dayAt ?? at, at), 4)
    const next = tokens[at + 1]
    // `sept start`, `vum Januar un`, `Jan-Juni`
    const other = tokens[at + (next && phrases.MONTH_JOINT.test(next.word) ? 2 : 1)]
    const isStart =
      next?.clause === tokens[at]!.clause &&
      (phrases.STARTS.test(next.word) ||
        (other?.value === null &&
          monthOf(other.word, { isShort: !phrases.EVERYDAY_MONTH.test(other.word) }) !== undefined))
    if (!phrases.LEADS_TO_DAY.test(before) && dayAt === null && !isStart) continue
    // `in January` alone may be the month of anything.
    if (dayAt === null && phrases.IN_MONTH.test(before) && !phrases.MOVES.test(all)) continue
    // `pas avant juin` names no day by which
    if (phrases.NOT_BEFORE.test(reading.wordsBefore(Math.min(dayAt ?? at, at), 5))) continue
    const last = Math.max(dayAt ?? at, at)
    const hasSuffix = last > at && phrases.DAY_ENDING.test(tokens[last + 1]?.word ?? '')
    const end = last + (hasSuffix ? 2 : 1)
    const year = tokens[end]?.value ?? null
    const hasYear = year !== null && year >= 2020 && year <= 2100
    const day =
      dayAt !== null
        ? tokens[dayAt]!.value!
        : phrases.MIDDLE.test(before)
          ? 15
          : phrases.END.test(before) || phrases.LATEST.test(before)
            ? 31
            : 1
    const date = toDate(month, day, hasYear ? year : null, today)
    if (date === null) continue
    reading.claim('availableBy', qualifiersStart(reading, Math.min(dayAt ?? at, at)), hasYear ? end + 1 : end)
    return date
  }
  return null
}

/** `1 Sept 2027`: the word counts seven in French. */
function isSeptember({ tokens }: QueryReading, at: number): boolean {
  const isDay = /^\d/.test(tokens[at - 1]?.text ?? '') && (tokens[at - 1]?.value ?? 32) <= 31
  return (
    phrases.NUMBER_MONTH.test(tokens[at]!.text) &&
    isDay &&
    (tokens[at]!.isCapitalised || (tokens[at + 1]?.value ?? 0) >= 2020)
  )
}

/** `delivered by end of 2027`, `Übergabe Anfang 2027`: a part of a year, where the text speaks of moving or handing over. */
function partOfYear(reading: QueryReading, at: number, all: string): string | null {
  const year = reading.tokens[at]!.value ?? 0
  if (!Number.isInteger(year) || year < 2020 || year > 2100 || !phrases.MOVES_IN_YEAR.test(all)) return null
  const { groups } = phrases.PART_OF_YEAR.exec(reading.wordsBefore(at, 4)) ?? {}
  if (!groups) return null
  reading.claim('availableBy', qualifiersStart(reading, at), at + 1)
  return `${year}-${groups.end !== undefined ? '12-31' : groups.middle !== undefined ? '06-30' : '01-01'}`
}

/** `where would the Christmas tree go`, `mon village natal`: no day. */
function namesThing(reading: QueryReading, at: number): boolean {
  return (
    phrases.CHRISTMAS_THING.test(reading.tokens[at + 1]?.word ?? '') ||
    phrases.THING_OF_CHRISTMAS.test(reading.wordsBefore(at, 2))
  )
}

/** Position of a day of the month before its name: `1 March`, `1er mars`, `1. März`, `1 de março`. */
function dayBefore({ tokens, fields }: QueryReading, at: number): number | null {
  for (let index = at - 1; index >= Math.max(0, at - 3); index--) {
    const { value, word } = tokens[index]!
    if (value !== null)
      return Number.isInteger(value) && value >= 1 && value <= 31 && fields[index] === null ? index : null
    if (!phrases.DAY_END.test(word)) return null
  }
  return null
}

/** Position of a day of the month behind its name: `Feb 1st`, `December the 15th`, `March 1`. */
function dayAfter({ tokens, fields }: QueryReading, at: number): number | null {
  const after = phrases.DAY_ARTICLE.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1
  const token = tokens[after]
  if (!token || token.value === null || token.clause !== tokens[at]!.clause || fields[after] !== null) return null
  const isDay = Number.isInteger(token.value) && token.value >= 1 && token.value <= 31
  const next = tokens[after + 1]
  const isLast = next === undefined || next.clause !== token.clause || phrases.BEHIND_DAY.test(next.word)
  return isDay && isLast ? after : null
}

/** The next such day from today on, where no year is given. */
function toDate(month: number, day: number, year: number | null, today: string | undefined): string | null {
  const text = (ofYear: number): string => isoDateAt(Date.UTC(ofYear, month, Math.min(day, daysOf(ofYear, month))))
  if (year !== null) return text(year)
  if (today === undefined) return null
  const thisYear = Number(today.slice(0, 4))
  return text(thisYear) >= today ? text(thisYear) : text(thisYear + 1)
}

/** `frei ab Mitte`, `available from`: words that only lead to the day. */
function qualifiersStart({ tokens, fields }: QueryReading, at: number): number {
  let start = at
  while (start > 0 && at - start < 4 && fields[start - 1] === null && tokens[start - 1]!.value === null) {
    const isOwn = tokens[start - 1]!.clause === tokens[at]!.clause && phrases.LEADS_TO_DAY.test(tokens[start - 1]!.word)
    if (!isOwn) break
    start--
  }
  return start
}

function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
}

/** `ab 15.1.`, `01/02/2027`: the tokenizer made one word of it. */
function digitsDay(reading: QueryReading, today: string | undefined): string | null {
  const at = reading.tokens.findIndex(({ word }) => /^(?:-|20\d\d)-\d\d-\d\d$/.test(word))
  if (at < 0) return null
  const match = /^(-|20\d\d)-(\d\d)-(\d\d)$/.exec(reading.tokens[at]!.word)!
  const date = toDate(Number(match[2]) - 1, Number(match[3]), match[1] === '-' ? null : Number(match[1]), today)
  if (date !== null) reading.claim('availableBy', qualifiersStart(reading, at), at + 1)
  return date
}

function firstOfNextMonth(today: string): string {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return isoDateAt(Date.UTC(year, month, 1))
}

import * as phrases from '../../language/lease/dates.ts'
import { topics } from '../../language/lease-words.ts'
import type { LeaseText } from '../text/lease-text.ts'
import { DAY_MS } from '../../kernel/day.ts'
import { contractDatesIn, signingDaysIn } from './contract-dates.ts'

/** Where the day of conclusion was read, from the surest to none. */
export type DateBasis = 'given' | 'signature' | 'start' | 'assumed'

export interface ConclusionDate {
  readonly date: string
  readonly basis: DateBasis
}

/** First day that a lease still in force may have been concluded on, and how far ahead of the question one may be signed and begin. */
const EARLIEST = '1980-01-01'
const SIGNED_AHEAD_DAYS = 366
const START_AHEAD_DAYS = 731
/** Statements at the end of a lease among which the place and day of signature stand. */
const CLOSING = 8

/**
 * The day of conclusion: as given, else of the signature, else of the start, else the day of the question. A day outside a sane window is doubted, as if
 * the lease did not say it.
 */
export function conclusionDate(text: LeaseText, given: string | undefined, today: string): ConclusionDate {
  if (given !== undefined) return { date: given, basis: 'given' }
  const signed = signatureDate(text, today)
  if (signed !== undefined) return { date: signed, basis: 'signature' }
  const start = startDate(text)
  return start === undefined || !isSane(start, today, START_AHEAD_DAYS)
    ? { date: today, basis: 'assumed' }
    : { date: start, basis: 'start' }
}

/** The day on which the lease takes effect, where it says so. */
export function startDate({ statements }: LeaseText): string | undefined {
  for (const { folded } of statements) {
    const match = topics.start.exec(folded)
    if (match === null) continue
    const dates = contractDatesIn(folded)
    const date = dates.find(({ start }) => start >= match.index) ?? dates[0]
    if (date !== undefined) return date.day!
  }
  return undefined
}

/** Whether a folded statement tells when the lease begins, with or without a day. */
export function tellsStart(folded: string): boolean {
  return topics.start.test(folded)
}

function signatureDate({ statements }: LeaseText, today: string): string | undefined {
  const dated = statements
    .map(({ folded }, index) => {
      const [signed, undecided] = Object.values(signingDaysIn(folded)).map((days) =>
        days.filter((day) => isSane(day, today, SIGNED_AHEAD_DAYS)),
      )
      return { folded, index, day: signed![0] ?? undecided!.at(-1), first: [...signed!, ...undecided!][0] }
    })
    .filter(({ day }) => day !== undefined)
  const signed = dated.findLast(({ folded }) => topics.signed.test(folded) && !isStart(folded))
  if (signed !== undefined) return signed.day
  // The last lines of a lease are place and day.
  return dated.find(
    ({ folded, index }) =>
      index >= statements.length - CLOSING &&
      phrases.PLACE_AND_DAY.test(folded) &&
      folded.length < 120 &&
      !topics.start.test(folded),
  )?.first
}

function isSane(day: string, today: string, aheadDays: number): boolean {
  return day >= EARLIEST && Date.parse(day) <= Date.parse(today) + aheadDays * DAY_MS
}

function isStart(folded: string): boolean {
  return topics.start.test(folded) && !phrases.DONE_OR_SIGNED.test(folded)
}

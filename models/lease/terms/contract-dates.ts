import * as phrases from '../../language/lease/dates.ts'
import { topics } from '../../language/lease-words.ts'
import { datedSpansIn } from '../text/quantities.ts'
import { everyMatch } from '../../language/words/every-match.ts'
import type { DatedSpan } from '../text/quantities.ts'

/** Days of a folded statement on which it may be signed: none of a start, and no last day for signing; those right behind words of signing apart. */
export function signingDaysIn(folded: string): { signed: string[]; undecided: string[] } {
  const days: { signed: string[]; undecided: string[] } = { signed: [], undecided: [] }
  const ends = [0, ...datedSpansIn(folded).map(({ end }) => end)]
  for (const { start, day } of contractDatesIn(folded)) {
    const from = ends.findLast((end) => end <= start)!
    const ahead = folded.slice(from, start)
    const begins = everyMatch(topics.start, ahead).at(-1)
    const isStart = begins !== undefined && !phrases.DONE_OR_SIGNED.test(ahead.slice(begins.index))
    const isSigned = topics.signed.test(folded.slice(from, start + 1))
    if (!isStart && !phrases.LAST_DAY.test(ahead)) days[isSigned ? 'signed' : 'undecided'].push(day!)
  }
  return days
}

/** Days that a folded statement writes out and that may be of the lease: none of a law, a birth, a bill, a paper or an inventory. */
export function contractDatesIn(folded: string): DatedSpan[] {
  const kept: DatedSpan[] = []
  let last: { end: number; isOther: boolean } | null = null
  for (const span of datedSpansIn(folded)) {
    // `factures du 4 mai 2019 et du 7 mai 2019`: the second is of the same.
    const isSame: boolean = last !== null && phrases.AND.test(folded.slice(last.end, span.start))
    const isOther: boolean = isSame ? last!.isOther : isOfOther(folded, span.start)
    if (!isOther && span.day !== null) kept.push(span)
    last = { end: span.end, isOther }
  }
  return kept
}

function isOfOther(folded: string, start: number): boolean {
  const ahead = folded.slice(0, start)
  // The nearest word decides: `établi en application de la loi du …, fait à Esch le …`.
  const sinceDate = ahead.slice(Math.max(0, ...datedSpansIn(ahead).map(({ end }) => end)))
  const signing = phrases.SIGNING.exec(sinceDate)
  const other = [phrases.OF_LAW, phrases.OF_BIRTH, phrases.OF_PAPER].some((pattern) => {
    const match = pattern.exec(sinceDate)
    return match !== null && (signing === null || match.index > signing.index)
  })
  if (other || phrases.AMENDED.test(sinceDate)) return true
  const inventory = topics.inventory.exec(sinceDate)
  return (
    inventory !== null &&
    (signing === null ||
      inventory.index > signing.index ||
      sinceDate.length - inventory.index < 60 ||
      !/[,;.:]/.test(sinceDate.slice(inventory.index, signing.index)))
  )
}

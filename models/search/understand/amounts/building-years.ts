import * as phrases from '../../../language/queries/amounts/building-years.ts'
import type { SearchIntent } from '../../intent/search-intent.ts'
import { countWords, wordsOf, type QueryReading } from '../words/query-reading.ts'
import { boundStart, rangeAt } from './read-bounds.ts'

/** `built between 1970 and 1990`, `Baujahr nach 1995`, `pas plus vieux que 2010`. */
export function readBuildingYears(reading: QueryReading, { constructionYear }: SearchIntent): void {
  const { tokens, fields } = reading
  for (let at = 0; at < tokens.length; at++) {
    if (fields[at] !== null || !isYear(tokens[at]!.value)) continue
    const { clause } = tokens[at]!
    const isDated =
      phrases.BUILT.test(wordsOf(reading.tokensOfClause(clause))) ||
      phrases.ONWARDS.test(reading.wordsFrom(at + 1, 4)) ||
      phrases.COMPARED.test(reading.wordsBefore(at, 3)) ||
      (tokens[at]!.value! <= LATEST_PAST && phrases.PAST.test(reading.wordsBefore(at, 2)))
    if (!isDated || phrases.NO_YEAR.test(tokens[at + 1]?.word ?? '')) continue
    const range = rangeAt(reading, at)
    const high = range ? tokens[range.high]!.value : null
    const before = reading.wordsBefore(at, 6)
    const opened = tokens.findLastIndex(
      ({ word }, index) => index < at && index >= at - 6 && phrases.BUILT.test(word) && !phrases.COMPARED.test(word),
    )
    if (range && isYear(high)) {
      constructionYear.min = tokens[at]!.value
      constructionYear.max = high
      reading.claim('constructionYear', opened < 0 ? Math.min(boundStart(reading, at), at) : opened, range.high + 1)
      continue
    }
    const after = reading.wordsFrom(at + 1, 4)
    const [later, earlier] = [phrases.AFTER.exec(before), phrases.BEFORE.exec(before)]
    const words = (earlier?.[0].length ?? 0) > (later?.[0].length ?? 0) ? earlier : later
    const behind = phrases.LATER.exec(after) ?? phrases.EARLIER.exec(after)
    if (!words && !behind) continue
    const isMax = behind ? phrases.EARLIER.test(after) : words !== null && words === earlier
    // `older than 2010` with a negation before is its opposite.
    const length = countWords(words?.[0])
    // `nothing built before 1990`, `not older than 2010`
    const isPlain = words !== null && !phrases.DENIAL.test(words[0])
    const isDenied =
      isPlain &&
      (phrases.COMPARED.test(words[0])
        ? phrases.DENIAL.test(before)
        : phrases.DENIED_BUILT.test(before.slice(0, before.length - words[0].length)))
    constructionYear[isMax === isDenied ? 'min' : 'max'] = tokens[at]!.value
    const from = Math.min(at - length, opened < 0 ? at : opened)
    const negated = isDenied ? tokens.findLastIndex(({ word }, index) => index < from && phrases.DENIAL.test(word)) : -1
    reading.claim(
      'constructionYear',
      negated < 0 || tokens[negated]!.clause !== clause ? from : negated,
      at + 1 + countWords(behind?.[0]),
    )
  }
}

const LATEST_PAST = 2022

function isYear(value: number | null): value is number {
  return value !== null && value >= 1800 && value <= 2100
}

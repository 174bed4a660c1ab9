import { pattern } from '../../../language/words/lines.ts'
import { claim, wordsBefore, wordsFrom } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'

const YEARS = /^(?:years?|yrs|ans|jahre?|joer|anos)$/
const OLDER_THAN =
  /(?:^| )(?:older than|alter als|plus (?:vieux|vieille|ancien|ancienne|age|agee)s? que|plus de|mei al (?:wei|ewei)|mais velh[oa]s? (?:que|do que)|mais de)$/
const NOT = /(?:^| )(?:not|no|nicht|pas|net|nao|ne|kein\w*|keen|keng|nothing|rien)(?: |$)/
const AT_MOST = pattern(String.raw`
      (?:^| )(?:max|maximum|maximal|at most|less than|under|no more than|not more than|hochstens|weniger als|junger als|nicht mehr als|unter
      pas plus de|moins de|moins|hechstens|net mei wei|net mei ewei|manner wei|enner|nao mais de|no maximo|menos de)$
    `)
const OLD = /^(?:old|alt|d age|al|de idade|de construction|maximum|max)\b/
const MOST_YEARS = 150

/** `nicht älter als 10 Jahre`, `max 20 years old`: the first year of construction that will do; null where no age is named. */
export function readAge(reading: QueryReading, today: string | undefined): number | null {
  const { tokens, fields } = reading
  if (today === undefined) return null
  for (let at = 0; at < tokens.length; at++) {
    const { value } = tokens[at]!
    if (
      value === null ||
      fields[at] !== null ||
      value < 1 ||
      value > MOST_YEARS ||
      !YEARS.test(tokens[at + 1]?.word ?? '')
    )
      continue
    const before = wordsBefore(reading, at, 6)
    const isAge = OLDER_THAN.test(before) && NOT.test(before)
    if (
      !isAge &&
      !(AT_MOST.test(before) && (OLD.test(wordsFrom(reading, at + 2, 2)) || wordsFrom(reading, at + 2, 2) === ''))
    )
      continue
    const words = (isAge ? OLDER_THAN : AT_MOST).exec(before)![0].trim().split(' ').length
    const no = isAge ? before.split(' ').length - before.split(' ').findIndex((word) => NOT.test(` ${word} `)) : 0
    claim(reading, 'year', at - Math.max(words, no), at + 2 + (OLD.test(wordsFrom(reading, at + 2, 2)) ? 1 : 0))
    return Number(today.slice(0, 4)) - Math.ceil(value)
  }
  return null
}

import { AT_MOST, DENIED, OLD, OLDER_THAN, YEARS } from '../../../language/queries/amounts/ages.ts'
import { countWords, type QueryReading } from '../words/query-reading.ts'

const MOST_YEARS = 150

/** `nicht älter als 10 Jahre`, `max 20 years old`: the first year of construction that will do; null where no age is named. */
export function readAge(reading: QueryReading, today: string | undefined): number | null {
  const { tokens, fields } = reading
  if (today === undefined) return null
  for (let at = 0; at < tokens.length; at++) {
    const value = tokens[at]!.value ?? 0
    if (fields[at] !== null || value < 1 || value > MOST_YEARS || !YEARS.test(tokens[at + 1]?.word ?? '')) continue
    const before = reading.wordsBefore(at, 6)
    const after = reading.wordsFrom(at + 2, 2)
    const isOld = OLD.test(after)
    const isDenied = OLDER_THAN.test(before) && DENIED.test(before)
    const limit = isDenied ? OLDER_THAN.exec(before) : isOld || after === '' ? AT_MOST.exec(before) : null
    if (!limit) continue
    const words = before.split(' ')
    const denied = isDenied ? words.length - words.findIndex((word) => DENIED.test(word)) : 0
    reading.claim('constructionYear', at - Math.max(countWords(limit[0]), denied), at + (isOld ? 3 : 2))
    return Number(today.slice(0, 4)) - Math.ceil(value)
  }
  return null
}

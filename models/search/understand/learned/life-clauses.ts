import { WANTING } from '../../../language/queries/mentions.ts'
import { scoresOf, type LinearReader } from '../../../learned/linear-reader.ts'
import { kindOf } from '../types/type-words.ts'
import { wishMatcher } from '../wishes/wish-matcher.ts'
import { wordsBetween, type QueryReading } from '../words/query-reading.ts'
import { lifeFeatures } from './life-features.ts'

/** The reader of wishes, with the one that tells what people say of their lives. */
export interface WishReader extends LinearReader {
  readonly life?: LinearReader
}

/** Words of the shortest text that may tell of a life beside the wish. */
const SHORTEST_STORY = 12
/** The same of a clause. */
const SHORTEST_CLAUSE = 3

/**
 * Numbers of the clauses that tell of the life that somebody has (`we've outgrown the flat in Gasperich`), not of the home that is sought. Likeness only
 * points: what such a clause names is no condition, and the answer says so. None where nothing else is asked for.
 */
export function lifeClauses(reading: QueryReading, life: LinearReader): ReadonlySet<number> {
  const found = new Set<number>()
  const { tokens } = reading
  if (tokens.length < SHORTEST_STORY) return found
  const clauses = reading.clauses()
  for (const [from, to] of clauses) {
    // `our daughter and I would like to live in Mersch`
    if (to - from < SHORTEST_CLAUSE || WANTING.test(wordsBetween(tokens, from, to))) continue
    if (scoresOf(lifeFeatures(reading, from, to), life)[0]! > 0) found.add(tokens[from]!.clause)
  }
  return clauses.some(([from, to]) => !found.has(tokens[from]!.clause) && asksFor(reading, from, to))
    ? found
    : new Set()
}

/** Whether a clause names an amount, a kind of home or a thing. */
function asksFor(reading: QueryReading, from: number, to: number): boolean {
  const own = reading.tokens.slice(from, to)
  return (
    own.some(({ value, word }) => value !== null || kindOf(word)) ||
    wishMatcher().read(own.map(({ word }) => word)).length > 0
  )
}

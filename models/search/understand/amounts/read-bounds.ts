import * as phrases from '../../../language/queries/amount-bounds.ts'
import { MORE, NOT, NOT_OR_NONE, SPENDING, TOO_MUCH } from '../../../language/queries/amounts/ceilings.ts'
import { ALTERNATIVE, RANGE_JOINT, RANGE_OPENER, SHORT_JOINT } from '../../../language/queries/amounts/number-ranges.ts'
import { OR_FEWER, OR_MORE } from '../../../language/queries/quantity-units.ts'
import { countWords, wordsBetween, wordsOf, type QueryReading } from '../words/query-reading.ts'

/** Role of a number, from the words around it. */
export type Bound = 'max' | 'min' | 'around' | 'exact'

/** Reads the bound from the words around a number, its unit ending before `end`. */
export function boundOf(reading: QueryReading, at: number, end: number): Bound {
  // `2 or more bedrooms`
  const own = end > at + 1 ? reading.wordsFrom(at + 1, 4) : ''
  if (OR_MORE.test(own)) return 'min'
  if (OR_FEWER.test(own)) return 'max'
  const after = reading.wordsFrom(end, 6)
  const max = phrases.MAX_AFTER.exec(after)
  if (max && !isBeforeNumber(reading, end, max[0])) return 'max'
  const about = phrases.AROUND_AFTER.exec(after)
  if (about && !isBeforeNumber(reading, end, about[0])) return 'around'
  const min = phrases.MIN_AFTER.exec(after)
  if (min && !isBeforeNumber(reading, end, min[0])) return 'min'
  const before = reading.wordsBefore(at, 7)
  // `pas plus de` and `nicht mehr als` end like a minimum, so the longest match decides.
  const matches = [
    { bound: 'max' as const, length: matchLength(phrases.MAX_BEFORE, before) },
    { bound: 'min' as const, length: matchLength(phrases.MIN_BEFORE, before) },
    { bound: 'around' as const, length: matchLength(phrases.AROUND_BEFORE, before) },
  ]
  const best = matches.reduce((a, b) => (b.length > a.length ? b : a))
  if (best.bound === 'min' && best.length > 0 && (isNegated(reading, at) || isRefused(before, best.length)))
    return 'max'
  return best.length > 0 ? best.bound : 'exact'
}

/** `3 chambres max 700k`, `3 beds not more than 700k`: the word belongs to the number that follows it. */
function isBeforeNumber(reading: QueryReading, end: number, phrase: string): boolean {
  const { tokens } = reading
  const after = end + countWords(phrase)
  const at = phrases.THAN.test(tokens[after]?.word ?? '') ? after + 1 : after
  const next = tokens[at]
  if (next === undefined || next.value === null || next.clause !== tokens[end]!.clause) return false
  // `60 m² mini 4000/mois max`: a number that has a word of its own behind it leaves this one to the number before.
  return !phrases.OWN_BOUND.test(reading.wordsFrom(at + 1, 4))
}

/** `auf keinen Fall über 600k`, `not a cent over`: a negation before the words of a minimum; `nicht unter` has its own inside. */
function isRefused(before: string, length: number): boolean {
  const phrase = before.slice(before.length - length).split(' ')
  const rest = before.slice(0, before.length - length).split(' ')
  return rest.some((word) => NOT.test(word)) && !phrase.some((word) => NOT.test(word))
}

/** `mehr als 700.000 können wir nicht ausgeben`, `we will not go over 500k`. */
function isNegated(reading: QueryReading, at: number): boolean {
  const clause = reading.tokensOfClause(reading.tokens[at]!.clause)
  return clause.some(({ word }) => NOT.test(word)) && clause.some(({ word }) => SPENDING.test(word))
}

/** `über 600k geht nichts`, `more than 700k is too much`: what a clause says of amounts above one makes it a ceiling. @param end behind its unit */
export function isCeilingAfterAll(reading: QueryReading, at: number, end = at + 1): boolean {
  const { tokens } = reading
  // A slash parts clauses: `€/m²`.
  const own = new Set([tokens[at]!.clause, tokens[end - 1]!.clause])
  const clause = tokens.filter((token) => own.has(token.clause))
  const text = wordsOf(clause)
  if (TOO_MUCH.test(text) || (MORE.test(text) && clause.some(({ word }) => NOT_OR_NONE.test(word)))) return true
  // `plus de 1500 par mois, impossible`: a clause behind it that says nothing else.
  const next = tokens.find((token, index) => index >= end && !own.has(token.clause))?.clause
  return TOO_MUCH.exec(wordsOf(reading.tokensOfClause(next)))?.index === 0
}

/** Positions of two numbers of a range such as `2-3`, `between 400 and 500k`, `de 800 à 1000`; null when there is none at `at`. */
export function rangeAt(reading: QueryReading, at: number): { low: number; high: number } | null {
  const { tokens, fields } = reading
  let joint = at + 1
  // A unit may stand after the first number too.
  const isJoint = (word: string): boolean => RANGE_JOINT.test(word) || phrases.MAX_WORD.test(word)
  while (joint < at + 3 && tokens[joint]?.value === null && !isJoint(tokens[joint]!.word)) joint++
  const high = joint + 1
  const other = tokens[high]
  // `min. 3 max. 4 Zimmer`
  const isBoundedTwice =
    joint === at + 1 &&
    phrases.MAX_WORD.test(tokens[joint]?.word ?? '') &&
    phrases.MIN_WORD_BEFORE.test(reading.wordsBefore(at, 3))
  if (isBoundedTwice && other && other.value !== null && fields[high] === null && other.value > tokens[at]!.value!)
    return { low: at, high }
  if (!RANGE_JOINT.test(tokens[joint]?.word ?? '') || !other || other.value === null || fields[high] !== null)
    return null
  if (other.clause !== tokens[at]!.clause) return null
  const isPlain = tokens[joint]!.word === '-'
  const isOpened = RANGE_OPENER.test(reading.wordsBefore(at, 4))
  const isShort =
    (joint === at + 1 && SHORT_JOINT.test(tokens[joint]!.word)) ||
    // `4 Schlofkummeren oder 5`
    (joint === at + 2 &&
      ALTERNATIVE.test(tokens[joint]!.word) &&
      other.value === tokens[at]!.value! + 1 &&
      tokens[high + 1]?.clause !== other.clause)
  // `1.400 € a 1.650 €`
  const unit = tokens[at + 1]!.word
  const isTwice = joint === at + 2 && SHORT_JOINT.test(tokens[joint]!.word) && unit === tokens[high + 1]?.word
  return isPlain || isOpened || isShort || isTwice ? { low: at, high } : null
}

/** Where the words end that bound a number from behind: `850k ceiling` speaks of no high ones. */
export function boundEnd(reading: QueryReading, end: number): number {
  const after = reading.wordsFrom(end, 6)
  const found = phrases.AROUND_AFTER.exec(after) ?? phrases.MAX_AFTER.exec(after) ?? phrases.MIN_AFTER.exec(after)
  if (!found || found[0] === '' || isBeforeNumber(reading, end, found[0])) return end
  const next = end + countWords(found[0])
  const isFree = reading.fields.slice(end, next).every((field) => field === null)
  return isFree ? next : end
}

/** Where the opening word of a range or of a bound stands: it is read with its number. */
export function boundStart(reading: QueryReading, at: number): number {
  let start = at
  while (start > 0 && at - start < 5) {
    const token = reading.tokens[start - 1]!
    if (token.clause !== reading.tokens[at]!.clause || token.value !== null || reading.fields[start - 1] !== null) break
    start--
  }
  for (; start < at; start++) {
    const text = wordsBetween(reading.tokens, start, at)
    const isBound = [phrases.MAX_BEFORE, phrases.MIN_BEFORE, phrases.AROUND_BEFORE].some(
      (each) => matchLength(each, text) === text.length,
    )
    if (isBound || RANGE_OPENER.exec(text)?.[0] === text) break
  }
  return start
}

function matchLength(pattern: RegExp, text: string): number {
  // The leftmost match is the longest, for the pattern is anchored at the end.
  return pattern.exec(text)?.[1]?.length ?? 0
}

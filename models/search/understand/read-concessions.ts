import { MAX_AFTER, MAX_BEFORE } from '../../language/queries/amount-bounds.ts'
import { CONCEDED_AFTER, CONCEDED_BEFORE, CONCEDING } from '../../language/queries/amounts/concessions.ts'
import type { QueryToken } from '../../language/query-tokens.ts'
import { COUNTED, unitAt } from './amounts/quantity-units.ts'
import { countWords, wordsBetween, wordsFound, type QueryReading } from './words/query-reading.ts'

/** Words between the amount that was said first and the one that is conceded. */
const REACH = 12
/** Nobody gives more than so many times what was said first. */
const MOST_TIMES = 1.5
/** Rooms fewer than what was said first. */
const MOST_FEWER = 2
/** Smaller numbers without a unit count no money. */
const LEAST_AMOUNT_EUR = 200

/**
 * `budget 1100, could stretch to 1200`, `3 bedrooms, 2 at a pinch`: what is conceded is the limit, and what was said first is preferred. The words that concede
 * are read as the bound that they set.
 */
export function readConcessions(reading: QueryReading): void {
  for (let now = 1; now < reading.tokens.length; now++) {
    const { tokens, fields } = reading
    if (tokens[now]!.value === null || fields[now] !== null) continue
    const before = tokens.findLastIndex(({ value }, at) => at < now && at >= now - REACH && value !== null)
    if (before < 0 || fields[before] !== null) continue
    const bound = boundConceded(reading, before, now)
    const phrase = bound === null ? null : concedingPhrase(reading, now)
    if (bound === null || phrase === null) continue
    reading.conceded.add(tokens[before]!)
    if (phrase.from === phrase.to) continue
    const counted = bound === 'min' && unitAt(reading, now) === null ? unitOf(reading, before, tokens[now]!.clause) : []
    const word: QueryToken = {
      text: reading.textOf(phrase.from, phrase.to),
      word: bound,
      value: null,
      clause: tokens[now]!.clause,
      isCapitalised: false,
    }
    const [own] = tokens.splice(now, 1)
    const from = phrase.from > now ? phrase.from - 1 : phrase.from
    tokens.splice(from, phrase.to - phrase.from, word, own!, ...counted)
    fields.splice(from, phrase.to - phrase.from + 1, null, null, ...counted.map(() => null))
    now = from + 1
  }
}

/** The words of a unit once more, for a number that counts the same: they have no text of their own. */
function unitOf(reading: QueryReading, at: number, clause: number): QueryToken[] {
  const end = unitAt(reading, at)?.end ?? at + 1
  return reading.tokens.slice(at + 1, end).map((token) => ({ ...token, text: '', clause }))
}

/** The bound that a second amount sets if it is conceded: more money, or fewer rooms; null for anything else. */
function boundConceded(reading: QueryReading, before: number, now: number): 'max' | 'min' | null {
  const { tokens } = reading
  const [first, second] = [tokens[before]!.value!, tokens[now]!.value!]
  const [said, own] = [unitAt(reading, before), unitAt(reading, now)]
  if (own !== null && said !== null && own.quantity !== said.quantity) return null
  const quantity = own?.quantity ?? said?.quantity ?? 'priceEur'
  if (COUNTED.has(quantity)) return second < first && second >= first - MOST_FEWER ? 'min' : null
  const isMoney = quantity === 'priceEur' && first >= LEAST_AMOUNT_EUR
  return isMoney && second > first && second <= first * MOST_TIMES ? 'max' : null
}

/** Where the words stand that concede an amount; empty where its own ceiling does, behind a word such as `well`. */
function concedingPhrase(reading: QueryReading, now: number): { from: number; to: number } | null {
  const { tokens } = reading
  const end = unitAt(reading, now)?.end ?? now + 1
  const start = tokens.findIndex(({ clause }) => clause === tokens[now]!.clause)
  const words = wordsBetween(tokens, start, now)
  const leading = CONCEDED_BEFORE.exec(words)
  if (leading) return { from: now - countWords(leading[0]), to: now }
  const after = reading.wordsFrom(end, 5)
  const trailing = wordsFound(CONCEDED_AFTER, after)
  if (trailing > 0 && end === now + 1) return { from: end, to: end + trailing }
  const isOpened = CONCEDING.test(words) || opensBefore(reading, start)
  return isOpened && (MAX_BEFORE.test(words) || MAX_AFTER.test(after)) ? { from: now, to: now } : null
}

/** A clause of its own: `vá, 1200 no máximo`. */
function opensBefore({ tokens }: QueryReading, start: number): boolean {
  const before = tokens[start - 1]
  return before !== undefined && before.clause !== tokens[start - 2]?.clause && CONCEDING.test(before.word)
}

import { ALTERNATIVE } from '../../../language/queries/types/alternatives.ts'
import { AND } from '../../../language/queries/around-numbers.ts'
import { FUNCTION_WORDS } from '../../../language/queries/function-words.ts'
import * as phrases from '../../../language/queries/refusals.ts'
import { WITHOUT_WORD } from '../../../language/queries/small-words.ts'
import { ROOM } from '../../../language/queries/amounts/shared-homes.ts'
import { CORRECTED, countWords, wordsOf, type QueryReading } from '../words/query-reading.ts'
import { NEGATION_STOPPERS, NEGATORS } from '../words/query-words.ts'
import { kindOf } from './type-words.ts'

/** Whether the clause refuses the kind of home at this place. */
export function isNegated(reading: QueryReading, at: number): boolean {
  const { tokens, fields } = reading
  if (phrases.ON_NO_ACCOUNT.test(reading.wordsBefore(at, 6))) return true
  for (let index = at - 1; index >= Math.max(0, at - 3); index--) {
    const { word, clause } = tokens[index]!
    // `a flat, no wait, a house` refuses no house.
    if (fields[index] === CORRECTED || clause !== tokens[at]!.clause) return false
    // `no flats under 60 m²` refuses the small ones.
    if (REFUSED_AMOUNTS.has(fields[index] ?? '')) return false
    if (phrases.NOR_SECOND.test(word) && phrases.NEITHER_BEFORE.test(reading.wordsBefore(index, 6))) return true
    if ((NEGATORS.has(word) && !phrases.FAR.test(word)) || phrases.TIRED.test(word)) return true
    if (!FUNCTION_WORDS.has(word)) return false
  }
  return false
}

/** Fields of negations that refuse an amount. */
const REFUSED_AMOUNTS: ReadonlySet<string> = new Set(['areaM2', 'landAreaM2', 'bedrooms', 'rooms', 'bathrooms'])

/** `no flat on the ground floor`, `nada de casas escuras`: what follows in the clause is refused, not the kind. */
export function isDescribed({ tokens }: QueryReading, at: number): boolean {
  for (let index = at + 1; index < tokens.length && tokens[index]!.clause === tokens[at]!.clause; index++) {
    const { word, value } = tokens[index]!
    // `rejects any flat without a lift`
    if (index === at + 1 && WITHOUT_WORD.test(word)) return true
    if (value !== null || NEGATION_STOPPERS.has(word) || NEGATORS.has(word)) return false
    if (ALTERNATIVE.test(word) || AND.test(word)) return false
    if (!FUNCTION_WORDS.has(word)) return !ROOM.test(word) && !kindOf(word)
  }
  return false
}

/** `Coloc ? Non.`, `Lift auch nicht`: what stands behind a kind of home refuses it. */
export function isRefusedBehind(reading: QueryReading, at: number): boolean {
  return phrases.REFUSED_NEXT.test(restOfClause(reading, at)) || phrases.NO.test(wordsOfAnswer(reading, at))
}

/** Claims a kind of home with the words that refuse it, before or behind. */
export function claimRefused(reading: QueryReading, at: number): void {
  const no = reading.tokens.findLastIndex(({ word }, index) => index < at && index >= at - 3 && NEGATORS.has(word))
  const behind = phrases.REFUSED_NEXT.exec(restOfClause(reading, at))?.[0] ?? wordsOfAnswer(reading, at)
  if (no >= 0) reading.claim('propertyType', no, at + 1)
  else reading.claim('propertyType', at, at + 1 + countWords(behind))
}

function restOfClause({ tokens }: QueryReading, at: number): string {
  return wordsOf(tokens.slice(at + 1).filter(({ clause }) => clause === tokens[at]!.clause))
}

/** `Coloc ? Non merci.`: the words of the next clause; empty where this one goes on. */
function wordsOfAnswer(reading: QueryReading, at: number): string {
  const next = reading.tokens[at + 1]?.clause
  return next === reading.tokens[at]!.clause ? '' : wordsOf(reading.tokensOfClause(next))
}

import { MAX_WORD, MIN_BEFORE } from '../../../language/queries/amount-bounds.ts'
import { FUNCTION_WORDS } from '../../../language/queries/function-words.ts'
import { homeKind } from '../../../language/queries/home-kinds.ts'
import { wordsBetween, type QueryReading } from '../words/query-reading.ts'
import { NEGATORS, refusalBehind } from '../words/query-words.ts'
import { FAR } from '../../../language/queries/refusals.ts'
import type { Quantity } from './quantity-units.ts'

/** Nobody refuses more of these, so that a refused ceiling is a floor. */
const MORE_IS_BETTER: ReadonlySet<string> = new Set<Quantity>([
  'areaM2',
  'landAreaM2',
  'bedrooms',
  'rooms',
  'bathrooms',
])
/** Words between a negation and the bound that it refuses. */
const REACH = 5
/** Homes that a refusal is said of. */
const HOMES = (['flat', 'house', 'studio', 'duplex', 'loft', 'penthouse', 'villa', 'office', 'plot'] as const).map(
  homeKind,
)

/**
 * `no flats under 60 m²`, `under 60 m² is out`: words that refuse a ceiling, which is the opposite limit.
 * @param start first word of the bound
 * @param end the token after the number and its unit
 * @returns the tokens that refuse; null where the ceiling stands
 */
export function refusalOfCeiling(
  reading: QueryReading,
  { quantity, start, end }: { quantity: string; start: number; end: number },
): { from: number; to: number } | null {
  const { tokens, fields } = reading
  if (!MORE_IS_BETTER.has(quantity)) return null
  // `no studio, 60 m² max`: a ceiling in its own words is meant.
  if (tokens[start]!.value !== null || MAX_WORD.test(tokens[start]!.word)) return null
  // `can't be over 120 m²`: the refusal has made the floor a ceiling already.
  const amount = tokens.findIndex(({ value }, index) => index > start && value !== null)
  if (MIN_BEFORE.test(wordsBetween(tokens, start, amount))) return null
  const behind = refusalBehind(reading, end)
  if (behind > 0) return { from: end, to: end + behind }
  for (let at = start - 1; at >= Math.max(0, start - REACH); at--) {
    const { word, value, clause } = tokens[at]!
    if (value !== null || fields[at] !== null || clause !== tokens[start]!.clause) return null
    if (NEGATORS.has(word)) return FAR.test(word) ? null : { from: at, to: at + 1 }
    if (!FUNCTION_WORDS.has(word) && !HOMES.some((kind) => kind.test(word))) return null
  }
  return null
}

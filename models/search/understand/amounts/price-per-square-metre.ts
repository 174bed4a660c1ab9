import { askingPattern } from '../../../language/asking.ts'
import { EURO, EURO_WORDS } from '../../../language/queries/quantity-units.ts'
import type { SearchIntent } from '../../intent/search-intent.ts'
import { countWords, wordsBetween, type QueryReading } from '../words/query-reading.ts'
import { boundOf, boundStart, isCeilingAfterAll, rangeAt } from './read-bounds.ts'

/** `6,500 € per m²`, `6500 €/m²`; `80 m²` is an area. */
export function readPerSquareMetre(reading: QueryReading, intent: SearchIntent): void {
  const { tokens, fields } = reading
  for (let at = 0; at < tokens.length; at++) {
    const value = tokens[at]!.value
    if (value === null || fields[at] !== null || value < LEAST_PER_M2_EUR || value > MOST_PER_M2_EUR) continue
    const after = reading.wordsFrom(at + 1, 6)
    const joined = PER_M2.exec(after)
    let end = joined && joined[0].includes(' ') ? at + 1 + countWords(joined[0]) : 0
    // A slash parts clauses.
    const next = EURO.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1
    if (end === 0 && next < tokens.length && tokens[next]!.clause !== tokens[at]!.clause) {
      const unit = SQUARE_METRE.exec(wordsBetween(tokens, next, next + 2))
      if (unit && (next === at + 2 || value >= MOST_AREA_M2)) end = next + countWords(unit[0])
    }
    const named = PRICE_PER_M2.exec(reading.wordsBefore(at, 9))
    if (end === 0 && named) end = next
    if (end === 0) continue
    const low = tokens[at - 2]?.value ?? null
    const range = low !== null && fields[at - 2] === null ? rangeAt(reading, at - 2) : null
    const bound = boundOf(reading, at, end)
    const opened = range ? at - 2 : Math.min(boundStart(reading, at), at)
    const start = named ? Math.min(opened, at - countWords(named[0])) : opened
    reading.claim('pricePerM2Eur', start, end)
    if (range) intent.pricePerM2Eur = { min: low, max: value }
    else intent.pricePerM2Eur[bound === 'min' && !isCeilingAfterAll(reading, at, end) ? 'min' : 'max'] = value
  }
}

const PER_M2 = new RegExp(
  `^(?:${EURO_WORDS} )?(?:${askingPattern('perSquareMetre')} )+${askingPattern('squareMetre')}(?= |$)`,
)
/** The words of a bound may stand between. */
const PRICE_PER_M2 = new RegExp(`(?:^| )${askingPattern('squareMetrePrice')}(?: [a-z]+){0,4}$`)
const SQUARE_METRE = new RegExp(`^${askingPattern('squareMetre')}(?= |$)`)
const LEAST_PER_M2_EUR = 5
const MOST_PER_M2_EUR = 40_000
const MOST_AREA_M2 = 1000

import { HAVING, WITHIN } from '../../../language/queries/beside-homes.ts'
import * as phrases from '../../../language/queries/types/buildings.ts'
import type { QueryReading } from '../words/query-reading.ts'
import { kindOf } from './type-words.ts'

/** Whether a word names a building of several homes that is bought whole, and not the one that a flat is in. */
export function isBuilding(reading: QueryReading, at: number): boolean {
  const { tokens } = reading
  const [word = '', next = '', after = ''] = tokens.slice(at, at + 3).map((token) => token.word)
  const isKind = kindOf(word)?.types[0] === 'apartment_building'
  return (
    ((isKind || phrases.RENTED_HOUSE.test(word)) && phrases.RETURN.test(reading.wordsFrom(at + 1, 3))) ||
    // `Haus mit Wohnungen, ganz`
    (phrases.HOLDER.test(word) && HAVING.test(next) && phrases.FLATS_HELD.test(after) && isWhole(reading, at)) ||
    ((isKind || phrases.RESIDENCE.test(word)) && phrases.HOLDING.test(next) && countsHomes(reading, at + 2)) ||
    // `a flat in a block of flats`
    (phrases.BLOCK_OF.test(`${reading.wordsBefore(at, 2)} ${word}`) && !WITHIN.test(reading.wordsBefore(at - 2, 4))) ||
    (phrases.BLOCK.test(`${word} ${next}`) && !WITHIN.test(reading.wordsBefore(at, 4))) ||
    (isKind && (tokens.some((token) => phrases.INVESTED.test(token.word)) || isWhole(reading, at)))
  )
}

/** `immeuble entier`, `als Ganzt`: said of the building, from four words before it to eight behind. */
function isWhole({ tokens }: QueryReading, at: number): boolean {
  const { clause } = tokens[at]!
  return tokens
    .slice(Math.max(0, at - 4), at + 9)
    .some((token) => token.clause === clause && phrases.WHOLE.test(token.word))
}

/** Whether homes are counted within four words: `com pelo menos 3 apartamentos`. */
function countsHomes({ tokens }: QueryReading, at: number): boolean {
  return tokens
    .slice(at, at + 4)
    .some(({ value }, index) => value !== null && value >= 2 && phrases.UNIT.test(tokens[at + index + 1]?.word ?? ''))
}

import { ENOUGH } from '../../../language/queries/amounts/changed-amounts.ts'
import * as phrases from '../../../language/queries/around-numbers.ts'
import { wordsFound, type QueryReading } from '../words/query-reading.ts'
import { unitAt } from './quantity-units.ts'
import { claimQuantity, type ReadQuantity } from './read-quantity.ts'
import { isRoomAsked } from './read-room.ts'

/**
 * `mit einem Schlafzimmer`, `appartement une chambre`: an article counts one. Words that also mean a room to let do so only behind a dwelling or in a
 * part of the text of their own, but not in `une chambre à louer` nor `quarto para estudante`.
 */
export function singleBedroomAt(reading: QueryReading, at: number): ReadQuantity | null {
  const { tokens, fields } = reading
  if (fields[at] !== null || !phrases.ARTICLE.test(tokens[at]!.word)) return null
  const unit = unitAt(reading, at)
  if (unit?.quantity !== 'bedrooms') return null
  const noun = tokens[unit.end - 1]!.word
  // `un une-chambre`, `a one-bedroom`, `un vrai une-chambre`
  const isNamed = tokens.slice(Math.max(0, at - 2), at).some(({ word }) => phrases.ARTICLE.test(word))
  const isCounted = phrases.LEAST_OR_EXACTLY.test(reading.wordsBefore(at, 3))
  // `une chambre suffit`
  const enough = wordsFound(ENOUGH, reading.wordsFrom(unit.end, 4))
  const isPart =
    enough > 0 ||
    isNamed ||
    isCounted ||
    phrases.WITH.test(tokens[at - 1]?.word ?? '') ||
    phrases.BEDROOM_ONLY.test(noun)
  if (!isPart && (isRoomAsked(reading) || !(isLaterPart(reading, at) || isBehindDwelling(reading, at)))) return null
  const isExact = phrases.EXACTLY.test(reading.wordsBefore(at, 3))
  const bound = isExact ? 'equal' : 'exact'
  return claimQuantity(reading, { quantity: 'bedrooms', bound, value: 1, at }, at, unit.end + enough)
}

/** `apartamento de um quarto`. */
function isBehindDwelling(reading: QueryReading, at: number): boolean {
  return phrases.DWELLING_BEFORE.test(reading.wordsBefore(at, 6))
}

/** The first words of a clause that is not the first. */
function isLaterPart({ tokens }: QueryReading, at: number): boolean {
  return at > 0 && tokens[at - 1]!.clause !== tokens[at]!.clause
}

import { numberInWords } from '../numbers/number-words.ts'
import type { Quantity } from '../numbers/quantities.ts'
import { MAY_MULTIPLY, OF_RENT } from './amounts.ts'
import { FOLDS, MULTIPLE } from './multiples.ts'

/** Multiples of the monthly rent: `deux mois de loyer`, `2 x loyer`, `zwei Nettokaltmieten`, `drei Kaltmieten`, `twice the rent`. */
export function rentMultiplesIn(folded: string): Quantity[] {
  if (!OF_RENT.test(folded) || !MAY_MULTIPLY.test(folded)) return []
  return [...folded.matchAll(MULTIPLE)].flatMap((match) => {
    const span = { start: match.index, end: match.index + match[0].length }
    if (match[10] !== undefined) return [{ value: FOLDS[match[10]]!, ...span }]
    const part = match.groups!.part
    if (part !== undefined) return [{ value: monthsOfYear(part), ...span }]
    for (const [figure, half, word] of [
      [match[1], match[2], match[3]],
      [match[4], match[5], match[6]],
      [match[7], match[8], match[9]],
    ]) {
      const value =
        figure === undefined ? (word === undefined ? null : numberInWords(word)) : Number(figure) + (half ? 0.5 : 0)
      if (value !== null)
        return value > 0 &&
          value <= 36 &&
          !/^(?:un|une|ein\w*|an?|eng|en|ee|the) (?:loyer|\w*miete|rent)/.test(match[0])
          ? [{ value, ...span }]
          : []
    }
    return []
  })
}

function monthsOfYear(part: string): number {
  if (/quart|viertel|veierel/.test(part)) return 3
  return /tiers|third|dritt|drett/.test(part) ? 4 : 6
}

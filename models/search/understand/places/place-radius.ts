import { KILOMETRES, WITHIN, WITHIN_FIRST } from '../../../language/queries/places/distances.ts'
import { wordsBetween, type QueryReading } from '../words/query-reading.ts'
import type { PlaceWish } from '../../intent/search-intent.ts'

/** `Mersch or within 8 km of it`, `im Umkreis von 5 km`: a distance that stands by no name belongs to the places that are named. */
export function withLooseRadius(reading: QueryReading, places: readonly PlaceWish[]): PlaceWish[] {
  const { tokens, fields } = reading
  const at = tokens.findIndex(
    ({ value }, index) =>
      value !== null &&
      value > 0 &&
      value <= 100 &&
      fields[index] === null &&
      KILOMETRES.test(tokens[index + 1]?.word ?? ''),
  )
  const wanted = places.filter(({ relation, latitude }) => relation !== 'not_in' && latitude !== null)
  if (at < 0 || wanted.length === 0 || wanted.length > 3) return [...places]
  if (!WITHIN.test(wordsBetween(tokens, Math.max(0, at - 6), at + 8))) return [...places]
  const from = firstWord(reading, at)
  reading.claim('place', from, at + 2)
  const radiusM = Math.round(tokens[at]!.value! * 1000)
  const stated = reading.textOf(from, at + 2)
  return places.map((place) =>
    wanted.includes(place) ? withinRadius(place, { radiusM, words: `${place.text}, ${stated}` }) : place,
  )
}

/** Metres that are stated of a place, and the words from the first of the distance to the last of both. */
export interface StatedRadius {
  radiusM: number
  words: string
}

/** `within 10 km of`, `à moins de 5 km de` before a name; null where no distance stands there. */
export function radiusBefore(reading: QueryReading, at: number, end: number): StatedRadius | null {
  const { tokens } = reading
  for (let unit = at - 1; unit >= Math.max(1, at - 4); unit--) {
    if (!KILOMETRES.test(tokens[unit]!.word)) continue
    const value = tokens[unit - 1]!.value
    if (value === null || value <= 0 || value > 100) return null
    const from = firstWord(reading, unit - 1)
    reading.claim('place', from, unit + 1)
    return { radiusM: Math.round(value * 1000), words: reading.textOf(from, end) }
  }
  return null
}

/** Most words from `within` to the number. */
const WORDS_TO_NUMBER = 4

function firstWord({ tokens, fields }: QueryReading, number: number): number {
  const isOpen = (at: number): boolean => tokens[at]?.clause === tokens[number]!.clause && fields[at] === null
  let from = number
  for (let at = number - 1; at >= number - WORDS_TO_NUMBER && isOpen(at); at--)
    if (WITHIN_FIRST.test(wordsBetween(tokens, at, number))) from = at
  return from
}

/** `Mersch + 10 km`. */
export function radiusAfter(reading: QueryReading, at: number, end: number): StatedRadius | null {
  const { tokens, fields } = reading
  for (let number = end; number <= end + 1; number++) {
    const value = tokens[number]?.value ?? null
    if (value === null || value <= 0 || value > 100 || !KILOMETRES.test(tokens[number + 1]?.word ?? '')) continue
    fields[number] ??= 'place'
    fields[number + 1] ??= 'place'
    return { radiusM: Math.round(value * 1000), words: reading.textOf(at, number + 2) }
  }
  return null
}

export function withinRadius(wish: PlaceWish, { radiusM, words }: StatedRadius): PlaceWish {
  return wish.latitude === null ? wish : { ...wish, relation: 'near', radiusM, radiusText: words }
}

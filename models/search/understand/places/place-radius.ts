import { KILOMETRES, LOOSE_KILOMETRES, WITHIN } from '../../../language/queries/places/distances.ts'
import { claim } from '../words/query-reading.ts'
import type { QueryReading } from '../words/query-reading.ts'
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
      LOOSE_KILOMETRES.test(tokens[index + 1]?.word ?? ''),
  )
  const wanted = places.filter(({ relation, latitude }) => relation !== 'not_in' && latitude !== null)
  if (at < 0 || wanted.length === 0 || wanted.length > 3) return [...places]
  const words = tokens
    .slice(Math.max(0, at - 6), at + 8)
    .map(({ word }) => word)
    .join(' ')
  if (!WITHIN.test(words)) return [...places]
  claim(reading, 'place', at, at + 2)
  const radiusM = Math.round(tokens[at]!.value! * 1000)
  return places.map((place) => (wanted.includes(place) ? withinRadius(place, radiusM) : place))
}

/** `within 10 km of`, `à moins de 5 km de`: the metres; null where no distance stands before the name. */
export function radiusBefore(reading: QueryReading, at: number): number | null {
  const { tokens } = reading
  for (let unit = at - 1; unit >= Math.max(1, at - 4); unit--) {
    if (!KILOMETRES.test(tokens[unit]!.word)) continue
    const value = tokens[unit - 1]!.value
    if (value === null || value <= 0 || value > 100) return null
    claim(reading, 'place', unit - 1, unit + 1)
    return Math.round(value * 1000)
  }
  return null
}

/** `Mersch + 10 km`. */
export function radiusAfter({ tokens, fields }: QueryReading, end: number): number | null {
  for (let at = end; at <= end + 1; at++) {
    const value = tokens[at]?.value ?? null
    if (value === null || value <= 0 || value > 100 || !KILOMETRES.test(tokens[at + 1]?.word ?? '')) continue
    fields[at] ??= 'place'
    fields[at + 1] ??= 'place'
    return Math.round(value * 1000)
  }
  return null
}

export function withinRadius(wish: PlaceWish, radiusM: number): PlaceWish {
  return wish.latitude === null ? wish : { ...wish, relation: 'near', radiusM }
}

import { LUXEMBOURG } from '../../../language/queries/places/capital-names.ts'
import type { Gazetteer, NamedPlace, Place } from '../../../places/gazetteer.ts'
import { memoizedFor } from '../../../kernel/memoized.ts'
import { areOnePlace } from '../../../places/across-border.ts'
import { placeKey } from '../../intent/conditions-of-intent.ts'
import type { PlaceWish } from '../../intent/search-intent.ts'

type Relation = PlaceWish['relation']

/** Relation and point of a place that is only named. */
export const ONLY_NAMED = {
  relation: 'in',
  radiusM: null,
  latitude: null,
  longitude: null,
  isCorrected: false,
} as const satisfies Partial<PlaceWish>

/** Places by kind and slug, as in `commune:mersch`. */
export const placesByKey = memoizedFor((gazetteer: Gazetteer): ReadonlyMap<string, Place> => {
  const places = [...gazetteer.names.values()].flat().map(({ place }) => place)
  // The first of its names has a place as it is.
  return new Map(places.reverse().map((place) => [placeKey(place), place]))
})

/** Straight-line metres that count as near, by what is named: a town is larger than a quarter. */
const NEAR_RADIUS_M = { commune: 6000, locality: 4000, quarter: 2000, station: 1500, city: 9000 } as const

/** The wishes for the equally likely meanings of a name, with every part of a place that lies in two communes. */
export function toWishes(
  gazetteer: Gazetteer,
  named: readonly NamedPlace[],
  text: string,
  relation: Relation,
  isCorrected = false,
): PlaceWish[] {
  const [best] = named
  if (!best) return []
  const equals = named.filter(({ place, rank }) => rank === best.rank || areOnePlace(place, best.place))
  const places = [...new Set(equals.map(({ place }) => place))]
  return places.flatMap((place) => toWish(gazetteer, place, text, relation, isCorrected) ?? [])
}

function toWish(
  gazetteer: Gazetteer,
  place: Place,
  text: string,
  relation: Relation,
  isCorrected: boolean,
): PlaceWish | null {
  if (place.kind === 'country') return null
  const { kind, slug, name } = place
  const base = { text, kind, slug, name, relation, isCorrected }
  if (place.kind === 'canton')
    return {
      ...base,
      relation: relation === 'near' ? 'in' : relation,
      communes: [...place.communes].sort(),
      radiusM: null,
      latitude: null,
      longitude: null,
    }
  const { latitude, longitude } = place
  const communes = place.kind === 'abroad' ? [] : [place.commune]
  const radiusM = place.kind === 'abroad' ? NEAR_RADIUS_M.city : relation === 'near' ? usualRadiusM(place) : null
  // A village that bears its commune's name means the commune.
  if (place.kind === 'locality' && gazetteer.communes.get(place.slug)?.commune === place.commune)
    return { ...base, kind: 'commune', slug: place.commune, communes, radiusM, latitude, longitude }
  return { ...base, communes, radiusM, latitude, longitude }
}

function usualRadiusM({ kind, slug }: Pick<PlaceWish, 'kind' | 'slug'>): number {
  return NEAR_RADIUS_M[slug === 'luxembourg' ? 'city' : (kind as keyof typeof NEAR_RADIUS_M)] ?? NEAR_RADIUS_M.commune
}

/** The place and what lies around it, at least as far as `radiusM`. */
export function nearby(place: PlaceWish, radiusM?: number | null): PlaceWish {
  if (place.latitude === null || place.relation !== 'in') return place
  return { ...place, relation: 'near', radiusM: Math.max(usualRadiusM(place), radiusM ?? 0) }
}

/** `house in Mersch, Luxembourg`: the country, where a place in it is named as well. */
export function settlePlaces(places: readonly PlaceWish[], isChoice = false): PlaceWish[] {
  const precise = places.filter(
    ({ slug, kind, relation }) => relation !== 'not_in' && !(slug === 'luxembourg' && kind === 'commune'),
  )
  const kept = places.filter(
    ({ slug, kind, text, relation }) =>
      precise.length === 0 ||
      isChoice ||
      relation === 'not_in' ||
      slug !== 'luxembourg' ||
      kind !== 'commune' ||
      !LUXEMBOURG.test(text),
  )
  return [...Map.groupBy(kept, ({ kind, slug, relation }) => `${kind} ${slug} ${relation}`).values()].map(
    ([one]) => one!,
  )
}

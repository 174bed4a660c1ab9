import type { Gazetteer } from '../../../places/gazetteer.ts'
import type { PlaceKeys } from '../../intent/intent-of-conditions.ts'
import { placesByKey, toWishes } from './place-wishes.ts'
import { regionWish } from './read-region.ts'
import { destinationOf, WORKPLACES } from './destinations.ts'

/** Looks places of the country up by the keys of conditions. */
export function placeKeys(gazetteer: Gazetteer): PlaceKeys {
  const places = placesByKey(gazetteer)
  return {
    placeOf(key) {
      const region = key.startsWith('region:') ? regionWish(gazetteer, key.slice('region:'.length)) : null
      if (region) return region
      const place = places.get(key)
      return place ? (toWishes(gazetteer, [{ place, rank: 0 }], place.name, 'in')[0] ?? null) : null
    },
    destinationOf(slug) {
      const work = WORKPLACES.find((one) => one.slug === slug)
      if (work) return destinationOf(work)
      const place = KINDS.map((kind) => places.get(`${kind}:${slug}`)).find((one) => one && 'latitude' in one)
      return place && 'latitude' in place ? destinationOf(place) : null
    },
  }
}

const KINDS = ['quarter', 'commune', 'locality', 'abroad'] as const

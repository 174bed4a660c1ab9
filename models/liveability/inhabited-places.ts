import type { Locality } from '../places/place-facts.ts'

/** A place where people of a commune live, with its share among the places of the commune. */
export type InhabitedPlace = { readonly latitude: number; readonly longitude: number; readonly share: number }

type PlaceRow = Pick<Locality, 'commune' | 'kind' | 'latitude' | 'longitude'>

/**
 * How much a place counts beside a village. No population is published below the commune, so the kind of the OpenStreetMap
 * place node stands for it; hamlets (under about 200 people) count for little, but are all that some places have.
 */
const KIND_WEIGHTS: Readonly<Record<Locality['kind'], number>> = {
  town: 10,
  suburb: 2,
  district: 2,
  village: 1,
  hamlet: 0.1,
}

/** Inhabited places by commune; shares of one commune add up to 1. */
export function inhabitedPlaces(localities: readonly PlaceRow[]): Map<string, InhabitedPlace[]> {
  const byCommune = Map.groupBy(localities, ({ commune }) => commune)
  return new Map([...byCommune].map(([commune, places]) => [commune, withShares(places)]))
}

/** Mean over the places of a commune, by share. */
export function meanOverPlaces(places: readonly InhabitedPlace[], value: (place: InhabitedPlace) => number): number {
  return places.reduce((sum, place) => sum + place.share * value(place), 0)
}

function withShares(places: readonly PlaceRow[]): InhabitedPlace[] {
  const total = places.reduce((sum, { kind }) => sum + KIND_WEIGHTS[kind], 0)
  return places.map(({ kind, latitude, longitude }) => ({ latitude, longitude, share: KIND_WEIGHTS[kind] / total }))
}

import type { Commune } from '../../models/kernel/commune.ts'
import { inhabitedPlaces, meanOverPlaces, type InhabitedPlace } from '../../models/liveability/inhabited-places.ts'
import type { Locality } from '../../models/places/place-facts.ts'
import { distanceM, type Point } from '../../models/places/point-index.ts'
import { roundTo } from '../../models/statistics/round.ts'

export type Surroundings = {
  communes: readonly Commune[]
  localities: readonly Locality[]
  /** Slug of the commune around a point; undefined outside the country. */
  locate(point: Point): string | undefined
}

export type TransitStop = Point & { mode: 'b' | 'r' | 't'; departures: number }

type Row = Record<string, string | number>

/** Builds one row per commune and kind of amenity: points in it, and points within reach of its inhabited places. */
export function amenityRows(
  { communes, localities, locate }: Surroundings,
  amenities: readonly (readonly [kind: string, points: readonly Point[]])[],
): Row[] {
  const places = inhabitedPlaces(localities)
  const inside = new Map(amenities.map(([kind, points]) => [kind, Map.groupBy(points, locate)]))
  return communes.flatMap(({ slug, successor }) =>
    amenities.map(([kind, points]) => ({
      commune: slug,
      amenity: kind,
      in_commune: inside.get(kind)?.get(slug)?.length ?? 0,
      within_2km: roundTo(meanWithin(places.get(slug)!, points, 2000), 2),
      within_5km: roundTo(meanWithin(places.get(slug)!, points, 5000), 2),
      nearest_m: roundTo(meanNearest(places.get(slug)!, points), 0),
      mark: markOf(successor),
    })),
  )
}

/** Builds one row per commune: daily departures by mode, served stops, and departures within reach of its inhabited places. */
export function transitRows({ communes, localities, locate }: Surroundings, stops: readonly TransitStop[]): Row[] {
  const places = inhabitedPlaces(localities)
  const inside = Map.groupBy(stops, locate)
  const rail = stops.filter(({ mode }) => mode === 'r')
  const departures = (list: readonly TransitStop[]): number => list.reduce((sum, stop) => sum + stop.departures, 0)
  return communes.map(({ slug, successor }) => {
    const own = inside.get(slug) ?? []
    const ofMode = (mode: TransitStop['mode']): number => departures(own.filter((stop) => stop.mode === mode))
    const near = places.get(slug)!
    return {
      commune: slug,
      bus_departures: ofMode('b'),
      tram_departures: ofMode('t'),
      rail_departures: ofMode('r'),
      served_stops: own.length,
      departures_1km: roundTo(
        meanOverPlaces(near, (place) => departures(within(place, stops, 1000))),
        0,
      ),
      rail_departures_3km: roundTo(
        meanOverPlaces(near, (place) => departures(within(place, rail, 3000))),
        0,
      ),
      station_m: roundTo(meanNearest(near, rail), 0),
      mark: markOf(successor),
    }
  })
}

function within<P extends Point>(place: InhabitedPlace, points: readonly P[], limitM: number): P[] {
  return points.filter((point) => distanceM(place, point) <= limitM)
}

function meanWithin(places: readonly InhabitedPlace[], points: readonly Point[], limitM: number): number {
  return meanOverPlaces(places, (place) => within(place, points, limitM).length)
}

function meanNearest(places: readonly InhabitedPlace[], points: readonly Point[]): number {
  return meanOverPlaces(places, (place) => points.reduce((m, point) => Math.min(m, distanceM(place, point)), Infinity))
}

function markOf(successor: string | null): string {
  return successor === null ? 'boundary' : 'nearest_locality'
}

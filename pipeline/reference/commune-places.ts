import { COMMUTE_DESTINATIONS } from '../../models/contracts/places/commute.ts'
import { COMMUTE_TARGETS } from '../../models/commute/destinations.ts'
import { inhabitedPlaces, type InhabitedPlace } from '../../models/liveability/inhabited-places.ts'
import type { Point } from '../../models/places/point-index.ts'
import type { Reference } from './load-reference.ts'

/** Inhabited places of each commune. The city is represented by its quarters, because the table has few of its localities. */
export function communePlaces(
  reference: Pick<Reference, 'communes' | 'localities' | 'quarters'>,
): Map<string, readonly InhabitedPlace[]> {
  const places = inhabitedPlaces(reference.localities)
  const quarters = Map.groupBy(reference.quarters, ({ commune }) => commune)
  return new Map(
    reference.communes.map(({ slug, latitude, longitude }) => [
      slug,
      equalShares(quarters.get(slug)) ?? places.get(slug) ?? [{ latitude, longitude, share: 1 }],
    ]),
  )
}

/** Builds the question for a routing engine: from every inhabited place to every destination. */
export function routingQuestion(reference: Reference): { origins: Point[]; destinations: Point[] } {
  const point = ({ latitude, longitude }: Point): Point => ({ latitude, longitude })
  return {
    origins: [...communePlaces(reference).values()].flat().map(point),
    destinations: COMMUTE_DESTINATIONS.flatMap((destination) => COMMUTE_TARGETS[destination].points.map(point)),
  }
}

function equalShares(quarters: readonly Point[] | undefined): InhabitedPlace[] | undefined {
  return quarters?.map(({ latitude, longitude }) => ({ latitude, longitude, share: 1 / quarters.length }))
}

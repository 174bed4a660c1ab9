import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'

import type { Commune } from '../../models/kernel/commune.ts'
import type { Locality } from '../../models/places/place-facts.ts'
import { buildPointIndex, type Point } from '../../models/places/point-index.ts'

export type BoundaryFeature = {
  type: 'Feature'
  properties: { name: string }
  geometry: { type: 'Polygon'; coordinates: number[][][] } | { type: 'MultiPolygon'; coordinates: number[][][][] }
}

/** Search radius in metres; no point is farther than this from a place of its merged commune. */
const SEARCH_M = 20_000

/**
 * Finds the commune around a point. Boundaries are those since 2023: within a merged commune, the nearest locality of its former communes decides.
 *
 * @throws Error when a boundary has a name that no commune has
 */
export function communeLocator(
  communes: readonly Commune[],
  localities: readonly Locality[],
  features: readonly BoundaryFeature[],
): (point: Point) => string | undefined {
  const areas = features.map((feature) => {
    const members = new Set(membersOf(feature.properties.name, communes))
    const nearest = buildPointIndex(localities.filter(({ commune }) => members.has(commune)))
    return { feature, members, nearest }
  })
  return ({ latitude, longitude }) => {
    const area = areas.find(({ feature }) => booleanPointInPolygon([longitude, latitude], feature.geometry))
    if (area === undefined) return undefined
    if (area.members.size === 1) return [...area.members][0]
    return area.nearest.nearest(latitude, longitude, SEARCH_M)?.point.commune
  }
}

function membersOf(name: string, communes: readonly Commune[]): string[] {
  const key = nameKey(name)
  const same = communes.filter((commune) => Object.values(commune.name).some((own) => nameKey(own) === key))
  const found = same.length > 0 ? same : communes.filter(({ successor }) => successor === key)
  if (found.length === 0) throw new Error(`no commune is called ${JSON.stringify(name)}; correct the boundary's name`)
  return found.map(({ slug }) => slug)
}

function nameKey(name: string): string {
  const ascii = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return ascii.replace(/[^a-z]+/g, '-').replace(/-sur-/, '-')
}

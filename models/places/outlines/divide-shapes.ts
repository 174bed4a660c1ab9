import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import polygonClipping from 'polygon-clipping'
import { localityCells, type PlacedLocality } from './locality-cells.ts'
import { toPlane, type PlaneArea, type PlanePosition } from './plane.ts'

/** An official area, such as a commune or the country. */
export interface Shape {
  /** LAU 2 code; null for an area that is no commune. */
  code: string | null
  area: PlaneArea
}

/** A commune with the point that it is known at. */
export interface CommunePoint {
  slug: string
  lau: string
  latitude: number
  longitude: number
}

/**
 * Gives every commune its official area. Communes that share one, since they have merged or only the country is known, divide it: each has the land
 * nearest to its localities. @returns areas by slug; undefined where a commune lies in no shape
 */
export function divideShapes(
  shapes: readonly Shape[],
  communes: readonly CommunePoint[],
  localities: readonly PlacedLocality[],
): Map<string, PlaneArea> | undefined {
  const areas = new Map<string, PlaneArea>()
  const byCode = new Map(shapes.flatMap((shape) => (shape.code === null ? [] : [[shape.code, shape] as const])))
  const sharing = new Map<Shape, string[]>()
  for (const { slug, lau, latitude, longitude } of communes) {
    const own = byCode.get(lau)
    const shape = own ?? shapes.find(({ area }) => contains(area, toPlane(longitude, latitude)))
    if (shape === undefined) return undefined
    sharing.set(shape, [...(sharing.get(shape) ?? []), slug])
  }
  for (const [{ area }, slugs] of sharing) {
    if (slugs.length === 1) {
      areas.set(slugs[0]!, area)
      continue
    }
    const cells = localityCells(localities.filter(({ communeSlug }) => slugs.includes(communeSlug)))
    for (const slug of slugs) {
      const cell = cells.get(slug)
      if (cell === undefined) return undefined
      areas.set(slug, polygonClipping.intersection(area, cell))
    }
  }
  return areas
}

function contains(area: PlaneArea, at: PlanePosition): boolean {
  return booleanPointInPolygon(at, { type: 'MultiPolygon', coordinates: area })
}

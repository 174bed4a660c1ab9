import { z } from 'zod'
import { mapFeatureSchema } from '../../../../models/contracts/places/map-feature.ts'
import type { Position } from './coordinate-systems.ts'

const position = z.array(z.number()).min(2)
const coordinates = z.union([
  position,
  z.array(position),
  z.array(z.array(position)),
  z.array(z.array(z.array(position))),
])

/** Lists around each position. */
const DEPTHS = { Point: 0, MultiPoint: 1, LineString: 1, MultiLineString: 2, Polygon: 2, MultiPolygon: 3 }
/** Fewest positions of a closed ring: a triangle whose last position is its first. */
const MIN_RING = 4

/** One feature of a GeoJSON layer that has a shape. */
export const layerFeatureSchema = z.looseObject({
  type: z.literal('Feature'),
  id: z.union([z.string(), z.number()]).optional(),
  properties: z.record(z.string(), z.unknown()).nullable().default({}),
  geometry: z
    .object({ type: mapFeatureSchema.shape.geometryType, coordinates })
    .refine(({ type, coordinates: parts }) => depthOf(parts) === DEPTHS[type], {
      error: 'expected coordinates nested as this type of geometry has them',
    })
    .refine(({ type, coordinates: parts }) => !type.endsWith('Polygon') || ringsOf(parts).every(isClosed), {
      error: 'expected rings of at least four positions that end where they begin',
    }),
})
export type LayerFeature = z.infer<typeof layerFeatureSchema>
type Coordinates = z.infer<typeof coordinates>

/** Applies a function to each position of a feature. */
export function mapPositions(feature: LayerFeature, change: (position: Position) => Position): LayerFeature {
  const walk = (part: Coordinates): Coordinates =>
    isPosition(part) ? change([part[0]!, part[1]!]) : (part.map((each) => walk(each)) as Coordinates)
  return { ...feature, geometry: { ...feature.geometry, coordinates: walk(feature.geometry.coordinates) } }
}

/** Lists the positions of a feature. */
export function positionsOf(feature: LayerFeature): Position[] {
  const positions: Position[] = []
  mapPositions(feature, (at) => {
    positions.push(at)
    return at
  })
  return positions
}

/** Lists around the first position; -1 where there is none. */
function depthOf(part: unknown): number {
  if (!Array.isArray(part) || part.length === 0) return -1
  if (typeof part[0] === 'number') return 0
  const depth = depthOf(part[0])
  return depth < 0 ? -1 : depth + 1
}

function ringsOf(parts: Coordinates): number[][][] {
  return (depthOf(parts) === 2 ? parts : parts.flat()) as number[][][]
}

function isClosed(ring: number[][]): boolean {
  const [first, last] = [ring[0], ring.at(-1)]
  return ring.length >= MIN_RING && first![0] === last![0] && first![1] === last![1]
}

function isPosition(part: Coordinates): part is number[] {
  return typeof part[0] === 'number'
}

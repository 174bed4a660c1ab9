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

/** One feature of a GeoJSON layer that has a shape. */
export const layerFeatureSchema = z.looseObject({
  type: z.literal('Feature'),
  id: z.union([z.string(), z.number()]).optional(),
  properties: z.record(z.string(), z.unknown()).nullable().default({}),
  geometry: z.object({ type: mapFeatureSchema.shape.geometryType, coordinates }),
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

function isPosition(part: Coordinates): part is number[] {
  return typeof part[0] === 'number'
}

import { z } from 'zod'

const longitude = z.number().min(-180).max(180)
const latitude = z.number().min(-90).max(90)

/** One place or area of a map layer, in WGS 84. */
export const mapFeatureSchema = z.object({
  layer: z.string().min(1).describe('name of the layer in the definition of its feed: commune-outlines, schools'),
  featureId: z.string().describe('id in the layer: as the feature states it, else its number'),
  code: z.string().nullable().describe('code of the place, such as the LAU 2 code of a commune'),
  name: z.string().nullable(),
  kind: z.string().nullable().describe('kind of the feature within the layer'),
  geometryType: z.enum(['Point', 'LineString', 'Polygon', 'MultiPoint', 'MultiLineString', 'MultiPolygon']),
  coordinates: z
    .string()
    .describe('coordinates as in GeoJSON, longitude before latitude, to about a tenth of a metre')
    .meta({ contentMediaType: 'application/json' }),
  west: longitude,
  south: latitude,
  east: longitude,
  north: latitude,
})
export type MapFeature = z.infer<typeof mapFeatureSchema>

import { z } from 'zod'

/** `options` of a feed read as GeoJSON. */
export const geojsonOptionsSchema = z.strictObject({
  layer: z.string().min(1).optional().describe('name of the layer; default: the id of the feed'),
  crs: z.string().optional().describe('coordinate system, such as EPSG:2169, where the file does not name its own'),
  toleranceMetres: z
    .number()
    .positive()
    .max(1000)
    .optional()
    .describe('detail below it is dropped, with shared borders kept; default: none is'),
})

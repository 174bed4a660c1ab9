import { z } from 'zod'

/** Where the outlines of a release lie; releases from before they were drawn have no such file. */
export const OUTLINES_PATH = 'index/outlines.json'

/** official: outlines of communes; country: land nearest to their localities within the outline of the country; localities: the same, cut at a distance. */
export const OUTLINE_BASES = ['official', 'country', 'localities'] as const

const path = z.string().regex(/^[\d\sMLlz,-]*$/)

/** Areas drawn as paths of SVG in whole units, north on top. */
export const outlineDrawingSchema = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  west: z.number().describe('longitude of the left edge'),
  north: z.number().describe('latitude of the top edge'),
  perLongitude: z.number().positive().describe('units of a degree'),
  perLatitude: z.number().positive().describe('units of a degree'),
  communes: z.record(z.string(), path).describe('by slug'),
  cantons: path.describe('borders between cantons'),
})
export type OutlineDrawing = z.infer<typeof outlineDrawingSchema>

/** `index/outlines.json`. */
export const communeOutlinesSchema = z.object({
  basis: z.enum(OUTLINE_BASES),
  sourceIds: z.array(z.string()),
  localities: z.int().min(0).describe('localities whose surroundings were joined by commune; 0 with official outlines'),
  overview: outlineDrawingSchema.describe('for a map of the country'),
  detail: outlineDrawingSchema.describe('the same with more detail, for a map of one commune'),
})
export type CommuneOutlines = z.infer<typeof communeOutlinesSchema>

import { z } from 'zod'

/** Largest picture of a release: agents get up to five of them with an answer. */
export const MAX_PICTURE_BYTES = 40_000

/** One picture that a feed brought along, as the release shows it. */
export const pictureSchema = z.object({
  reference: z.string().describe('what adverts call it: raw:<sha256 of the bytes as they came>.<extension>'),
  path: z.string().nullable().describe('address under which the service shows it; null: the bytes are no picture'),
  width: z.int().nullable().meta({ unit: 'px' }),
  height: z.int().nullable().meta({ unit: 'px' }),
  bytes: z.int().nullable().meta({ unit: 'B' }),
})
export type Picture = z.infer<typeof pictureSchema>

/** A picture kept in the raw store. */
export const PICTURE_REFERENCE = /^raw:([0-9a-f]{64})\.(?:jpg|png|webp|gif|avif)$/

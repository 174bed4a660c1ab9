import { z } from 'zod'

/** Largest picture of a release: agents get up to five of them with an answer. */
export const MAX_PICTURE_BYTES = 40_000
/** Largest thumbnail: a page of results shows dozens. */
export const MAX_THUMB_BYTES = 12_000

/** Frames that pictures keep within, proportions kept, never enlarged: for cards and the pages of a listing, and for lists. */
export const CARD_FRAME = { width: 640, height: 480 } as const
export const THUMB_FRAME = { width: 320, height: 240 } as const

/** Why a picture is not shown. */
export const PICTURE_REFUSALS = [
  'missing',
  'not_a_picture',
  'damaged',
  'too_many_pixels',
  'too_many_frames',
  'too_slow',
] as const
export type PictureRefusal = (typeof PICTURE_REFUSALS)[number]

/** One picture that a feed brought along or allows to be fetched, as the release shows it. */
export const pictureSchema = z.object({
  reference: z
    .string()
    .describe('what adverts call it: its address, or raw:<sha256 of the bytes as they came>.<extension>'),
  path: z.string().nullable().describe('address under which the service shows it, at card size; null: it is refused'),
  thumbPath: z.string().nullable(),
  width: z.int().nullable().describe('of the card').meta({ unit: 'px' }),
  height: z.int().nullable().describe('of the card').meta({ unit: 'px' }),
  bytes: z.int().nullable().describe('of the card').meta({ unit: 'B' }),
  credit: z.string().nullable().describe('words that its licence wants beside it'),
  refusal: z.enum(PICTURE_REFUSALS).nullable(),
})
export type Picture = z.infer<typeof pictureSchema>

/** A photo of a listing that the service shows itself. Both sizes have the proportions of `width` to `height`. */
export const listingPictureSchema = z.object({
  card: z.string().describe('path on this service, at most 640 × 480 px and 40 KB, WebP'),
  thumb: z.string().describe('path on this service, at most 320 × 240 px and 12 KB, WebP'),
  width: z.int().describe('of the card').meta({ unit: 'px' }),
  height: z.int().describe('of the card').meta({ unit: 'px' }),
  credit: z.string().nullable().describe('words that its licence wants beside it'),
})
export type ListingPicture = z.infer<typeof listingPictureSchema>

/** A picture kept in the raw store. */
export const PICTURE_REFERENCE = /^raw:([0-9a-f]{64})\.(?:jpg|png|webp|gif|avif)$/

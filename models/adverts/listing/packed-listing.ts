import { z } from 'zod'
import { listingPictureSchema } from '../../contracts/listings/picture.ts'
import { listingEstimateDetailSchema } from '../../contracts/market/valuation.ts'

/** Part of a listing that only its packed record has: sizes and credits of its photos, comparables of its estimate. Empty in earlier releases. */
export const packedListingSchema = z.object({
  pictures: z.array(listingPictureSchema).default([]),
  estimate: listingEstimateDetailSchema.pick({ comparables: true }).nullable().default(null),
})
export type PackedListing = z.infer<typeof packedListingSchema>

import { z } from 'zod'

/** The argument `id` of tools about one listing. */
export const listingIdArgument = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .describe('id of the listing, as a search gives it')
  .meta({ examples: ['l0062n7870n84'] })

export const includePhotosArgument = z.boolean().default(true).describe('append up to 5 photos')

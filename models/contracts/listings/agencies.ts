import { z } from 'zod'

/** Agencies with homes on the market in one town on the day of the release; the tool and the public page both read this record. */
export const townAgenciesSchema = z.object({
  town: z.object({
    slug: z.string(),
    name: z.string(),
    kind: z.enum(['commune', 'locality', 'quarter']),
    communeSlug: z.string(),
  }),
  asOf: z.iso.date(),
  activeListings: z.int(),
  buyCount: z.int(),
  rentCount: z.int(),
  agencies: z.array(
    z.object({
      name: z.string(),
      website: z.string().nullable(),
      stock: z.int(),
      buyCount: z.int(),
      rentCount: z.int(),
      salePriceMin: z.number().nullable(),
      salePriceMax: z.number().nullable(),
      rentMin: z.number().nullable(),
      rentMax: z.number().nullable(),
    }),
  ),
})
export type TownAgencies = z.infer<typeof townAgenciesSchema>

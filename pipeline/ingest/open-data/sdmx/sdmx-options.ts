import { z } from 'zod'

/** `options` of a feed read as SDMX. */
export const sdmxOptionsSchema = z.strictObject({
  table: z.enum(['statistic', 'price_index_point']).default('statistic').describe('table that its observations join'),
  where: z
    .record(z.string(), z.union([z.string(), z.array(z.string()).min(1)]))
    .default({})
    .describe('dimension to the code, or codes, of the observations to read; the others are left out and counted'),
})
export type SdmxOptions = z.infer<typeof sdmxOptionsSchema>

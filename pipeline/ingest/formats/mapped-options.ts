import { z } from 'zod'
import { RAW_ADVERT_FIELDS } from '../../../models/contracts/listings/raw-advert.ts'

/** `options` of a feed read by its mapping alone (csv, tsv, json, ndjson, xlsx, xml). */
export const mappedOptionsSchema = z.strictObject({
  optionalFields: z
    .array(z.enum(RAW_ADVERT_FIELDS))
    .default([])
    .describe('mapped fields whose columns may be missing from a whole file; of the others, none found is an error'),
  headerRow: z
    .int()
    .min(1)
    .max(100)
    .default(1)
    .describe('row of a sheet that names its columns, from 1, blank rows not counted'),
})

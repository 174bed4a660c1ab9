import { z } from 'zod'

/** Counts of the rows of one open-data file: `rowsRead = records + rejects`, always. */
export const openDataBatchSchema = z.object({
  batchId: z.string(),
  sourceId: z.string(),
  name: z.string(),
  table: z.string().describe('where its records are'),
  rowsRead: z.int(),
  records: z.int(),
  rejects: z.int(),
  error: z.string().nullable().describe('why the file could not be read'),
})
export type OpenDataBatch = z.infer<typeof openDataBatchSchema>

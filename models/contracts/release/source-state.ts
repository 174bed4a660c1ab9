import { z } from 'zod'

/** How a source stands, worst last. `late`: its newest file is older than its cadence allows, or there is none. */
export const SOURCE_STATES = ['fine', 'disabled', 'late', 'drifted', 'failed'] as const

/** Facts on one source: what came last, what is due, and what went wrong. */
export const sourceStateSchema = z.object({
  id: z.string(),
  title: z.string(),
  licence: z.string(),
  cadence: z.enum(['daily', 'weekly', 'monthly', 'quarterly', 'yearly', 'once']),
  state: z.enum(SOURCE_STATES),
  files: z.int().describe('different files kept'),
  bytes: z.int().nullable().describe('size of the newest file; null without a file').meta({ unit: 'B' }),
  newestOn: z.iso
    .date()
    .nullable()
    .describe('day that the newest file describes; null without one, or where each row has its own'),
  ageDays: z.int().nullable(),
  nextDueOn: z.iso
    .date()
    .nullable()
    .describe('when its cadence expects the next file; null for a source delivered once'),
  lastError: z.string().nullable().describe('why the last fetch or the newest file failed'),
  lostColumns: z
    .array(z.string())
    .describe('columns that its definition or its file before had and the newest has not'),
  newColumns: z.array(z.string()).describe('columns that its file before had not'),
})
export type SourceState = z.infer<typeof sourceStateSchema>

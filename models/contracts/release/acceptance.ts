import { z } from 'zod'

/** A person's decision to publish although a gate found something. Kept in the state of the operator; part of each release that it lets through. */
export const acceptanceSchema = z.strictObject({
  finding: z
    .string()
    .regex(/^[a-z0-9-]+(\/.+)?$/)
    .max(200)
    .describe('gate, or gate and metric: what was accepted'),
  because: z.string().trim().min(10).max(500).describe('why it is right to publish'),
  by: z.string().trim().min(1).max(100).describe('who decided'),
  on: z.iso.date().describe('day of the decision'),
  until: z.iso.date().describe('last day of results, as of which it counts'),
})
export type Acceptance = z.infer<typeof acceptanceSchema>

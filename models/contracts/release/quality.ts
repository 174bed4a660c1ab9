import { z } from 'zod'

/** `blocker`: the release is not published; `warning`: it is, and says so. */
export const SEVERITIES = ['blocker', 'warning'] as const

/** One thing that a quality gate found. */
export const qualityFindingSchema = z.object({
  gate: z.string().describe('name of the rule'),
  severity: z.enum(SEVERITIES),
  message: z.string().describe('what is wrong, with figures, and what to look at'),
  count: z.int().describe('rows concerned'),
  rows: z.array(z.record(z.string(), z.unknown())).describe('the first of them, at most 20'),
})
export type QualityFinding = z.infer<typeof qualityFindingSchema>

/** Figures of a release that the next one is compared with. */
export const releaseMetricsSchema = z.record(z.string(), z.number())
export type ReleaseMetrics = z.infer<typeof releaseMetricsSchema>

import { z } from 'zod'
import { qualityFindingSchema } from '../../models/contracts/release/quality.ts'
import type { Job } from '../engine/job.ts'
import { writeRecords } from '../warehouse/records.ts'
import { findProblems } from './gates.ts'
import { releaseMetrics } from './metrics.ts'

const metricSchema = z.object({ name: z.string(), value: z.number() })

/** Checks and measures the tables before publication. Changes since the previous release are checked at publication. */
export const qualityJob: Job = {
  name: 'quality',
  title: 'quality gates',
  inputs: [
    'source',
    'commune',
    'feed_failure',
    'normalized_batch',
    'observation',
    'reject',
    'open_data_batch',
    'advert',
    'property_member',
    'listing',
    'stale_listing',
    'market_entry',
    'activity',
    'trend_point',
    'market_index_point',
    'liveability',
    'forecast',
    'official_forecast',
  ],
  outputs: ['quality_finding', 'release_metric'],
  module: import.meta.url,
  parameters: async (run) => ({ asOf: await run.asOf() }),
  async work(run) {
    const findings = await findProblems(run.warehouse, await run.asOf())
    await writeRecords(run.warehouse, 'quality_finding', qualityFindingSchema, findings)
    const metrics = Object.entries(await releaseMetrics(run.warehouse)).map(([name, value]) => ({ name, value }))
    await writeRecords(run.warehouse, 'release_metric', metricSchema, metrics)
    const of = (severity: string): number => findings.filter((finding) => finding.severity === severity).length
    return { blockers: of('blocker'), warnings: of('warning') }
  },
}

import { scriptJob } from '../../engine/script-job.ts'
import { sqlBeside } from '../../warehouse/sql.ts'

/** Reduces observations to one row per advert: first seen, last seen, price changes, periods on the market. */
export const historyJob = scriptJob({
  name: 'history',
  title: 'history of each advert',
  inputs: ['observation', 'normalized_batch'],
  outputs: ['advert'],
  module: import.meta.url,
  parameters: async (run) => ({ asOf: await run.asOf() }),
  script: () => sqlBeside(import.meta.url, 'adverts'),
  counts: `SELECT count(*) FILTER (WHERE active) AS active, count(stale_reason) AS stale,
      count(*) FILTER (WHERE place_kind = 'abroad') AS abroad,
      count(*) FILTER (WHERE place_kind IN ('unknown', 'ambiguous')) AS without_place FROM advert`,
})

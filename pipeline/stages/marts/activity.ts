import { HOME_TYPES } from '../../../models/kernel/property-type.ts'
import { quarterBounds, quarterOfDate } from '../../../models/kernel/quarter.ts'
import type { Job } from '../../engine/job.ts'
import { runScript } from '../../warehouse/script.ts'
import { sqlBeside } from '../../warehouse/sql.ts'

/** Minimum listings for a raw median, the rule of the Observatoire de l'Habitat. */
const MINIMUM_LISTINGS = 10

/** Computes stock, new listings and days on the market per commune. */
export const activityJob: Job = {
  name: 'activity',
  title: 'market activity per commune',
  inputs: ['listing', 'counted_listing'],
  outputs: ['activity'],
  module: import.meta.url,
  parameters: async (run) => ({ asOf: await run.asOf() }),
  async work(run) {
    const { from } = quarterBounds(quarterOfDate(await run.asOf()))
    await runScript(run.warehouse, sqlBeside(import.meta.url, 'activity'), {
      quarter_start: from,
      home_types: HOME_TYPES.join(','),
      minimum_listings: MINIMUM_LISTINGS,
    })
    return {}
  },
}

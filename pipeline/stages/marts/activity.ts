import { HOME_TYPES } from '../../../models/kernel/property-type.ts'
import { quarterBounds, quarterOfDate } from '../../../models/kernel/quarter.ts'
import { scriptJob } from '../../engine/script-job.ts'
import { sqlBeside } from '../../warehouse/sql.ts'

/** Minimum listings for a raw median, the rule of the Observatoire de l'Habitat. */
const MINIMUM_LISTINGS = 10

/** Computes stock, new listings and days on the market per commune. */
export const activityJob = scriptJob({
  name: 'activity',
  title: 'market activity per commune',
  inputs: ['listing', 'counted_listing'],
  outputs: ['activity'],
  module: import.meta.url,
  parameters: async (run) => ({
    quarterStart: quarterBounds(quarterOfDate(await run.asOf())).from,
    homeTypes: HOME_TYPES.join(','),
    minimumListings: MINIMUM_LISTINGS,
  }),
  script: () => sqlBeside(import.meta.url, 'activity'),
})

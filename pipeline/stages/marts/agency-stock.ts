import { HOME_TYPES } from '../../../models/kernel/property-type.ts'
import { scriptJob } from '../../engine/script-job.ts'
import { sqlBeside } from '../../warehouse/sql.ts'

/** Counts each agency's homes by town, the same homes that a search finds. */
export const agencyStockJob = scriptJob({
  name: 'agency-stock',
  title: 'agencies per town',
  inputs: ['listing'],
  outputs: ['agency_stock'],
  module: import.meta.url,
  parameters: () => ({ homeTypes: HOME_TYPES.join(',') }),
  script: () => sqlBeside(import.meta.url, 'agency-stock'),
  counts: 'SELECT count(DISTINCT agency_key) AS agencies, count(DISTINCT town_slug) AS towns FROM agency_stock',
})

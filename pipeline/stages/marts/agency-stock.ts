import { scriptJob } from '../../engine/script-job.ts'
import { sqlBeside } from '../../warehouse/sql.ts'

/** Counts each agency's listings by town. */
export const agencyStockJob = scriptJob({
  name: 'agency-stock',
  title: 'agencies per town',
  inputs: ['listing'],
  outputs: ['agency_stock'],
  module: import.meta.url,
  script: () => sqlBeside(import.meta.url, 'agency-stock'),
  counts: 'SELECT count(DISTINCT agency_key) AS agencies, count(DISTINCT town_slug) AS towns FROM agency_stock',
})

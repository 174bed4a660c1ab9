import type { Job } from '../../engine/job.ts'
import { runScript } from '../../warehouse/script.ts'
import { sqlBeside } from '../../warehouse/sql.ts'

/** Counts each agency's listings by town. */
export const agencyStockJob: Job = {
  name: 'agency-stock',
  title: 'agencies per town',
  inputs: ['listing'],
  outputs: ['agency_stock'],
  module: import.meta.url,
  async work(run) {
    await runScript(run.warehouse, sqlBeside(import.meta.url, 'agency-stock'))
    return run.warehouse.one(
      `SELECT count(DISTINCT agency_key) AS agencies, count(DISTINCT town_slug) AS towns FROM agency_stock`,
    )
  },
}

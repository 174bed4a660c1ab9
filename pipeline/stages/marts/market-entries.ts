import { RELISTING_GAP_DAYS } from '../../../models/adverts/listing/market-period.ts'
import { countedSources } from '../../../models/licences/publish-level.ts'
import type { Job } from '../../engine/job.ts'
import { runScript } from '../../warehouse/script.ts'
import { sqlBeside } from '../../warehouse/sql.ts'

/** Lists properties newly on the market, each counted once: the input of trends, index and valuation. */
export const marketEntriesJob: Job = {
  name: 'market-entries',
  title: 'properties newly on the market',
  inputs: ['observation', 'advert', 'property_member', 'commune', 'implausible_advert'],
  outputs: ['market_entry'],
  module: import.meta.url,
  parameters: async (run) => ({
    asOf: await run.asOf(),
    relistingGapDays: RELISTING_GAP_DAYS,
    counted: countedSources(run.sources),
  }),
  async work(run) {
    const parameters = {
      as_of: await run.asOf(),
      relisting_gap_days: RELISTING_GAP_DAYS,
      counted_sources: JSON.stringify(countedSources(run.sources)),
    }
    await runScript(run.warehouse, sqlBeside(import.meta.url, 'market-entries'), parameters)
    return run.warehouse.one(
      `SELECT count(DISTINCT quarter) AS quarters, count(DISTINCT commune_slug) AS communes FROM market_entry`,
    )
  },
}

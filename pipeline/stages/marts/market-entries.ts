import { RELISTING_GAP_DAYS } from '../../../models/adverts/listing/market-period.ts'
import { countedSources } from '../../../models/licences/publish-level.ts'
import { scriptJob } from '../../engine/script-job.ts'
import { sqlBeside } from '../../warehouse/sql.ts'

/** Lists properties newly on the market, each counted once: the input of trends, index and valuation. */
export const marketEntriesJob = scriptJob({
  name: 'market-entries',
  title: 'properties newly on the market',
  inputs: ['observation', 'advert', 'property_member', 'commune', 'implausible_advert'],
  outputs: ['market_entry'],
  module: import.meta.url,
  parameters: async (run) => ({
    asOf: await run.asOf(),
    relistingGapDays: RELISTING_GAP_DAYS,
    countedSources: JSON.stringify(countedSources(run.sources)),
  }),
  script: () => sqlBeside(import.meta.url, 'market-entries'),
  counts: 'SELECT count(DISTINCT quarter) AS quarters, count(DISTINCT commune_slug) AS communes FROM market_entry',
})

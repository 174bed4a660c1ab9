import { commuteJob } from '../stages/analyze/commute.ts'
import { forecastsJob } from '../stages/analyze/forecasts.ts'
import { listingEstimatesJob } from '../stages/analyze/listing-estimates.ts'
import { officialIndexJob } from '../stages/analyze/official-index.ts'
import { officialLevelsJob } from '../stages/analyze/official/official-levels.ts'
import { officialTablesJob } from '../stages/analyze/official/official-tables.ts'
import { officialForecastsJob } from '../stages/analyze/official/official-forecasts.ts'
import { officialNowcastJob } from '../stages/analyze/official/official-nowcast.ts'
import { paidToAskedJob } from '../stages/analyze/official/paid-to-asked.ts'
import { recordJob } from '../stages/analyze/record/record.ts'
import { priceStatisticsJob } from '../stages/analyze/price-statistics.ts'
import { liveabilityJob } from '../stages/analyze/liveability.ts'
import { valuationJob } from '../stages/analyze/valuation.ts'
import { matchJob } from '../stages/match/match-properties.ts'
import type { Job } from '../engine/job.ts'
import { listingsJob } from '../stages/listings/merge-listings.ts'
import { priceLevelsJob } from '../stages/listings/price-levels.ts'
import { historyJob } from '../stages/history/advert-history.ts'
import { ingestJob } from '../stages/ingest/ingest-feeds.ts'
import { activityJob } from '../stages/marts/activity.ts'
import { agencyStockJob } from '../stages/marts/agency-stock.ts'
import { marketEntriesJob } from '../stages/marts/market-entries.ts'
import { normalizeJob } from '../stages/normalize/normalize-batches.ts'
import { openDataJob } from '../stages/open-data/read-open-data.ts'
import { photosJob } from '../stages/photos/photos-job.ts'
import { picturesJob } from '../stages/pictures/pictures-job.ts'
import { publishJob } from '../publish/publish-release.ts'
import { qualityJob } from '../quality/quality-gates.ts'
import { communesJob } from '../stages/communes/commune-table.ts'

/** All jobs in running order. Each job declares its inputs and outputs. */
export const JOBS: readonly Job[] = [
  communesJob,
  ingestJob,
  normalizeJob,
  openDataJob,
  historyJob,
  photosJob,
  matchJob,
  picturesJob,
  priceLevelsJob,
  listingsJob,
  marketEntriesJob,
  activityJob,
  agencyStockJob,
  officialLevelsJob,
  officialIndexJob,
  officialTablesJob,
  priceStatisticsJob,
  valuationJob,
  listingEstimatesJob,
  forecastsJob,
  officialForecastsJob,
  officialNowcastJob,
  paidToAskedJob,
  recordJob,
  commuteJob,
  liveabilityJob,
  qualityJob,
  publishJob,
]

import { commuteJob } from './analyze/commute.ts'
import { forecastsJob } from './analyze/forecasts.ts'
import { listingEstimatesJob } from './analyze/listing-estimates.ts'
import { officialLevelsJob } from './analyze/official-levels.ts'
import { priceStatisticsJob } from './analyze/price-statistics.ts'
import { liveabilityJob } from './analyze/liveability.ts'
import { valuationJob } from './analyze/valuation.ts'
import { dedupeJob } from './dedupe/match-properties.ts'
import type { Job } from './engine/job.ts'
import { listingsJob } from './facts/merge-listings.ts'
import { historyJob } from './history/advert-history.ts'
import { ingestJob } from './ingest/ingest-feeds.ts'
import { activityJob } from './marts/activity.ts'
import { agencyStockJob } from './marts/agency-stock.ts'
import { marketEntriesJob } from './marts/market-entries.ts'
import { normalizeJob } from './normalize/normalize-batches.ts'
import { openDataJob } from './open-data/read-open-data.ts'
import { photosJob } from './photos/photos-job.ts'
import { picturesJob } from './pictures/make-pictures.ts'
import { publishJob } from './publish/publish-release.ts'
import { qualityJob } from './quality/quality-gates.ts'
import { communesJob } from './reference/commune-table.ts'

/** The pipeline, in the order in which it runs. What each job reads and writes stands with the job. */
export const JOBS: readonly Job[] = [
  communesJob,
  ingestJob,
  normalizeJob,
  openDataJob,
  historyJob,
  photosJob,
  dedupeJob,
  picturesJob,
  listingsJob,
  marketEntriesJob,
  activityJob,
  agencyStockJob,
  officialLevelsJob,
  priceStatisticsJob,
  valuationJob,
  listingEstimatesJob,
  forecastsJob,
  commuteJob,
  liveabilityJob,
  qualityJob,
  publishJob,
]

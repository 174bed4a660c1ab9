import { advertSchema, type Advert } from '../../models/contracts/listings/advert.ts'
import { z } from 'zod'
import { feedFailureSchema, normalizedBatchSchema, rawBatchSchema } from '../../models/contracts/listings/batch.ts'
import { liveabilityRowSchema, marketActivitySchema } from '../../models/contracts/places/commune.ts'
import { listingRecordSchema, type ListingRecord } from '../../models/contracts/listings/listing.ts'
import {
  indexRefusalSchema,
  marketIndexRowSchema,
  priceRefusalSchema,
} from '../../models/contracts/market/market-index.ts'
import { observationSchema } from '../../models/contracts/listings/observation.ts'
import { openDataBatchSchema } from '../../models/contracts/release/open-data-batch.ts'
import { photoSchema } from '../../models/contracts/listings/photo.ts'
import { pictureSchema } from '../../models/contracts/listings/picture.ts'
import { propertyMemberSchema } from '../../models/contracts/listings/property.ts'
import { rejectSchema } from '../../models/contracts/listings/reject.ts'
import { officialIndexPointSchema } from '../../models/contracts/market/official-index.ts'
import { officialForecastSchema } from '../../models/contracts/market/official-forecast.ts'
import { statisticSchema } from '../../models/contracts/market/statistic.ts'
import { trendRowSchema } from '../../models/contracts/market/trend.ts'
import { anAdvert } from '../../models/adverts/listing/testing/an-advert.ts'
import { mergeAdverts } from '../../models/adverts/listing/merge-adverts.ts'
import { forecastRowSchema } from '../stages/analyze/forecast-row.ts'
import type { Run } from '../engine/job.ts'
import { localTasks } from '../engine/local-tasks.ts'
import { writeRecords } from '../warehouse/records.ts'
import { openWarehouse, type Warehouse } from '../warehouse/warehouse.ts'

const TABLES = {
  normalized_batch: normalizedBatchSchema,
  raw_batch: rawBatchSchema,
  statistic: z.object({ batchId: z.string(), sourceId: z.string(), rowNumber: z.int(), ...statisticSchema.shape }),
  observation: observationSchema,
  reject: rejectSchema,
  feed_failure: feedFailureSchema,
  open_data_batch: openDataBatchSchema,
  advert: advertSchema,
  photo: photoSchema,
  picture: pictureSchema,
  property_member: propertyMemberSchema,
  implausible_advert: propertyMemberSchema.pick({ advertId: true }),
  listing: listingRecordSchema,
  stale_listing: listingRecordSchema,
  counted_listing: listingRecordSchema,
  activity: marketActivitySchema,
  trend_point: trendRowSchema,
  market_index_point: marketIndexRowSchema,
  index_refusal: indexRefusalSchema,
  price_refusal: priceRefusalSchema,
  official_index_point: officialIndexPointSchema,
  liveability: liveabilityRowSchema,
  forecast: forecastRowSchema,
  official_forecast: officialForecastSchema,
}
type Table = keyof typeof TABLES

/** Opens a warehouse in memory with every table empty, except one commune. */
export async function openSmallWarehouse(): Promise<Warehouse> {
  const warehouse = await openWarehouse({ location: ':memory:', threads: 1 })
  for (const [table, schema] of Object.entries(TABLES)) await warehouse.createTable(table, schema)
  await warehouse.run(`CREATE TABLE source (id VARCHAR, fresh_days BIGINT, fresh_severity VARCHAR, sample BOOLEAN)`)
  await warehouse.run(`CREATE TABLE price_level AS SELECT '{}' AS levels`)
  await warehouse.run(`CREATE TABLE commune AS SELECT 'bertrange' AS slug, 'luxembourg' AS canton`)
  return warehouse
}

/** Replaces the rows of a table; fields that are not given are null. */
export async function fill(warehouse: Warehouse, table: Table, rows: readonly object[]): Promise<void> {
  await writeRecords(warehouse, table, TABLES[table], rows)
}

/** A listing for tests, merged from one advert. */
export function aListing(over: Partial<ListingRecord> = {}, advert: Partial<Advert> = {}): ListingRecord {
  const listing = mergeAdverts([anAdvert(advert)], {
    sampleSources: new Set(),
    pictureOf: () => undefined,
  })
  return { ...listing!, ...over }
}

/** The context of a run that a job needs, over a warehouse. */
export function runOver(warehouse: Warehouse, over: Partial<Run> = {}): Run {
  const signal = over.signal ?? new AbortController().signal
  return {
    warehouse,
    tasks: localTasks({ threads: over.settings?.threads ?? 1, signal }),
    asOf: async () => '2026-09-30',
    sources: [],
    fetches: true,
    knownOn: null,
    signal,
    ...over,
  } as unknown as Run
}

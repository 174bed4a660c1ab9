import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { adjustedMedianSchema } from '../models/contracts/market/adjusted-median.ts'
import { advertSchema } from '../models/contracts/listings/advert.ts'
import { feedFailureSchema, normalizedBatchSchema, rawBatchSchema } from '../models/contracts/listings/batch.ts'
import { liveabilityRowSchema, marketActivitySchema } from '../models/contracts/places/commune.ts'
import { commuteMethodSchema, commuteTimeRowSchema } from '../models/contracts/places/commute.ts'
import { listingRecordSchema } from '../models/contracts/listings/listing.ts'
import { indexRefusalSchema, marketIndexRowSchema } from '../models/contracts/market/market-index.ts'
import { officialIndexPointSchema } from '../models/contracts/market/official-index.ts'
import { observationSchema } from '../models/contracts/listings/observation.ts'
import { officialLevelSchema } from '../models/contracts/market/official-level.ts'
import { officialPriceSchema } from '../models/contracts/market/official-price.ts'
import { openDataBatchSchema } from '../models/contracts/release/open-data-batch.ts'
import { photoFailureSchema, photoSchema } from '../models/contracts/listings/photo.ts'
import { pictureSchema } from '../models/contracts/listings/picture.ts'
import { priceIndexPointSchema } from '../models/contracts/market/price-index-point.ts'
import { marketEntrySchema, matchPairSchema, propertyMemberSchema } from '../models/contracts/listings/property.ts'
import { qualityFindingSchema } from '../models/contracts/release/quality.ts'
import { firstIndexPointSchema, firstLevelSchema, recordRowSchema } from '../models/contracts/market/record.ts'
import { rejectSchema } from '../models/contracts/listings/reject.ts'
import { mapFeatureSchema } from '../models/contracts/places/map-feature.ts'
import { routedTripSchema } from '../models/contracts/places/routed-trip.ts'
import { statisticSchema } from '../models/contracts/market/statistic.ts'
import { vintageTableSchema } from '../models/contracts/tables/market-tables.ts'
import { publishedCommuneSchema } from '../models/contracts/tables/place-tables.ts'
import {
  legalParameterTableSchema,
  mortgageRateTableSchema,
  publishedSourceSchema,
} from '../models/contracts/tables/release-tables.ts'
import { transitStopSchema } from '../models/contracts/places/transit-stop.ts'
import { trendRowSchema } from '../models/contracts/market/trend.ts'
import {
  listingEstimateSchema,
  valuationModelRowSchema,
  valuationEquitySchema,
  valuationScoreSchema,
} from '../models/contracts/market/valuation.ts'
import { officialNowcastSchema } from '../models/contracts/market/official-nowcast.ts'
import { paidToAskedSchema } from '../models/contracts/market/paid-to-asked.ts'
import { officialForecastSchema, officialIndexForecastSchema } from '../models/contracts/market/official-forecast.ts'
import { forecastRowSchema } from '../pipeline/stages/analyze/forecast-row.ts'
import { JOBS } from '../pipeline/run/jobs.ts'
import { dictionaryMarkdown, explainedDictionary } from '../pipeline/publish/tables/dictionary.ts'
import { openWarehouse } from '../pipeline/warehouse/warehouse.ts'
import { ROOT } from '../pipeline/base/settings.ts'
import { FEEDS_DOCUMENT, feedsDocument } from './feed-reference.ts'
import { columnsOf, toSnakeCase } from '../pipeline/warehouse/columns.ts'

const CONTRACTS = join(ROOT, 'models', 'contracts')
const TARGET = join(ROOT, 'data', 'contracts')

/** Row contract of each warehouse table. A table without one has no reader outside the pipeline. */
const TABLE_CONTRACTS: Record<string, z.ZodObject> = {
  raw_batch: rawBatchSchema,
  feed_failure: feedFailureSchema,
  normalized_batch: normalizedBatchSchema,
  observation: observationSchema,
  reject: rejectSchema,
  open_data_batch: openDataBatchSchema,
  open_data_reject: rejectSchema,
  official_price: officialPriceSchema,
  official_level: officialLevelSchema,
  price_index_point: priceIndexPointSchema,
  statistic: statisticSchema,
  map_feature: mapFeatureSchema,
  transit_stop: transitStopSchema,
  routed_trip: routedTripSchema,
  advert: advertSchema,
  property_member: propertyMemberSchema,
  match_pair: matchPairSchema,
  photo: photoSchema,
  photo_failure: photoFailureSchema,
  picture: pictureSchema,
  listing: listingRecordSchema,
  market_entry: marketEntrySchema,
  activity: marketActivitySchema,
  trend_point: trendRowSchema,
  adjusted_median: adjustedMedianSchema,
  market_index_point: marketIndexRowSchema,
  published_index_point: marketIndexRowSchema,
  index_refusal: indexRefusalSchema,
  official_index_point: officialIndexPointSchema,
  first_level: firstLevelSchema,
  first_index_point: firstIndexPointSchema,
  backfilled_record: recordRowSchema,
  published_record: recordRowSchema,
  published_vintage: vintageTableSchema,
  published_commune: publishedCommuneSchema,
  published_source: publishedSourceSchema,
  published_legal_parameter: legalParameterTableSchema,
  published_mortgage_rate: mortgageRateTableSchema,
  forecast: forecastRowSchema,
  official_forecast: officialForecastSchema,
  official_index_forecast: officialIndexForecastSchema,
  official_nowcast: officialNowcastSchema,
  paid_to_asked: paidToAskedSchema,
  backfilled_nowcast: recordRowSchema,
  valuation_model: valuationModelRowSchema,
  valuation_score: valuationScoreSchema,
  valuation_equity: valuationEquitySchema,
  listing_estimate: listingEstimateSchema,
  commute_time: commuteTimeRowSchema,
  commute_method: commuteMethodSchema,
  liveability: liveabilityRowSchema,
  quality_finding: qualityFindingSchema,
}

interface CataloguedTable {
  table: string
  writtenBy: string
  readBy: string[]
  /** Null when the table has no contract. */
  columns: { name: string; type: string; nullable: boolean; unit: string | null; description: string }[] | null
}

/** Generates every contract: content by path below `data/contracts`. The same code gives the same bytes. */
export async function generateContracts(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const [name, schema] of await contractSchemas())
    files.set(join('schemas', `${name}.json`), json(z.toJSONSchema(schema, { unrepresentable: 'any' })))
  const warehouse = await openWarehouse({ location: ':memory:', threads: 1 })
  const dictionary = await explainedDictionary(warehouse)
  warehouse.close()
  files.set('data-dictionary.json', json(dictionary))
  files.set('data-dictionary.md', dictionaryMarkdown(dictionary))
  files.set('tables.json', json(tableCatalogue()))
  return files
}

/** Lists every schema exported by a module of `models/contracts`, by its name in kebab-case, sorted. */
export async function contractSchemas(): Promise<[string, z.ZodType][]> {
  const modules = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const schemas: [string, z.ZodType][] = []
  for (const module of modules.sort()) {
    const exported = (await import(`../models/contracts/${module}`)) as Record<string, unknown>
    for (const [name, value] of Object.entries(exported))
      if (name.endsWith('Schema') && value instanceof z.ZodType) schemas.push([kebab(name.slice(0, -6)), value])
  }
  return schemas.sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Lists every warehouse table with its writer, readers and columns. */
export function tableCatalogue(): CataloguedTable[] {
  const tables = JOBS.flatMap(({ name, outputs }) => outputs.map((table) => ({ table, writtenBy: name })))
  return tables.map(({ table, writtenBy }) => ({
    table,
    writtenBy,
    readBy: JOBS.filter(({ inputs }) => inputs.includes(table)).map(({ name }) => name),
    columns: TABLE_CONTRACTS[table]
      ? columnsOf(TABLE_CONTRACTS[table]).map(({ name, type, nullable, unit, description }) => ({
          name,
          type: type === 'JSON' ? 'VARCHAR' : type,
          nullable,
          unit,
          description,
        }))
      : null,
  }))
}

function kebab(name: string): string {
  return toSnakeCase(name).replaceAll('_', '-')
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

if (import.meta.main) {
  const files = await generateContracts()
  rmSync(TARGET, { recursive: true, force: true })
  for (const [path, content] of files) {
    mkdirSync(dirname(join(TARGET, path)), { recursive: true })
    writeFileSync(join(TARGET, path), content)
  }
  writeFileSync(FEEDS_DOCUMENT, feedsDocument())
  console.log(`${files.size} contracts are in ${TARGET}`)
}

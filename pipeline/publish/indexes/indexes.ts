import { listingRecordSchema } from '../../../models/contracts/listings/listing.ts'
import { liveabilityRowSchema } from '../../../models/contracts/places/commune.ts'
import type { CommuneIntelligence, CommuneRecord, LiveabilityRow } from '../../../models/contracts/places/commune.ts'
import { COMMUTE_PATH, type CommuteIndex } from '../../../models/contracts/places/commute.ts'
import {
  INDEX_SCOPES,
  marketIndexRowSchema,
  type IndexRefusal,
  type MarketIndex,
  type MarketIndexRow,
  type PriceRefusal,
} from '../../../models/contracts/market/market-index.ts'
import { FORECASTS_PATH, type ForecastIndex } from '../../../models/contracts/market/forecast.ts'
import {
  OFFICIAL_FORECASTS_PATH,
  officialForecastSchema,
  officialIndexForecastSchema,
  type OfficialForecastIndex,
} from '../../../models/contracts/market/official-forecast.ts'
import { officialNowcastSchema } from '../../../models/contracts/market/official-nowcast.ts'
import { paidToAskedSchema } from '../../../models/contracts/market/paid-to-asked.ts'
import { indexPartTableSchema, type IndexPart } from '../../../models/contracts/tables/part-tables.ts'
import type { PublicRecord } from '../../../models/contracts/market/record.ts'
import { OFFICIAL_SERIES_PATH } from '../../../models/contracts/release/official-series-index.ts'
import { RELEASE_PATHS } from '../../../models/contracts/release/release.ts'
import { OUTLINES_PATH } from '../../../models/contracts/places/outlines.ts'
import { STATIONS_PATH, type StationPoint } from '../../../models/contracts/places/station.ts'
import type { PlaceFacts } from '../../../models/places/place-facts.ts'
import type { OfficialIndexPoint } from '../../../models/contracts/market/official-index.ts'
import { countedSources } from '../../../models/licences/publish-level.ts'
import { citeSources } from '../../../models/commute/cite-sources.ts'
import { forecastRecord, withRangesHeld } from '../../../content/say/record-words.ts'
import { fold } from '../../../models/language/fold.ts'
import { officialIndex } from '../../../models/prices/market-index/official-index.ts'
import { parseQuarter, quarterBounds } from '../../../models/kernel/quarter.ts'
import { publishedIndex, type PublishedIndex } from '../../../models/prices/market-index/published-index.ts'
import { forecastRowSchema } from '../../stages/analyze/forecast-row.ts'
import type { Run } from '../../engine/job.ts'
import { streamRecords, writeRecords } from '../../warehouse/records.ts'
import { commuteIndex } from './commute.ts'
import { officialSeriesIndex } from './official-series.ts'
import { outlinesIndex } from './outlines.ts'
import { PUBLISHED_LISTINGS } from './published-listings.ts'
import { townAgencies, type FindTown } from './town-agencies.ts'
import { trendSeries } from './trend-series.ts'
import { citedSources } from '../../../content/pages/market-facts.ts'
import { releaseTimestamp, type PublishContext } from '../../releases/context.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'

/** Reference tables with the names of places. */
const PLACE_TABLES = [
  'cantons',
  'communes',
  'quarters',
  'localities',
  'placeAliases',
  'foreignTowns',
  'postcodePrefixes',
  'communeMergers',
  'cadastralSections',
] as const satisfies readonly (keyof PlaceFacts)[]

/** Writes the files that the server keeps in memory. */
export async function publishIndexes(
  run: Run,
  writer: ReleaseWriter,
  context: PublishContext,
  index: MarketIndex,
  record: PublicRecord,
): Promise<void> {
  const { warehouse, reference } = run
  for (const [table, path] of [
    ['listing', RELEASE_PATHS.listings],
    ['stale_listing', RELEASE_PATHS.staleListings],
  ] as const)
    await writer.writeLines(path, listingLines(run, table), { contentType: 'application/x-ndjson' })
  await writer.writeJson(RELEASE_PATHS.aliases, await listingAliases(run))
  const liveability = await liveabilityBySlug(run)
  await writer.writeJson(RELEASE_PATHS.communes, communeRecords(run, liveability), { rows: reference.communes.length })
  const commute = await commuteIndex(run)
  await writer.writeJson(RELEASE_PATHS.intelligence, intelligenceDocuments(run, context, liveability, commute), {
    rows: reference.communes.length,
  })
  const series = await trendSeries(run)
  await writer.writeJson(RELEASE_PATHS.trends, series, { rows: series.length })
  await writer.writeJson(RELEASE_PATHS.marketIndex, index)
  await writer.writeJson(FORECASTS_PATH, await forecastIndex(run, context, record))
  await writer.writeJson(OFFICIAL_FORECASTS_PATH, await officialForecastIndex(run))
  await writer.writeJson(OFFICIAL_SERIES_PATH, await officialSeriesIndex(run, context))
  await writer.writeJson(
    RELEASE_PATHS.activity,
    await warehouse.all('SELECT * FROM activity ORDER BY commune_slug, listing_type, segment'),
  )
  const towns = await townAgencies(
    warehouse,
    context.asOf,
    reference.communes.map(({ slug }) => slug),
    townFinder(run),
  )
  await writer.writeJson(RELEASE_PATHS.agencies, towns, { rows: towns.length })
  await writer.writeJson(RELEASE_PATHS.places, placeFacts(run))
  await writer.writeJson(STATIONS_PATH, stationPoints(run))
  await writer.writeJson(OUTLINES_PATH, await outlinesIndex(run))
  await writer.writeJson(COMMUTE_PATH, commute, { rows: reference.communes.length })
}

/** Yields every listing of a table, one JSON record per line, ordered by id. */
async function* listingLines(run: Run, table: string): AsyncGenerator<string> {
  for await (const chunk of streamRecords(run.warehouse, table, listingRecordSchema, 'ORDER BY id')) {
    run.signal.throwIfAborted()
    // The server shows one picture per search result; more would waste its memory.
    for (const listing of chunk) yield `${JSON.stringify({ ...listing, pictures: listing.pictures.slice(0, 1) })}\n`
  }
}

/** Maps the ids of adverts to the listing that contains them, where it has another id. */
async function listingAliases(run: Run): Promise<Record<string, string>> {
  const rows = await run.warehouse.all<{ advertId: string; id: string }>(
    `SELECT m.advert_id, l.id FROM property_member m JOIN property_member own ON own.property_id = m.property_id
     JOIN ${PUBLISHED_LISTINGS} l ON l.id = own.advert_id
     WHERE m.advert_id <> l.id
       AND m.advert_id NOT IN (SELECT advert_id FROM observation WHERE list_contains(from_json($counted, '["VARCHAR"]'), source_id))
     ORDER BY m.advert_id`,
    { counted: JSON.stringify(countedSources(run.sources)) },
  )
  return Object.fromEntries(rows.map(({ advertId, id }) => [advertId, id]))
}

async function liveabilityBySlug({ warehouse }: Run): Promise<Map<string, LiveabilityRow>> {
  const bySlug = new Map<string, LiveabilityRow>()
  for await (const chunk of streamRecords(warehouse, 'liveability', liveabilityRowSchema, 'ORDER BY commune_slug'))
    for (const row of chunk) bySlug.set(row.communeSlug, row)
  return bySlug
}

function communeRecords({ reference }: Run, liveability: Map<string, LiveabilityRow>): CommuneRecord[] {
  const merged = new Map(reference.communeMergers.map((row) => [row.successor_slug, row.successor]))
  return reference.communes.map(
    ({ slug, name, canton, population, populationYear, latitude, longitude, successor }) => ({
      slug,
      name,
      canton,
      population,
      populationYear,
      latitude,
      longitude,
      successor,
      successorName: successor === null ? null : (merged.get(successor) ?? null),
      liveabilityScore: liveability.get(slug)?.liveabilityScore ?? null,
      rank: liveability.get(slug)?.rank ?? null,
    }),
  )
}

function intelligenceDocuments(
  { reference }: Run,
  context: PublishContext,
  liveability: Map<string, LiveabilityRow>,
  { communes, sourceIds }: CommuteIndex,
): Record<string, CommuneIntelligence> {
  return Object.fromEntries(
    reference.communes.map(({ slug, name }) => {
      const row = liveability.get(slug)!
      const document: CommuneIntelligence = {
        communeSlug: slug,
        communeName: name,
        liveabilityScore: row.liveabilityScore,
        rankLow: row.rankLow,
        rankHigh: row.rankHigh,
        dimensions: row.dimensions,
        summary: row.summary,
        commute: communes[slug],
        lastUpdated: releaseTimestamp(context),
        asOf: context.asOf,
        releaseId: context.releaseId,
        sample: context.sample,
        sources: citedSources(context, [...row.sourceIds, ...citeSources(communes[slug]!, sourceIds)]),
      }
      return [slug, document]
    }),
  )
}

async function forecastIndex(run: Run, context: PublishContext, record: PublicRecord): Promise<ForecastIndex> {
  const order = 'ORDER BY commune_slug, property_type'
  const forecasts: ForecastIndex['forecasts'] = []
  for await (const chunk of streamRecords(run.warehouse, 'forecast', forecastRowSchema, order)) {
    for (const row of chunk)
      forecasts.push({
        ...row,
        commentary: withRangesHeld(row.commentary, record, row.propertyType),
        generatedAt: releaseTimestamp(context),
        record: forecastRecord(record, row.propertyType),
      })
  }
  return { forecasts, refusals: await run.warehouse.all(`SELECT * FROM forecast_refusal ${order}`) }
}

async function officialForecastIndex({ warehouse }: Run): Promise<OfficialForecastIndex> {
  const communes: OfficialForecastIndex['communes'] = []
  const order = 'ORDER BY commune_slug, listing_type, segment, basis, condition'
  for await (const chunk of streamRecords(warehouse, 'official_forecast', officialForecastSchema, order))
    communes.push(...chunk)
  let index: OfficialForecastIndex['index'] = null
  for await (const chunk of streamRecords(warehouse, 'official_index_forecast', officialIndexForecastSchema))
    index = chunk[0] ?? null
  const nowcasts: OfficialForecastIndex['nowcasts'] = []
  for await (const chunk of streamRecords(warehouse, 'official_nowcast', officialNowcastSchema, 'ORDER BY steps'))
    nowcasts.push(...chunk)
  const paidToAsked: OfficialForecastIndex['paidToAsked'] = []
  const byCommune = 'ORDER BY commune_slug, condition'
  for await (const chunk of streamRecords(warehouse, 'paid_to_asked', paidToAskedSchema, byCommune))
    paidToAsked.push(...chunk)
  return { communes, index, nowcasts, paidToAsked }
}

/**
 * Builds the index of this release and writes it as a table for download.
 * @param previous the index of the previous release; null when there is none or it is of another market
 */
export async function marketIndexDocument(run: Run, previous: PublishedIndex | null): Promise<MarketIndex> {
  const rows = await run.warehouse.all<MarketIndexRow>(
    'SELECT * FROM market_index_point ORDER BY scope, right(quarter, 4), quarter',
  )
  const { method } = await run.warehouse.one<{ method: string }>(
    `SELECT coalesce(max(method), '') AS method FROM market_index_method`,
  )
  const index = publishedIndex({ method, rows }, previous)
  const published = index.series.flatMap(({ scope, points }) => points.map((point) => ({ scope, ...point })))
  await writeRecords(run.warehouse, 'published_index_point', marketIndexRowSchema, published)
  await writeRecords(
    run.warehouse,
    'published_index_part',
    indexPartTableSchema,
    await indexParts(run, previous, method),
  )
  const refusals = await run.warehouse.all<PriceRefusal>('SELECT * FROM price_refusal ORDER BY listing_type')
  const without = await run.warehouse.all<IndexRefusal>('SELECT * FROM index_refusal')
  const insufficient = INDEX_SCOPES.filter((scope) => !index.series.some((one) => one.scope === scope)).flatMap(
    (scope) => without.filter((refusal) => refusal.scope === scope),
  )
  const official = await run.warehouse.all<OfficialIndexPoint>(
    'SELECT * FROM official_index_point ORDER BY right(quarter, 4), quarter',
  )
  const national = index.series.find(({ scope }) => scope === 'national')?.points ?? []
  return { ...index, refusals, insufficient, official: officialIndex(official, national) }
}

/** Values that the index is linked from; those of quarters that were over at the release before stay as they were. */
async function indexParts(run: Run, previous: PublishedIndex | null, method: string): Promise<object[]> {
  const stated = previous?.index.method === method ? previous : null
  const settled = new Set(
    stated?.index.series.flatMap(({ scope, points }) =>
      points
        .filter(({ quarter }) => quarterBounds(parseQuarter(quarter)).to <= stated.asOf)
        .map(({ quarter }) => `${scope} ${quarter}`),
    ),
  )
  const parts = await run.warehouse.all<IndexPart>(
    'SELECT * FROM index_part ORDER BY scope, right(quarter, 4), quarter',
  )
  return parts.map((part) => ({
    ...part,
    quarterStart: quarterBounds(parseQuarter(part.quarter)).from,
    isSettled: settled.has(`${part.scope} ${part.quarter}`),
  }))
}

/** Two villages of the same name in two communes are two towns. */
function townFinder({ reference }: Run): FindTown {
  const communes = new Map(reference.communes.map(({ slug, name }) => [slug, { slug, name: name.fr }]))
  const localities = new Map(
    reference.localities.map(({ slug, name, commune }) => [`${commune}/${name}`, { slug, name }]),
  )
  const quarters = new Map(
    reference.quarters.map(({ slug, name_fr: name, commune }) => [`${commune}/${name}`, { slug, name }]),
  )
  const parts = { locality: localities, quarter: quarters }
  return (kind, told, communeSlug) => {
    const found = kind === 'commune' ? communes.get(told) : parts[kind].get(`${communeSlug}/${told}`)
    return found ?? { slug: fold(told).replaceAll(/[^a-z0-9]+/g, '-'), name: told }
  }
}

/** Stations and tram stops, for the walking distances in a search. */
function stationPoints({ reference: { stations, tramStops } }: Run): StationPoint[] {
  return [
    ...stations.map(({ name, latitude, longitude }) => ({ name, kind: 'rail' as const, latitude, longitude })),
    ...tramStops.map(({ name, latitude, longitude }) => ({ name, kind: 'tram' as const, latitude, longitude })),
  ]
}

/** The reference tables that the server needs to read place names as the pipeline does. */
function placeFacts({ reference }: Run): object {
  return Object.fromEntries(PLACE_TABLES.map((table) => [table, reference[table]]))
}

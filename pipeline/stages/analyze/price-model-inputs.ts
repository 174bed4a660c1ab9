import type { OfficialLevel } from '../../../models/contracts/market/official-level.ts'
import type { MarketEntry } from '../../../models/contracts/listings/property.ts'
import type { AdvertRow } from '../../../models/prices/hedonic/advert.ts'
import { quarterOfDate } from '../../../models/kernel/quarter.ts'
import type { OfficialQuarters } from '../../../models/prices/hedonic/official-benchmark.ts'
import type { Anchors } from '../../../models/prices/hedonic/price-frame.ts'
import type { Run } from '../../engine/job.ts'
import { openWarehouse } from '../../warehouse/warehouse.ts'

/** Writes every market entry up to a quarter as a Parquet file, in the order that `readAdvertRows` has. */
export async function writeEntries(
  { warehouse }: Pick<Run, 'warehouse'>,
  listingType: 'rent' | 'sale',
  lastQuarter: number,
  file: string,
): Promise<void> {
  await warehouse.run(
    `COPY (${entriesOf(listingType, lastQuarter)}) TO '${file.replaceAll("'", "''")}' (FORMAT parquet, COMPRESSION lz4)`,
  )
}

/** Reads the input of the price models from a file that `writeEntries` wrote. */
export async function readEntries(file: string): Promise<AdvertRow[]> {
  const duckdb = await openWarehouse({ location: ':memory:', threads: 1, memoryLimit: '1GB' })
  try {
    await duckdb.run('SET preserve_insertion_order = true')
    return await toAdvertRows(duckdb.stream(`FROM read_parquet('${file.replaceAll("'", "''")}')`))
  } finally {
    duckdb.close()
  }
}

/** Reads every market entry up to a quarter as input of the price models. */
export async function readAdvertRows(
  { warehouse }: Pick<Run, 'warehouse'>,
  listingType: 'rent' | 'sale',
  lastQuarter: number,
): Promise<AdvertRow[]> {
  return toAdvertRows(warehouse.stream(entriesOf(listingType, lastQuarter)))
}

type Entry = MarketEntry & { seller: string | null }

function entriesOf(listingType: 'rent' | 'sale', lastQuarter: number): string {
  const until = Number.isFinite(lastQuarter) ? `AND quarter <= ${lastQuarter}` : ''
  return `SELECT m.*, a.agency_name AS seller FROM market_entry m LEFT JOIN advert a ON a.advert_id = m.property_id
    WHERE m.listing_type = '${listingType}' ${until} ORDER BY property_id, quarter`
}

async function toAdvertRows(entries: AsyncIterable<Entry[]>): Promise<AdvertRow[]> {
  const rows: AdvertRow[] = []
  const known = new Map<string, string>()
  // The database gives a new text for each row: a text of few values is kept once.
  const once = <Text extends string>(text: Text): Text => (known.get(text) as Text) ?? (known.set(text, text), text)
  for await (const chunk of entries) for (const entry of chunk) rows.push(toAdvertRow(entry, once))
  return rows
}

function toAdvertRow(entry: Entry, once: <Text extends string>(text: Text) => Text): AdvertRow {
  const text = (value: string | null): string | undefined => (value === null ? undefined : once(value))
  return {
    advertId: entry.propertyId,
    propertyId: entry.propertyId,
    source: 'all',
    quarter: entry.quarter,
    firstSeenQuarter: entry.quarter,
    commune: once(entry.communeSlug),
    canton: once(entry.canton),
    section: text(entry.locality),
    type: once(entry.segment),
    areaM2: entry.areaM2,
    landAres: entry.landAreaM2 === null ? undefined : entry.landAreaM2 / 100,
    bedrooms: entry.bedrooms ?? undefined,
    energyClass: text(entry.energyClass),
    newBuild: entry.newBuild ?? undefined,
    parking: entry.parking ?? undefined,
    terrace: entry.terrace ?? undefined,
    condition: text(entry.condition),
    constructionYear: entry.constructionYear ?? undefined,
    seller: text(entry.seller),
    priceEur: entry.priceEur,
  }
}

/** Official asking levels of today, and the quarters of the newest of them. */
export type OfficialBenchmark = { anchors: Anchors; quarters: OfficialQuarters | undefined }

/** Reads the official levels that sale levels are shrunk towards and set to; the mean of the canton where a commune has none. */
export async function officialBenchmark({ warehouse }: Pick<Run, 'warehouse'>): Promise<OfficialBenchmark> {
  const levels = await warehouse.all<OfficialLevel>(
    `SELECT * FROM official_level WHERE listing_type = 'sale' AND basis = 'asking' AND NOT is_history ORDER BY commune_slug, segment`,
  )
  const anchors = new Map<string, { apartment?: number; house?: number }>()
  for (const { communeSlug, segment, pricePerSqm } of levels)
    anchors.set(communeSlug, { ...anchors.get(communeSlug), [segment]: Math.log(pricePerSqm) })
  const periods = levels.map(({ period }) => quartersOfPeriod(period))
  const last = Math.max(...periods.map((period) => period.last))
  const newest = periods.filter((period) => period.last === last)
  const first = Math.max(...newest.map((period) => period.first))
  return { anchors, quarters: levels.length === 0 ? undefined : { first, last } }
}

/** Quarters of a year (`2025`) or of months (`2025-04/2026-03`). */
function quartersOfPeriod(period: string): OfficialQuarters {
  const [from, to] = period.includes('/') ? period.split('/') : [`${period}-01`, `${period}-12`]
  return { first: quarterOfDate(`${from}-01`), last: quarterOfDate(`${to}-01`) }
}

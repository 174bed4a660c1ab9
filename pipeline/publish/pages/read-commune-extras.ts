import { listingRecordSchema, type ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { ForecastRefusal } from '../../stages/analyze/forecast-row.ts'
import type { Run } from '../../engine/job.ts'
import { streamRecords } from '../../warehouse/records.ts'
import { FEED_FILTER, IS_HOME } from '../feeds/listing-feed.ts'
import { withEstimates } from './with-estimates.ts'
import type { EstimatedHome } from '../../../content/pages/listing/listing-card.ts'
import type { CommuneExtras, CommunePlaces, RankRange } from '../../../content/pages/commune/commune-facts.ts'

const LISTINGS_SHOWN = 6

/** Facts by commune that no index of the release holds, read for all communes at once. */
export async function readCommuneExtras(run: Run): Promise<CommuneExtras> {
  const cantons = new Map(run.reference.cantons.map((canton) => [canton.slug, canton]))
  return {
    cantons,
    rankRanges: await rankRanges(run),
    listings: await newestHomes(run),
    refusals: await refusals(run),
    places: await communePlaces(run),
  }
}

async function rankRanges({ warehouse }: Run): Promise<Map<string, RankRange>> {
  const rows = await warehouse.all<{ slug: string; low: number; high: number }>(
    `SELECT commune_slug AS slug, rank_low AS low, rank_high AS high FROM liveability
     WHERE rank_low IS NOT NULL AND rank_high IS NOT NULL ORDER BY slug`,
  )
  return new Map(rows.map(({ slug, low, high }) => [slug, { low, high }]))
}

async function newestHomes({ warehouse }: Run): Promise<Map<string, EstimatedHome[]>> {
  const ranked = `(SELECT *, row_number() OVER (PARTITION BY commune_slug ORDER BY first_seen DESC, id) AS place
    FROM listing WHERE ${FEED_FILTER} AND ${IS_HOME})`
  const tail = `WHERE place <= ${LISTINGS_SHOWN} ORDER BY commune_slug, place`
  const listings: ListingRecord[] = []
  for await (const chunk of streamRecords(warehouse, ranked, listingRecordSchema, tail)) listings.push(...chunk)
  const homes = await withEstimates(warehouse, listings, `SELECT id FROM ${ranked} WHERE place <= ${LISTINGS_SHOWN}`)
  return Map.groupBy(homes, ({ listing }) => listing.communeSlug!)
}

/** Homes that the page of a commune counts, with prices that no feed gives further. */
const IS_ON_PAGE = `commune_slug IS NOT NULL AND ${IS_HOME}`
const IS_PLACED = `latitude IS NOT NULL AND longitude IS NOT NULL AND coordinate_precision IS DISTINCT FROM 'commune'`

/** Homes of a commune with the ways in which their places are known: as many as its page counts. */
async function communePlaces({ warehouse, reference }: Run): Promise<CommuneExtras['places']> {
  const point = ({ name, latitude, longitude }: CommunePlaces['stops'][number]): CommunePlaces['stops'][number] => {
    return { name, latitude, longitude }
  }
  const rows = await warehouse.all<CommunePlaces['homes'][number] & { slug: string }>(
    `SELECT commune_slug AS slug, latitude, longitude, coalesce(coordinate_precision IN ('address', 'street'), false) AS is_exact,
       count(*)::INTEGER AS count, count(*) FILTER (WHERE listing_type = 'sale')::INTEGER AS for_sale
     FROM listing WHERE ${IS_ON_PAGE} AND ${IS_PLACED}
     GROUP BY ALL ORDER BY slug, latitude, longitude, is_exact`,
  )
  const unplaced = await warehouse.all<{ slug: string; count: number }>(
    `SELECT commune_slug AS slug, count(*)::INTEGER AS count FROM listing
     WHERE ${IS_ON_PAGE} AND NOT coalesce(${IS_PLACED}, false) GROUP BY ALL ORDER BY slug`,
  )
  const unplacedIn = new Map(unplaced.map(({ slug, count }) => [slug, count]))
  const homes = Map.groupBy(rows, ({ slug }) => slug)
  const stops = Map.groupBy([...reference.stations, ...reference.tramStops], ({ commune }) => commune)
  const localities = Map.groupBy(reference.localities, ({ commune }) => commune)
  return new Map(
    reference.communes.map(({ slug }) => [
      slug,
      {
        localities: (localities.get(slug) ?? []).map(point),
        stops: (stops.get(slug) ?? []).map(point),
        homes: (homes.get(slug) ?? []).map(({ slug: _, ...home }) => home),
        unplaced: unplacedIn.get(slug) ?? 0,
      },
    ]),
  )
}

async function refusals({ warehouse }: Run): Promise<CommuneExtras['refusals']> {
  const rows = await warehouse.all<ForecastRefusal>(
    'SELECT * FROM forecast_refusal ORDER BY commune_slug, property_type',
  )
  const bySlug = Map.groupBy(rows, ({ communeSlug }) => communeSlug)
  return new Map(
    [...bySlug].map(([slug, own]) => [slug, new Map(own.map((refusal) => [refusal.propertyType, refusal]))]),
  )
}

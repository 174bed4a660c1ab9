import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { CommuneRecord, MarketActivity } from '../../../models/contracts/places/commune.ts'
import { OUTLINES_PATH, type CommuneOutlines } from '../../../models/contracts/places/outlines.ts'
import { STATIONS_PATH, type StationPoint } from '../../../models/contracts/places/station.ts'
import { COMMUTE_PATH, type CommuteIndex } from '../../../models/contracts/places/commute.ts'
import { listingRecordSchema, type ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { packedListingSchema } from '../../../models/adverts/listing/packed-listing.ts'
import {
  OFFICIAL_FORECASTS_PATH,
  officialForecastIndexSchema,
} from '../../../models/contracts/market/official-forecast.ts'
import { LEGAL_PATH, legalFactsSchema } from '../../../models/contracts/law/legal.ts'
import { RELEASE_PATHS, type ReleaseManifest } from '../../../models/contracts/release/release.ts'
import { SITE_PATH, siteSchema } from '../../../models/contracts/release/site.ts'
import { trendKey, type TrendSeries } from '../../../models/contracts/market/trend.ts'
import { ESTIMATES_PATH, VALUATION_PATHS } from '../../../models/contracts/market/valuation.ts'
import type { ListingEstimates, ListingType } from '../../../models/contracts/market/valuation.ts'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { createSimilarListings } from '../../../models/adverts/listing/similar-listings.ts'
import { ADDRESSES } from '../../../content/html/addresses.ts'
import { listingPageFacts, type ListingSurroundings } from '../../../content/pages/listing/listing-facts.ts'
import { listingPage } from '../../../content/pages/listing/listing-page.ts'
import { openPack } from '../../../models/release-format/pack/pack.ts'
import { testedIntervals, type Tested } from '../../../models/valuation/model/confidence-record.ts'
import type { ValuationModel } from '../../../models/valuation/model/model.ts'

/**
 * The pages of all listings of a release in all languages, for a site without a server: the bytes that the server answers, but for what readers
 * reported, which only its database knows. Nothing for a release from before there were pages. All listings are in memory meanwhile.
 * @param folder of the release
 */
export async function* listingPages(
  folder: string,
  manifest: ReleaseManifest,
  baseUrl: string,
): AsyncGenerator<{ address: string; html: string }> {
  const paths = manifest.files.map(({ path }) => path)
  if (!paths.includes(SITE_PATH)) return
  const { asOf, id: releaseId, sample } = manifest
  const { stylesheet, script, font, sources } = siteSchema.parse(await readJson(folder, SITE_PATH))
  const site = { baseUrl, asOf, releaseId, sample, stylesheet, script, font }
  const listings = await readListings(folder, paths)
  const legal = paths.includes(LEGAL_PATH) ? legalFactsSchema.parse(await readJson(folder, LEGAL_PATH)) : null
  const surroundings = { ...(await readSurroundings(folder, asOf, listings, paths)), legal }
  const facts = { ...surroundings, sources: new Map(sources.map((source) => [source.id, source])) }
  for (const path of paths.filter((each) => each.startsWith('packs/'))) {
    const pack = openPack(await readFile(join(folder, path)))
    for (const id of pack.listingIds()) {
      const record = listings.get(id)
      const packed = pack.text(id, 'json')
      if (!record || packed === undefined) continue
      const { pictures, estimate } = packedListingSchema.parse(JSON.parse(packed))
      const shown = listingPageFacts({ ...record, pictures }, facts, [], estimate?.comparables)
      for (const locale of LOCALES)
        yield {
          address: ADDRESSES.listing(locale, id),
          html: listingPage(shown, locale, site),
        }
    }
  }
}

async function readListings(folder: string, paths: readonly string[]): Promise<Map<string, ListingRecord>> {
  const listings = new Map<string, ListingRecord>()
  for (const path of [RELEASE_PATHS.listings, RELEASE_PATHS.staleListings]) {
    if (!paths.includes(path)) continue
    for await (const line of createInterface({ input: createReadStream(join(folder, path)) })) {
      const listing = listingRecordSchema.parse(JSON.parse(line))
      listings.set(listing.id, listing)
    }
  }
  return listings
}

async function readSurroundings(
  folder: string,
  asOf: string,
  listings: ReadonlyMap<string, ListingRecord>,
  paths: readonly string[],
): Promise<Omit<ListingSurroundings, 'sources' | 'legal'>> {
  const read = async <T>(path: string): Promise<T> => (await readJson(folder, path)) as T
  const communes = new Map((await read<CommuneRecord[]>(RELEASE_PATHS.communes)).map((each) => [each.slug, each]))
  const official = officialForecastIndexSchema.parse(await readJson(folder, OFFICIAL_FORECASTS_PATH))
  const testedOf = async (type: ListingType): Promise<Tested | null> =>
    paths.includes(VALUATION_PATHS[type])
      ? testedIntervals((await read<Pick<ValuationModel, 'record'>>(VALUATION_PATHS[type])).record)
      : null
  const tested = { sale: await testedOf('sale'), rent: await testedOf('rent') }
  const similar = createSimilarListings<ListingRecord>(communes)
  for (const listing of listings.values()) if (listing.status === 'on_offer') similar.add(listing)
  return {
    asOf,
    communes,
    trends: new Map((await read<TrendSeries[]>(RELEASE_PATHS.trends)).map((series) => [trendKey(series), series])),
    activity: Map.groupBy(await read<MarketActivity[]>(RELEASE_PATHS.activity), ({ communeSlug }) => communeSlug),
    commute: await read<CommuteIndex>(COMMUTE_PATH),
    outlines: await read<CommuneOutlines>(OUTLINES_PATH),
    stations: await read<StationPoint[]>(STATIONS_PATH),
    paidToAsked: Map.groupBy(official.paidToAsked, ({ communeSlug }) => communeSlug),
    estimates: new Map(Object.entries(await read<ListingEstimates>(ESTIMATES_PATH))),
    tested: (listingType) => tested[listingType],
    similarTo: (listing) => similar.similarTo(listing),
  }
}

async function readJson(folder: string, path: string): Promise<unknown> {
  return JSON.parse(await readFile(join(folder, path), 'utf8')) as unknown
}

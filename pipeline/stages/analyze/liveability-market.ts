import { formatQuarter, quarterBounds, quarterOfDate } from '../../../models/kernel/quarter.ts'
import type { IndicatorId } from '../../../models/liveability/indicators.ts'
import type { CommuneFacts, IndicatorFact } from '../../../models/liveability/liveability.ts'
import { TREND_QUARTERS } from '../../../models/statistics/theil-sen.ts'
import { turnoverRatio } from '../../../models/liveability/turnover.ts'
import type { Run } from '../../engine/job.ts'

type MarketFacts = Pick<CommuneFacts, 'indicators' | 'series' | 'sourceIds'>
type Quality = IndicatorFact['quality']
type ListingType = 'sale' | 'rent'

/** Minimum listings of a figure: shown from 10 (flagged), reliable from 30; the rule of the Observatoire de l'Habitat. */
const SHOWN_FROM = 10
const SURE_FROM = 30

interface Ratio {
  communeSlug: string
  listingType: ListingType
  segment: 'apartment' | 'house'
  ratio: number
  quality: Quality
}

/** Computes from the adverts of each commune on the release day: prices relative to the nation, turnover, days on the market. */
export async function marketFacts(run: Run): Promise<Map<string, MarketFacts>> {
  const asOf = await run.asOf()
  const feeds = await feedsOfAdverts(run)
  const ratios = Map.groupBy(await priceRatios(run, asOf), ({ communeSlug }) => communeSlug)
  const prices = await priceSeries(run, asOf)
  const offers = await offersOfTheYear(run, asOf)
  const days = await daysOnMarketRatios(run)
  const entries = await entriesByQuarter(run, asOf)
  return new Map(
    run.reference.communes.map(({ slug }) => {
      const found = [...priceIndicators(ratios.get(slug) ?? []), ...offers(slug), ...(days.get(slug) ?? [])]
      const indicators = Object.fromEntries(
        found.flatMap(([id, value, quality]) => {
          const sourceId = feeds.main(slug, OF_RENTS.has(id) ? 'rent' : 'sale')
          return sourceId === undefined ? [] : [[id, { value, quality, sourceId, date: asOf }]]
        }),
      )
      const series = { price: prices.get(slug) ?? [], housing_market: entries.get(slug) ?? [] }
      return [slug, { indicators, series, sourceIds: feeds.all }]
    }),
  )
}

/** Indicators of rental adverts; all others of the market rest on adverts of sale. */
const OF_RENTS: ReadonlySet<IndicatorId> = new Set(['apartmentRentRatio', 'rentTurnoverRatio'])

type Found = readonly [id: IndicatorId, value: number, quality: Quality]

function priceIndicators(ratios: readonly Ratio[]): Found[] {
  return ratios.flatMap(({ listingType, segment, ratio, quality }): Found[] => {
    if (listingType === 'rent') return segment === 'apartment' ? [['apartmentRentRatio', ratio, quality]] : []
    return [[segment === 'apartment' ? 'apartmentPriceRatio' : 'housePriceRatio', ratio, quality]]
  })
}

interface AdvertFeeds {
  all: string[]
  main(slug: string, listingType: ListingType): string | undefined
}

/** Feeds of the adverts in the country; for sale and for rent, the feed with the most adverts of a commune, else of the country. */
async function feedsOfAdverts(run: Run): Promise<AdvertFeeds> {
  const rows = await run.warehouse.all<{ communeSlug: string; listingType: ListingType; sourceId: string }>(
    `SELECT commune_slug, listing_type, source_id FROM advert WHERE commune_slug IS NOT NULL GROUP BY ALL
     ORDER BY count(*) DESC, source_id, commune_slug, listing_type`,
  )
  const main = new Map<string, string>()
  for (const { communeSlug, listingType, sourceId } of rows)
    for (const key of [`${listingType} ${communeSlug}`, listingType]) if (!main.has(key)) main.set(key, sourceId)
  const all = [...new Set(rows.map(({ sourceId }) => sourceId))].sort()
  return { all, main: (slug, listingType) => main.get(`${listingType} ${slug}`) ?? main.get(listingType) }
}

async function priceRatios(run: Run, asOf: string): Promise<Ratio[]> {
  return run.warehouse.all<Ratio>(
    `SELECT c.area_slug AS commune_slug, c.listing_type, c.segment, c.price_per_sqm / n.price_per_sqm AS ratio, c.data_availability AS quality
     FROM trend_point c
     JOIN trend_point n ON n.area_level = 'nation' AND n.listing_type = c.listing_type AND n.segment = c.segment AND n.quarter = c.quarter
     WHERE c.area_level = 'commune' AND c.segment <> 'all' AND c.quarter = $quarter AND c.price_per_sqm IS NOT NULL AND n.price_per_sqm > 0
     ORDER BY ALL`,
    { quarter: formatQuarter(quarterOfDate(asOf)) },
  )
}

async function priceSeries(run: Run, asOf: string): Promise<Map<string, (number | null)[]>> {
  const rows = await run.warehouse.all<{ areaSlug: string; pricePerSqm: number | null }>(
    `SELECT area_slug, price_per_sqm FROM trend_point
     WHERE area_level = 'commune' AND listing_type = 'sale' AND segment = 'all'
       AND right(quarter, 4) || quarter <= right($last, 4) || $last
     ORDER BY area_slug, right(quarter, 4), quarter`,
    { last: formatQuarter(quarterOfDate(asOf)) },
  )
  const bySlug = Map.groupBy(rows, ({ areaSlug }) => areaSlug)
  return new Map([...bySlug].map(([slug, points]) => [slug, points.map(({ pricePerSqm }) => pricePerSqm)]))
}

async function offersOfTheYear(run: Run, asOf: string): Promise<(slug: string) => Found[]> {
  const rows = await run.warehouse.all<{ communeSlug: string; listingType: ListingType; homes: number }>(
    `SELECT commune_slug, listing_type, count(*) AS homes FROM market_entry
     WHERE entered_on <= $as_of::DATE AND entered_on > $as_of::DATE - INTERVAL 1 YEAR GROUP BY ALL`,
    { as_of: asOf },
  )
  const populations = new Map(run.reference.communes.map(({ slug, population }) => [slug, population]))
  const population = [...populations.values()].reduce((sum, each) => sum + each, 0)
  const homesIn = (listingType: ListingType, slug?: string): number =>
    rows
      .filter((row) => row.listingType === listingType && (slug === undefined || row.communeSlug === slug))
      .reduce((sum, { homes }) => sum + Number(homes), 0)
  const found = (id: IndicatorId, listingType: ListingType, slug: string): Found[] => {
    const own = { homes: homesIn(listingType, slug), population: populations.get(slug)! }
    const ratio = turnoverRatio(own, { homes: homesIn(listingType), population })
    return ratio === null ? [] : [[id, ratio, qualityOf(own.homes)]]
  }
  return (slug) => [...found('saleTurnoverRatio', 'sale', slug), ...found('rentTurnoverRatio', 'rent', slug)]
}

async function daysOnMarketRatios(run: Run): Promise<Map<string, Found[]>> {
  const rows = await run.warehouse.all<{ communeSlug: string; listings: number; ratio: number }>(
    `WITH home AS (SELECT commune_slug, days_on_market FROM (SELECT * FROM listing UNION ALL BY NAME SELECT * FROM counted_listing)
       WHERE listing_type = 'sale' AND segment IS NOT NULL AND commune_slug IS NOT NULL)
     SELECT commune_slug, count(*) AS listings, median(days_on_market) / (SELECT median(days_on_market) FROM home) AS ratio
     FROM home GROUP BY commune_slug
     HAVING count(*) >= ${SHOWN_FROM} AND median(days_on_market) > 0 AND (SELECT median(days_on_market) FROM home) > 0 ORDER BY commune_slug`,
  )
  return new Map(
    rows.map(({ communeSlug, listings, ratio }) => [
      communeSlug,
      [['daysOnMarketRatio', ratio, qualityOf(Number(listings))]],
    ]),
  )
}

/**
 * Homes newly offered in each of the last complete quarters, of communes where any was. Leaves out the very first quarter: homes already on the
 * market when the first feed began look new in it.
 */
async function entriesByQuarter(run: Run, asOf: string): Promise<Map<string, number[]>> {
  const current = quarterOfDate(asOf)
  const last = quarterBounds(current).to <= asOf ? current : current - 1
  const { first } = await run.warehouse.one<{ first: number | null }>('SELECT min(quarter) AS first FROM market_entry')
  const rows = await run.warehouse.all<{ communeSlug: string; quarter: number; homes: number }>(
    `SELECT commune_slug, quarter, count(*) AS homes FROM market_entry GROUP BY ALL`,
  )
  const homes = new Map(rows.map((row) => [`${row.communeSlug} ${row.quarter}`, Number(row.homes)]))
  const length = first === null ? 0 : Math.min(TREND_QUARTERS, last - Number(first))
  const quarters = Array.from({ length: Math.max(0, length) }, (_, i) => last - length + 1 + i)
  return new Map(
    [...new Set(rows.map(({ communeSlug }) => communeSlug))].map((slug) => [
      slug,
      quarters.map((quarter) => homes.get(`${slug} ${quarter}`) ?? 0),
    ]),
  )
}

function qualityOf(count: number): Quality {
  if (count >= SURE_FROM) return 'full'
  return count >= SHOWN_FROM ? 'partial' : 'estimated'
}

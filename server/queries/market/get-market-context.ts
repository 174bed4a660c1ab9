import { LIVEABILITY_DIMENSIONS } from '../../../models/contracts/places/commune.ts'
import type { CommuneIntelligence, CommuneRecord } from '../../../models/contracts/places/commune.ts'
import { COMMUTE_DESTINATIONS } from '../../../models/contracts/places/commute.ts'
import { FORECAST_PROPERTY_TYPES } from '../../../models/contracts/market/forecast.ts'
import type { TrendPoint, TrendSeries } from '../../../models/contracts/market/trend.ts'
import { sayIn, type Say } from '../../../content/say/words.ts'
import { toNameLocale } from '../../../models/kernel/locale.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { formatQuarter, quarterOfDate } from '../../../models/kernel/quarter.ts'
import { YEAR_MINIMUM } from '../../../models/prices/trends/publication-rule.ts'
import { distanceM } from '../../../models/places/point-index.ts'
import { forecastKey, trendKey } from '../../release/facts.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { getCommuneIntelligence } from './get-commune-intelligence.ts'
import { LISTING_TYPES, SEGMENTS } from '../../../models/contracts/places/market-context.ts'
import type { MarketContext } from '../../../models/contracts/places/market-context.ts'
import { noForecastReason } from './no-forecast-reason.ts'
import { noPriceReason } from './no-price-reason.ts'
import { resolveCommune } from '../places/resolve-commune.ts'

const NEARBY = 3

/** Summarises a commune for a search: scores, prices, outlook, activity, commute, neighbours. @throws NotFoundError */
export function getMarketContext(
  facts: ReleaseFacts,
  { commune: text, locale }: { commune: string; locale: Locale },
): MarketContext {
  const commune = resolveCommune(facts, text, 'commune')
  const document = getCommuneIntelligence(facts, { slug: commune.slug })
  const nameLocale = toNameLocale(locale)
  const say = sayIn(locale)
  const newest = formatQuarter(quarterOfDate(facts.asOf))
  const prices = pricesOf(facts, commune.slug, newest)
  const forecasts = forecastsOf(facts, commune.slug)
  const commute = commuteOf(facts, commune.slug)
  return {
    commune: {
      slug: commune.slug,
      name: commune.name[nameLocale],
      canton: commune.canton,
      population: commune.population,
      successor: commune.successor,
    },
    liveability: {
      score: document.liveabilityScore,
      rank: commune.rank,
      rankOf: facts.communes.size,
      dimensions: scoresOf(document),
    },
    basis: 'asking',
    quarter: newest,
    prices,
    forecasts,
    activity: activityOf(facts, commune.slug),
    official: officialOf(facts, commune.slug),
    officialForecasts: [...officialForecastsOf(facts, commune.slug, say), ...nowcastsOf(facts, say)],
    commute,
    nearby: nearbyOf(facts, commune).map(({ slug, name, distanceKm, liveabilityScore }) => ({
      slug,
      name: name[nameLocale],
      distanceKm,
      liveabilityScore,
      buyPricePerSqm: newestPrice(facts, slug, 'sale'),
      rentPricePerSqm: newestPrice(facts, slug, 'rent'),
    })),
    unknown: [
      ...unscored(document, say),
      ...unpriced({ facts, locale, say }, commune.slug, newest, prices),
      ...unforecast({ facts, locale, say }, commune.slug, forecasts),
      ...untimed(commute, say),
    ],
    sources: document.sources.map(({ id }) => id),
  }
}

function scoresOf({ dimensions }: CommuneIntelligence): MarketContext['liveability']['dimensions'] {
  const scores = LIVEABILITY_DIMENSIONS.map((name) => {
    const { score, dataAvailability } = dimensions[name]
    return [name, { score, dataAvailability }]
  })
  return Object.fromEntries(scores) as MarketContext['liveability']['dimensions']
}

/** Levels of the quarter; none for a series that ended earlier. */
function pricesOf(facts: ReleaseFacts, slug: string, quarter: string): MarketContext['prices'] {
  const bySegment = (listingType: TrendSeries['listingType']) =>
    SEGMENTS.flatMap((segment) => {
      const point = seriesOf(facts, slug, listingType, segment)?.points.at(-1)
      if (point?.quarter !== quarter) return []
      const { pricePerSqm, low, high, qoqPercent, yoyPercent, trend, listingCount, dataAvailability } = point
      return [[segment, { pricePerSqm, low, high, qoqPercent, yoyPercent, trend, listingCount, dataAvailability }]]
    })
  return Object.fromEntries(LISTING_TYPES.map((type) => [type, Object.fromEntries(bySegment(type))]))
}

/** Each forecast at its horizon. */
function forecastsOf(facts: ReleaseFacts, communeSlug: string): MarketContext['forecasts'] {
  return FORECAST_PROPERTY_TYPES.flatMap((propertyType) => {
    const forecast = facts.forecasts.get(forecastKey({ communeSlug, propertyType }))
    const last = forecast?.predictions.at(-1)
    if (!forecast || !last) return []
    return [
      {
        propertyType,
        quarter: last.quarter,
        pricePerSqm: last.predictedValue,
        low: last.confidenceLow,
        high: last.confidenceHigh,
        intervalLevel: forecast.intervalLevel,
        changePercent: last.changePercent,
        mapePercent: forecast.backtest.mape,
        naiveMapePercent: forecast.backtest.naiveMape,
        beatsNoChange: forecast.beatsNoChange,
      },
    ]
  })
}

function activityOf(facts: ReleaseFacts, slug: string): MarketContext['activity'] {
  const rows = facts.activity.get(slug) ?? []
  return LISTING_TYPES.flatMap((listingType) => {
    const row = rows.find((each) => each.listingType === listingType && each.segment === 'all')
    if (!row) return []
    const { activeListings, newListings, medianDaysOnMarket, medianPriceEur } = row
    return [{ listingType, activeListings, newListings, medianDaysOnMarket, medianPriceEur }]
  })
}

function officialOf(facts: ReleaseFacts, slug: string): MarketContext['official'] {
  return LISTING_TYPES.flatMap((listingType) =>
    (seriesOf(facts, slug, listingType, 'all')?.official ?? []).flatMap(({ source: _, isHistory, ...figure }) =>
      isHistory === true ? [] : [figure],
    ),
  )
}

/** One a line, in words: the definitions of the tools have no room for more fields. */
function officialForecastsOf(facts: ReleaseFacts, slug: string, say: Say): string[] {
  return (facts.officialForecasts.get(slug) ?? []).map((one) => {
    const { listingType: type, segment, basis, condition, year, pricePerSqm: price, low, high } = one
    const change = one.beatsNoChange
      ? say('reply.market.onYear', { change: one.changePercent, year: one.lastYear })
      : say('reply.market.asNoChange')
    const level = one.intervalLevel * 100
    return say('reply.market.officialNext', { type, segment, basis, condition, year, price, level, low, high, change })
  })
}

function nowcastsOf({ officialNowcasts }: ReleaseFacts, say: Say): string[] {
  return officialNowcasts.map(({ quarter, value, low, high, intervalLevel, lastQuarter, lastValue }) =>
    say('reply.market.nowcast', { quarter, value, level: intervalLevel * 100, low, high, lastQuarter, lastValue }),
  )
}

/** Times of `get_commute_times` by one mode, in brief. */
function commuteOf(facts: ReleaseFacts, slug: string): MarketContext['commute'] {
  const times = facts.commute?.communes[slug]
  if (!times) return {}
  const byDestination = COMMUTE_DESTINATIONS.map((destination) => {
    const { peak, method, stale } = times[destination].transit
    return [destination, { minutes: peak.minutes, method, stale }]
  })
  return Object.fromEntries(byDestination) as MarketContext['commute']
}

function nearbyOf(facts: ReleaseFacts, commune: CommuneRecord): (CommuneRecord & { distanceKm: number })[] {
  return [...facts.communes.values()]
    .filter(({ slug }) => slug !== commune.slug)
    .map((other) => ({ ...other, distanceKm: Math.round(distanceM(commune, other) / 100) / 10 }))
    .sort((a, b) => a.distanceKm - b.distanceKm || (a.slug < b.slug ? -1 : 1))
    .slice(0, NEARBY)
}

function newestPrice(facts: ReleaseFacts, slug: string, listingType: 'sale' | 'rent'): number | null {
  return seriesOf(facts, slug, listingType, 'all')?.points.at(-1)?.pricePerSqm ?? null
}

function seriesOf(
  facts: ReleaseFacts,
  areaSlug: string,
  listingType: TrendSeries['listingType'],
  segment: TrendSeries['segment'],
): TrendSeries | undefined {
  return facts.trends.get(trendKey({ areaLevel: 'commune', areaSlug, listingType, segment }))
}

/** Dimensions without a score: one without an indicator has no source; of others, the unknown indicators are named. */
function unscored({ dimensions }: CommuneIntelligence, say: Say): string[] {
  const missing = LIVEABILITY_DIMENSIONS.filter((name) => dimensions[name].score === null)
  return missing.map((dimension) => {
    const { indicators } = dimensions[dimension]
    const unknown = indicators.filter(({ value }) => value === null).map(({ name }) => name)
    const reason =
      indicators.length === 0
        ? say('reply.market.lack.noSource')
        : say('reply.market.lack.indicators', { names: unknown.join(', ') })
    return say('reply.market.lack.score', { name: dimension, reason })
  })
}

interface Telling {
  facts: ReleaseFacts
  locale: Locale
  say: Say
}

function unpriced(
  { facts, locale, say }: Telling,
  slug: string,
  quarter: string,
  prices: MarketContext['prices'],
): string[] {
  return LISTING_TYPES.flatMap((listingType) =>
    SEGMENTS.filter((segment) => typeof prices[listingType]?.[segment]?.pricePerSqm !== 'number').map((segment) => {
      const newest = seriesOf(facts, slug, listingType, segment)?.points.at(-1)
      const reason =
        newest === undefined
          ? noPriceReason(facts, listingType, locale)
          : newest.quarter === quarter
            ? tooLittle(newest, say)
            : say('reply.market.lack.ended', { quarter: newest.quarter })
      return say('reply.market.lack.price', { type: listingType, segment, reason })
    }),
  )
}

/** Says which of the conditions of a level the newest point does not meet. */
function tooLittle({ quarter, listingCount, yearListingCount }: TrendPoint, say: Say): string {
  const isThin = yearListingCount !== undefined && yearListingCount < YEAR_MINIMUM.commune
  return isThin
    ? say('reply.market.lack.thin', { n: yearListingCount, quarter, needed: YEAR_MINIMUM.commune })
    : say('reply.market.lack.noise', { n: yearListingCount ?? listingCount, quarter })
}

function unforecast({ facts, locale, say }: Telling, slug: string, forecasts: MarketContext['forecasts']): string[] {
  return FORECAST_PROPERTY_TYPES.filter((type) => !forecasts.some(({ propertyType }) => propertyType === type)).map(
    (type) => say('reply.market.lack.forecast', { type, reason: noForecastReason(facts, slug, type, locale) }),
  )
}

function untimed(commute: MarketContext['commute'], say: Say): string[] {
  return Object.keys(commute).length > 0 ? [] : [say('reply.market.lack.commute')]
}

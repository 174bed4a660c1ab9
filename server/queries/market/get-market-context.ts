import { scoredCommunes } from '../../../models/liveability/scored-communes.ts'
import { LIVEABILITY_DIMENSIONS } from '../../../models/contracts/places/commune.ts'
import type { CommuneIntelligence, CommuneRecord } from '../../../models/contracts/places/commune.ts'
import { COMMUTE_DESTINATIONS } from '../../../models/contracts/places/commute.ts'
import { FORECAST_PROPERTY_TYPES } from '../../../models/contracts/market/forecast.ts'
import type { ForecastRecord } from '../../../models/contracts/market/record.ts'
import type { OfficialFigure } from '../../../models/contracts/market/official-level.ts'
import { trendKey, type TrendPoint, type TrendSeries } from '../../../models/contracts/market/trend.ts'
import { DOCUMENT_WORDS } from '../../../content/say/document-words.ts'
import { dimensionName, indicatorWords } from '../../../content/say/liveability.ts'
import { colon } from '../../../content/say/typography.ts'
import { sayIn, type Say } from '../../../content/say/words.ts'
import { toNameLocale } from '../../../models/kernel/locale.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { formatQuarter, quarterOfDate } from '../../../models/kernel/quarter.ts'
import { YEAR_MINIMUM } from '../../../models/prices/trends/publication-rule.ts'
import { roundTo } from '../../../models/statistics/round.ts'
import { officialAreaName } from '../../../models/places/official-area.ts'
import { distanceM } from '../../../models/places/point-index.ts'
import { forecastKey } from '../../release/facts.ts'
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
  const telling: Telling = { facts, locale, say: sayIn(locale) }
  const newest = formatQuarter(quarterOfDate(facts.asOf))
  const prices = pricesOf(facts, commune.slug, newest)
  const forecasts = forecastsOf(facts, commune.slug)
  const commute = commuteOf(facts, commune.slug)
  const nearby = nearbyOf(facts, commune)
  return {
    commune: {
      slug: commune.slug,
      name: commune.name[nameLocale],
      canton: commune.canton,
      population: commune.population,
      successor: commune.successor === null ? null : officialAreaName(commune, locale),
    },
    liveability: {
      score: document.liveabilityScore,
      rank: commune.rank,
      rankOf: scoredCommunes(facts.communes.values()),
      ...rankIntervalOf(document),
      ...scoresOf(document),
    },
    basis: 'asking',
    quarter: newest,
    prices,
    forecasts,
    activity: activityOf(facts, commune.slug),
    official: officialOf(facts, commune.slug),
    commute,
    nearby: nearby.map(({ slug, name, distanceKm, liveabilityScore }) => ({
      slug,
      name: name[nameLocale],
      distanceKm,
      liveabilityScore,
      buyPricePerSqm: priceIn(newest, facts, slug, 'sale'),
      rentPricePerSqm: priceIn(newest, facts, slug, 'rent'),
    })),
    unknown: byReason(
      [
        ...unscored(document, telling),
        ...unpriced(telling, commune.slug, newest, prices),
        ...endedNearby(telling, nearby, newest),
        ...unforecast(telling, commune.slug, forecasts),
        ...untimed(commute, telling),
      ],
      locale,
    ),
    sources: `lux://commune/${commune.slug}`,
  }
}

function rankIntervalOf({ rankLow, rankHigh }: CommuneIntelligence): { rankInterval?: number[] } {
  return typeof rankLow === 'number' && typeof rankHigh === 'number' ? { rankInterval: [rankLow, rankHigh] } : {}
}

function scoresOf({
  dimensions,
}: CommuneIntelligence): Pick<MarketContext['liveability'], 'dimensions' | 'dataAvailability'> {
  const partly = LIVEABILITY_DIMENSIONS.filter(
    (name) => dimensions[name].score !== null && dimensions[name].dataAvailability !== 'full',
  )
  return {
    dimensions: Object.fromEntries(
      LIVEABILITY_DIMENSIONS.map((name) => [name, dimensions[name].score]),
    ) as MarketContext['liveability']['dimensions'],
    dataAvailability: Object.fromEntries(partly.map((name) => [name, dimensions[name].dataAvailability])),
  }
}

/** Levels of the quarter; none for a series that ended earlier or has too little data, which `unknown` says. */
function pricesOf(facts: ReleaseFacts, slug: string, quarter: string): MarketContext['prices'] {
  const bySegment = (listingType: TrendSeries['listingType']) =>
    SEGMENTS.flatMap((segment) => {
      const point = seriesOf(facts, slug, listingType, segment)?.points.at(-1)
      if (point?.quarter !== quarter || point.pricePerSqm === null) return []
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
        mapePercent: roundedError(forecast.backtest.mape),
        ...(forecast.beatsNoChange && { changePercent: last.changePercent }),
        ...(forecast.record && pastOf(forecast.record)),
      },
    ]
  })
}

/** Past forecasts that were published then are named where there are any. */
function pastOf({ scored, published = 0, inside }: ForecastRecord): Partial<MarketContext['forecasts'][number]> {
  return { pastForecasts: scored, ...(published > 0 && { pastPublished: published }), pastInside: inside }
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

function roundedError(percent: number | null): number | null {
  return percent === null ? null : roundTo(percent, 1)
}

/** Official figures by their period. */
function officialOf(facts: ReleaseFacts, slug: string): MarketContext['official'] {
  const figures = LISTING_TYPES.flatMap((listingType) =>
    (seriesOf(facts, slug, listingType, 'all')?.official ?? []).filter(({ isHistory }) => isHistory !== true),
  )
  return [...Map.groupBy(figures, ({ period }) => period)].map(([period, own]) => ({
    period,
    prices: own.map(({ pricePerSqm, observations, ...figure }) => ({
      series: officialSeries(figure),
      pricePerSqm: pricePerSqm >= 1_000 ? Math.round(pricePerSqm) : pricePerSqm,
      ...(observations !== null && { observations }),
    })),
  }))
}

/** Name of an official series of a commune: `sale apartment registered existing`. Rents are means over mostly small flats: `rent apartment asking small`. */
function officialSeries({
  listingType,
  segment,
  basis,
  condition,
}: Pick<OfficialFigure, 'listingType' | 'segment' | 'basis' | 'condition'>): string {
  const isOfSmall = listingType === 'rent' && segment === 'apartment' && condition === 'all'
  return [listingType, segment, basis, ...(isOfSmall ? ['small'] : condition === 'all' ? [] : [condition])].join(' ')
}

/** Times of `get_commute_times` by one mode, in brief. */
function commuteOf(facts: ReleaseFacts, slug: string): MarketContext['commute'] {
  const times = facts.commute?.communes[slug]
  if (!times) return {}
  const byDestination = COMMUTE_DESTINATIONS.map((destination) => {
    const { peak, method, stale } = times[destination].transit
    return [destination, { minutes: peak.minutes, method, ...(stale && { stale }) }]
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

/** Level of the quarter; null for a series that ended earlier, which `unknown` says. */
function priceIn(
  quarter: string,
  facts: ReleaseFacts,
  slug: string,
  listingType: TrendSeries['listingType'],
): number | null {
  const point = seriesOf(facts, slug, listingType, 'all')?.points.at(-1)
  return point?.quarter === quarter ? point.pricePerSqm : null
}

function seriesOf(
  facts: ReleaseFacts,
  areaSlug: string,
  listingType: TrendSeries['listingType'],
  segment: TrendSeries['segment'],
): TrendSeries | undefined {
  return facts.trends.get(trendKey({ areaLevel: 'commune', areaSlug, listingType, segment }))
}

interface Telling {
  facts: ReleaseFacts
  locale: Locale
  say: Say
}

/** A figure that is missing, and why. */
interface Lack {
  name: string
  reason: string
}

/** One line a reason. */
function byReason(lacks: readonly Lack[], locale: Locale): string[] {
  return [...Map.groupBy(lacks, ({ reason }) => reason)].map(
    ([reason, own]) => `${own.map(({ name }) => name).join(' / ')}${colon(locale)} ${reason}`,
  )
}

/** Dimensions without a score: one without an indicator has no source; of others, the unknown indicators are named. */
function unscored({ dimensions }: CommuneIntelligence, { locale, say }: Telling): Lack[] {
  return LIVEABILITY_DIMENSIONS.filter((name) => dimensions[name].score === null).map((dimension) => {
    const { indicators } = dimensions[dimension]
    const unknown = indicators.filter(({ value }) => value === null)
    const names = unknown.map(({ name, unit }) => indicatorWords(name, unit, locale).name)
    const reason =
      indicators.length === 0
        ? say('reply.market.lack.noSource')
        : say('reply.market.lack.indicators', { names: names.join(', ') })
    return { name: say('reply.market.lack.score', { name: dimensionName(dimension, locale) }), reason }
  })
}

function unpriced(
  { facts, locale, say }: Telling,
  slug: string,
  quarter: string,
  prices: MarketContext['prices'],
): Lack[] {
  return LISTING_TYPES.flatMap((listingType) =>
    SEGMENTS.filter((segment) => prices[listingType]?.[segment] === undefined).map((segment) => {
      const newest = seriesOf(facts, slug, listingType, segment)?.points.at(-1)
      const reason =
        newest === undefined
          ? noPriceReason(facts, listingType, locale)
          : newest.quarter === quarter
            ? tooLittle(newest, say)
            : say('reply.market.lack.ended', { quarter: newest.quarter })
      return { name: DOCUMENT_WORDS[locale].series[listingType][segment], reason }
    }),
  )
}

/** Levels of neighbours that are of an earlier quarter. */
function endedNearby({ facts, locale, say }: Telling, nearby: readonly CommuneRecord[], quarter: string): Lack[] {
  return LISTING_TYPES.flatMap((listingType) => {
    const points = nearby.map(({ slug }) => seriesOf(facts, slug, listingType, 'all')?.points.at(-1))
    const ended = points.flatMap((point) =>
      point === undefined || point.pricePerSqm === null || point.quarter === quarter ? [] : [point.quarter],
    )
    const name = say('reply.market.lack.nearby', { series: DOCUMENT_WORDS[locale].series[listingType].all })
    return [...new Set(ended)].map((last) => ({ name, reason: say('reply.market.lack.ended', { quarter: last }) }))
  })
}

/** Says which of the conditions of a level the newest point does not meet. */
function tooLittle({ quarter, listingCount, yearListingCount }: TrendPoint, say: Say): string {
  const isThin = yearListingCount !== undefined && yearListingCount < YEAR_MINIMUM.commune
  return isThin
    ? say('reply.market.lack.thin', { n: yearListingCount, quarter, needed: YEAR_MINIMUM.commune })
    : say('reply.market.lack.noise', { n: yearListingCount ?? listingCount, quarter })
}

function unforecast({ facts, locale, say }: Telling, slug: string, forecasts: MarketContext['forecasts']): Lack[] {
  return FORECAST_PROPERTY_TYPES.filter((type) => !forecasts.some(({ propertyType }) => propertyType === type)).map(
    (type) => ({
      name: say('reply.market.lack.forecast', { series: DOCUMENT_WORDS[locale].series.sale[type] }),
      reason: noForecastReason(facts, slug, type, locale),
    }),
  )
}

function untimed(commute: MarketContext['commute'], { locale, say }: Telling): Lack[] {
  if (Object.keys(commute).length > 0) return []
  return [{ name: DOCUMENT_WORDS[locale].commute, reason: say('reply.market.lack.commute') }]
}

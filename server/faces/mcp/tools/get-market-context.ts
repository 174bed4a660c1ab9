import { z } from 'zod'
import { toDocumentLocale, type Locale } from '../../../../models/kernel/locale.ts'
import { forecastKey, type ReleaseFacts } from '../../../release/facts.ts'
import { communeNote } from '../../../queries/places/commune-note.ts'
import { getCommuneIntelligence } from '../../../queries/market/get-commune-intelligence.ts'
import { getMarketContext as marketContextOf } from '../../../queries/market/get-market-context.ts'
import { marketContextSchema } from '../../../../models/contracts/places/market-context.ts'
import type { MarketContext } from '../../../../models/contracts/places/market-context.ts'
import { MARKET_VIEW_URI } from '../apps/market-view.ts'
import { communeArgument, localeArgument } from '../offer/arguments.ts'
import { tongueOf, type Tongue } from '../answers/text.ts'
import { defineTool } from '../offer/tool.ts'

type CommuteTime = NonNullable<MarketContext['commute'][keyof MarketContext['commute']]>

export const getMarketContext = defineTool({
  name: 'get_market_context',
  title: 'Market context of a commune',
  description:
    'Summarise the property market and liveability of one Luxembourg commune: scores, asking prices, ' +
    'forecast, activity, commute, neighbours to compare. Use it before ' +
    'judging a price or recommending a place. Not for single listings (get_listing) or the value of ' +
    'one home (get_price_estimate). One commune per call; asking prices, not prices paid.',
  scope: 'market:read',
  access: 'anonymous',
  icon: 'market',
  isPure: true,
  meta: { ui: { resourceUri: MARKET_VIEW_URI } },
  input: z.strictObject({ commune: communeArgument, locale: localeArgument }),
  output: marketContextSchema,
  answer({ facts, locale }, { commune }) {
    const structured = marketContextOf(facts, { commune, locale })
    const { summary } = getCommuneIntelligence(facts, { slug: structured.commune.slug })
    const note = communeNote(facts, commune, facts.communes.get(structured.commune.slug)!, locale)
    const notes = [...(note === null ? [] : [note]), ...recordNotes(facts, structured, locale)]
    return { structured, text: describe(structured, summary[toDocumentLocale(locale)], tongueOf(locale)), notes }
  },
})

/** How past forecasts of each type did. */
function recordNotes(
  { forecasts }: ReleaseFacts,
  { commune: { slug }, forecasts: shown }: MarketContext,
  locale: Locale,
): string[] {
  return shown.flatMap(({ propertyType }) => {
    const record = forecasts.get(forecastKey({ communeSlug: slug, propertyType }))?.record
    return record ? [`${propertyType}: ${record.text[toDocumentLocale(locale)]}`] : []
  })
}

function describe(context: MarketContext, summary: string, tongue: Tongue): string {
  const { commune, liveability, unknown, sources } = context
  const { name, slug, canton, population, successor } = commune
  const { say, list, count } = tongue
  const merger = successor ? say('reply.market.merger', { name: successor }) : ''
  const lines = [
    say('reply.market.head', { name, slug, canton, n: count(population), merger }),
    ...describeLiveability(liveability, summary, tongue),
    ...describePrices(context, tongue),
    ...context.forecasts.map((forecast) => describeForecast(forecast, tongue)),
    ...context.activity.map((activity) => describeActivity(activity, tongue)),
    ...list(
      say('reply.market.official'),
      context.official.map((figure) => describeOfficial(figure, tongue)),
    ),
    ...list(say('reply.market.officialForecast'), context.officialForecasts),
    ...list(
      say('reply.market.transit'),
      Object.entries(context.commute).map(([place, time]) => describeCommute(place, time, tongue)),
    ),
    ...list(
      say('reply.market.compare'),
      context.nearby.map((near) => describeNeighbour(near, tongue)),
    ),
    ...list(say('reply.market.unknown'), unknown),
    say('reply.market.sources', { n: sources.length, slug }),
  ]
  return lines.join('\n')
}

function describeLiveability(
  { score, rank, rankOf, dimensions }: MarketContext['liveability'],
  summary: string,
  { say, list, unknown }: Tongue,
): string[] {
  const scores = Object.entries(dimensions)
    .filter(([, dimension]) => dimension.score !== null)
    .map(
      ([name, { score, dataAvailability }]) =>
        `${name} ${score}${dataAvailability === 'full' ? '' : ` (${dataAvailability})`}`,
    )
  return [
    score === null
      ? say('reply.market.noScore')
      : say('reply.market.score', { score, rank: rank ?? unknown, of: rankOf }),
    ...list(say('reply.market.scores'), scores),
    ...(summary === '' ? [] : [summary]),
  ]
}

function describePrices({ quarter, prices }: MarketContext, { say, euros, amount, percent }: Tongue): string[] {
  const rows = Object.entries(prices).flatMap(([type, segments]) =>
    Object.entries(segments).map(([segment, level]) =>
      say('reply.market.row', {
        type,
        segment,
        price: euros(level.pricePerSqm),
        low: amount(level.low),
        high: amount(level.high),
        qoq: percent(level.qoqPercent),
        yoy: percent(level.yoyPercent),
        trend: level.trend,
        n: level.listingCount,
        data: level.dataAvailability,
      }),
    ),
  )
  return rows.length === 0 ? [] : [say('reply.market.prices', { quarter }), ...rows]
}

function describeForecast(forecast: MarketContext['forecasts'][number], tongue: Tongue): string {
  const { propertyType: type, quarter, pricePerSqm, low, high, intervalLevel, changePercent, beatsNoChange } = forecast
  const { say, euros, amount, percent, unknown } = tongue
  const { mapePercent: mape, naiveMapePercent: naive } = forecast
  return say('reply.market.forecast', {
    type,
    quarter,
    price: euros(pricePerSqm),
    level: intervalLevel * 100,
    low: amount(low),
    high: amount(high),
    change: beatsNoChange ? percent(changePercent) : say('reply.market.noChange'),
    error:
      mape === null ? say('reply.market.notTested') : say('reply.market.tested', { mape, naive: naive ?? unknown }),
  })
}

function describeActivity(activity: MarketContext['activity'][number], { say, euros, unknown }: Tongue): string {
  const { listingType: type, activeListings: n, newListings, medianDaysOnMarket, medianPriceEur } = activity
  const [days, price] = [medianDaysOnMarket ?? unknown, euros(medianPriceEur)]
  return say('reply.market.activity', { type, n, new: newListings, days, price })
}

function describeCommute(place: string, { minutes, method, stale }: CommuteTime, { say }: Tongue): string {
  return say('reply.market.minutes', { place, n: minutes, method, stale: stale ? say('reply.market.outdated') : '' })
}

function describeOfficial(figure: MarketContext['official'][number], { say, euros, count }: Tongue): string {
  const seen = figure.observations === null ? '' : say('reply.market.observations', { n: count(figure.observations) })
  return `${figure.listingType} ${figure.segment} ${euros(figure.pricePerSqm)} ${figure.basis} (${figure.condition}, ${figure.period}${seen})`
}

function describeNeighbour(near: MarketContext['nearby'][number], { say, euros, unknown }: Tongue): string {
  const { slug, name, distanceKm: km, liveabilityScore, buyPricePerSqm, rentPricePerSqm } = near
  const score = liveabilityScore ?? unknown
  return say('reply.market.near', { name, slug, km, score, sale: euros(buyPricePerSqm), rent: euros(rentPricePerSqm) })
}

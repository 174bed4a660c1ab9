import { z } from 'zod'
import { getMarketContext as marketContextOf } from '../../queries/get-market-context.ts'
import { marketContextSchema } from '../../queries/market-context.ts'
import type { MarketContext } from '../../queries/market-context.ts'
import { communeArgument, localeArgument } from '../arguments.ts'
import { count, euros, percent } from '../text.ts'
import { defineTool } from '../tool.ts'

/** The market of one commune at a glance. */
export const getMarketContext = defineTool({
  name: 'get_market_context',
  title: 'Market context of a commune',
  description:
    'Summarise the property market and liveability of one Luxembourg commune: scores, asking prices with intervals and sample sizes, forecast, activity, commute, neighbours to compare. Use it before judging a price or recommending a place. Not for single listings (get_listing) nor the value of one home (get_price_estimate). One commune a call; asking prices, not deeds.',
  scope: 'market:read',
  access: 'anonymous',
  icon: 'market',
  isPure: true,
  input: z.strictObject({ commune: communeArgument, locale: localeArgument }),
  output: marketContextSchema,
  answer({ facts, locale }, { commune }) {
    const structured = marketContextOf(facts, { commune, locale })
    return { structured, text: describe(structured) }
  },
})

function describe(context: MarketContext): string {
  const { commune, liveability, unknown, sources } = context
  const lines = [
    `${commune.name} (${commune.slug}), canton ${commune.canton}, ${count(commune.population)} inhabitants${commune.successor ? `, merged into ${commune.successor} in 2023` : ''}.`,
    ...describeLiveability(liveability),
    ...describePrices(context.prices),
    ...context.forecasts.map(describeForecast),
    ...context.activity.map(describeActivity),
    ...describeList('Official prices per m²', context.official.map(describeOfficial)),
    ...describeList(
      'By public transport, estimated',
      context.commute.map(({ destination, transitMinutes }) => `${destination} ${transitMinutes} min`),
    ),
    ...describeList('Compare with', context.nearby.map(describeNeighbour)),
    ...describeList('Not known', unknown),
    ...describeList('Sources', sources),
  ]
  return lines.join('\n')
}

function describeLiveability({ score, rank, rankOf, summary, dimensions }: MarketContext['liveability']): string[] {
  const scores = dimensions
    .filter((dimension) => dimension.score !== null)
    .map(
      ({ name, score, dataAvailability }) =>
        `${name} ${score}${dataAvailability === 'full' ? '' : ` (${dataAvailability})`}`,
    )
  return [
    score === null ? 'Liveability: no score.' : `Liveability ${score} of 100, rank ${rank ?? 'unknown'} of ${rankOf}.`,
    ...describeList('Scores', scores),
    ...(summary === '' ? [] : [summary]),
  ]
}

function describePrices(prices: MarketContext['prices']): string[] {
  const [first] = prices
  if (!first) return []
  return [
    `Asking prices per m², ${first.quarter} (95 % interval; on the quarter before, on the year before; new adverts; data):`,
    ...prices.map(
      (row) =>
        `- ${row.listingType} ${row.segment} ${euros(row.pricePerSqm)} (${euros(row.low)} to ${euros(row.high)}); ${percent(row.qoqPercent)}, ${percent(row.yoyPercent)}, ${row.trend}; ${row.listingCount}; ${row.dataAvailability}`,
    ),
  ]
}

function describeForecast(forecast: MarketContext['forecasts'][number]): string {
  const { propertyType, quarter, pricePerSqm, low, high, intervalLevel, changePercent } = forecast
  const error =
    forecast.mapePercent === null
      ? 'not back-tested'
      : `back-test error ${forecast.mapePercent} %, of assuming no change ${forecast.naiveMapePercent ?? 'unknown'} %`
  return `Forecast ${propertyType} ${quarter}: ${euros(pricePerSqm)} per m² (${intervalLevel * 100} % interval ${euros(low)} to ${euros(high)}), ${percent(changePercent)}; ${error}.`
}

function describeActivity(activity: MarketContext['activity'][number]): string {
  const { listingType, activeListings, newListings, medianDaysOnMarket, medianPriceEur } = activity
  return `On offer for ${listingType}: ${activeListings}, ${newListings} new this quarter, median ${medianDaysOnMarket ?? 'unknown'} days on the market, median price ${euros(medianPriceEur)}.`
}

function describeOfficial(figure: MarketContext['official'][number]): string {
  const count = figure.observations === null ? '' : `, ${figure.observations} seen`
  return `${figure.listingType} ${figure.segment} ${euros(figure.pricePerSqm)} ${figure.basis} (${figure.condition}, ${figure.period}${count})`
}

function describeNeighbour(near: MarketContext['nearby'][number]): string {
  const { slug, name, distanceKm, liveabilityScore, buyPricePerSqm, rentPricePerSqm } = near
  return `${name} (${slug}) ${distanceKm} km, score ${liveabilityScore ?? 'unknown'}, sale ${euros(buyPricePerSqm)}, rent ${euros(rentPricePerSqm)}`
}

function describeList(name: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`${name}: ${items.join('; ')}.`]
}

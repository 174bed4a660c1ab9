import { listLine } from '../answers/list-line.ts'
import { z } from 'zod'
import { toDocumentLocale, type Locale } from '../../../../models/kernel/locale.ts'
import { forecastKey, type ReleaseFacts } from '../../../release/facts.ts'
import { communeNote } from '../../../queries/places/commune-note.ts'
import { getCommuneIntelligence } from '../../../queries/market/get-commune-intelligence.ts'
import { getMarketContext as marketContextOf } from '../../../queries/market/get-market-context.ts'
import { marketContextSchema } from '../../../../models/contracts/places/market-context.ts'
import type { MarketContext } from '../../../../models/contracts/places/market-context.ts'
import { communeArgument, localeArgument } from '../offer/arguments.ts'
import { amount, count, euros, percent } from '../answers/text.ts'
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
  input: z.strictObject({ commune: communeArgument, locale: localeArgument }),
  output: marketContextSchema,
  answer({ facts, locale }, { commune }) {
    const structured = marketContextOf(facts, { commune, locale })
    const { summary } = getCommuneIntelligence(facts, { slug: structured.commune.slug })
    const note = communeNote(facts, commune, facts.communes.get(structured.commune.slug)!)
    const notes = [...(note === null ? [] : [note]), ...recordNotes(facts, structured, locale)]
    return { structured, text: describe(structured, summary[toDocumentLocale(locale)]), notes }
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

function describe(context: MarketContext, summary: string): string {
  const { commune, liveability, unknown, sources } = context
  const merger = commune.successor ? `, merged into ${commune.successor} in 2023` : ''
  const lines = [
    `${commune.name} (${commune.slug}), canton ${commune.canton}, ${count(commune.population)} inhabitants${merger}.`,
    ...describeLiveability(liveability, summary),
    ...describePrices(context),
    ...context.forecasts.map(describeForecast),
    ...context.activity.map(describeActivity),
    ...listLine('Official prices per m²', context.official.map(describeOfficial)),
    ...listLine('Forecast of official prices', context.officialForecasts),
    ...listLine('By public transport at peak hours', Object.entries(context.commute).map(describeCommute)),
    ...listLine('Compare with', context.nearby.map(describeNeighbour)),
    ...listLine('Unknown', unknown),
    `Sources: ${sources.length}, listed in the structured content; titles and licences in lux://commune/${commune.slug}.`,
  ]
  return lines.join('\n')
}

function describeLiveability(
  { score, rank, rankOf, dimensions }: MarketContext['liveability'],
  summary: string,
): string[] {
  const scores = Object.entries(dimensions)
    .filter(([, dimension]) => dimension.score !== null)
    .map(
      ([name, { score, dataAvailability }]) =>
        `${name} ${score}${dataAvailability === 'full' ? '' : ` (${dataAvailability})`}`,
    )
  return [
    score === null ? 'Liveability: no score.' : `Liveability ${score} of 100, rank ${rank ?? 'unknown'} of ${rankOf}.`,
    ...listLine('Scores', scores),
    ...(summary === '' ? [] : [summary]),
  ]
}

function describePrices({ quarter, prices }: MarketContext): string[] {
  const rows = Object.entries(prices).flatMap(([listingType, segments]) =>
    Object.entries(segments).map(
      ([segment, level]) =>
        `- ${listingType} ${segment} ${euros(level.pricePerSqm)} (${amount(level.low)} to ${amount(level.high)}); ` +
        `${percent(level.qoqPercent)}, ${percent(level.yoyPercent)}, ${level.trend}; ${level.listingCount}; ` +
        `${level.dataAvailability}`,
    ),
  )
  if (rows.length === 0) return []
  return [
    `Asking € per m², ${quarter} (95 % interval; change on the quarter, on the year; stable: within noise; new listings; data):`,
    ...rows,
  ]
}

function describeForecast(forecast: MarketContext['forecasts'][number]): string {
  const { propertyType, quarter, pricePerSqm, low, high, intervalLevel, changePercent, beatsNoChange } = forecast
  const error =
    forecast.mapePercent === null
      ? 'not back-tested'
      : `back-test error ${forecast.mapePercent} %, of assuming no change ${forecast.naiveMapePercent ?? 'unknown'} %`
  const change = beatsNoChange
    ? percent(changePercent)
    : 'taken as no change, since past forecasts were not reliably better'
  return (
    `Forecast ${propertyType} ${quarter}: ${euros(pricePerSqm)} per m² (${intervalLevel * 100} % interval ` +
    `${amount(low)} to ${amount(high)}), ${change}; ${error}.`
  )
}

function describeActivity(activity: MarketContext['activity'][number]): string {
  const { listingType, activeListings, newListings, medianDaysOnMarket, medianPriceEur } = activity
  return (
    `On offer for ${listingType}: ${activeListings}, ${newListings} new this quarter, median at least ${medianDaysOnMarket ?? 'unknown'} ` +
    `days on the market, median price ${euros(medianPriceEur)}.`
  )
}

function describeCommute([destination, { minutes, method, stale }]: [string, CommuteTime]): string {
  return `${destination} ${minutes} min (${method}${stale ? ', outdated' : ''})`
}

function describeOfficial(figure: MarketContext['official'][number]): string {
  const seen = figure.observations === null ? '' : `, ${count(figure.observations)} observations`
  return `${figure.listingType} ${figure.segment} ${euros(figure.pricePerSqm)} ${figure.basis} (${figure.condition}, ${figure.period}${seen})`
}

function describeNeighbour(near: MarketContext['nearby'][number]): string {
  const { slug, name, distanceKm, liveabilityScore, buyPricePerSqm, rentPricePerSqm } = near
  return `${name} (${slug}) ${distanceKm} km, score ${liveabilityScore ?? 'unknown'}, sale ${euros(buyPricePerSqm)}, rent ${euros(rentPricePerSqm)}`
}

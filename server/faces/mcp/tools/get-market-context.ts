import { z } from 'zod'
import { dimensionName } from '../../../../content/say/liveability.ts'
import { DOCUMENT_WORDS } from '../../../../content/say/document-words.ts'
import { LIVEABILITY_DIMENSIONS } from '../../../../models/contracts/places/commune.ts'
import type { OfficialLevel } from '../../../../models/contracts/market/official-level.ts'
import type { COMMUTE_DESTINATIONS } from '../../../../models/contracts/places/commute.ts'
import { contextNotes } from '../../../queries/market/context-notes.ts'
import { communeNote } from '../../../queries/places/commune-note.ts'
import { getMarketContext as marketContextOf } from '../../../queries/market/get-market-context.ts'
import { LISTING_TYPES, marketContextSchema, SEGMENTS } from '../../../../models/contracts/places/market-context.ts'
import type { MarketContext } from '../../../../models/contracts/places/market-context.ts'
import { cantonName } from '../../../queries/market/asking-prices.ts'
import { MARKET_VIEW } from '../apps/market-view.ts'
import { communeArgument, localeArgument } from '../offer/arguments.ts'
import { tongueOf, type Tongue } from '../answers/text.ts'
import { defineTool } from '../offer/tool.ts'

type Destination = (typeof COMMUTE_DESTINATIONS)[number]

export const getMarketContext = defineTool({
  name: 'get_market_context',
  title: 'Market context of a commune',
  description:
    'Summarise the property market and liveability of one Luxembourg commune: scores, asking and official ' +
    'prices, forecast, activity, commute, neighbours. Use it before judging a price or recommending a ' +
    'place, not for one listing (get_listing) or its value (get_price_estimate).',
  scope: 'market:read',
  access: 'anonymous',
  icon: 'market',
  isPure: true,
  meta: { ui: { resourceUri: MARKET_VIEW.uri } },
  input: z.strictObject({ commune: communeArgument, locale: localeArgument }),
  output: marketContextSchema,
  answer({ facts, locale }, { commune }) {
    const structured = marketContextOf(facts, { commune, locale })
    const note = communeNote(facts, commune, facts.communes.get(structured.commune.slug)!, locale)
    const canton = cantonName(facts, structured.commune.canton, locale)
    const notes = [...(note === null ? [] : [note]), ...contextNotes(facts, structured, locale)]
    return { structured, text: describe(structured, canton, tongueOf(locale)), notes }
  },
})

function describe(context: MarketContext, canton: string, tongue: Tongue): string {
  const { commune, unknown, sources } = context
  const { name, slug, population, successor } = commune
  const { say, list, count } = tongue
  const merger = successor ? say('reply.market.merger', { name: successor }) : ''
  const lines = [
    say('reply.market.head', { name, slug, canton, n: count(population), merger }),
    ...describeLiveability(context.liveability, tongue),
    ...describePrices(context, tongue),
    ...describeForecasts(context, tongue),
    ...list(
      say('reply.market.onOffer'),
      context.activity.map((activity) => describeActivity(activity, tongue)),
    ),
    ...context.official.flatMap(({ period, prices }) =>
      list(
        say('reply.market.official', { period: successor === null ? period : `${period}, ${successor}` }),
        describeOfficial(prices, tongue),
      ),
    ),
    ...describeCommute(context.commute, tongue),
    ...list(
      say('reply.market.nearby'),
      context.nearby.map((near) => describeNeighbour(near, tongue)),
    ),
    ...list(say('reply.market.unknown'), unknown),
    say('reply.market.sources', { resource: sources }),
  ]
  return lines.join('\n')
}

function describeLiveability(
  { score, rank, rankOf, rankInterval, dimensions, dataAvailability }: MarketContext['liveability'],
  { locale, say, list, unknown, decimal }: Tongue,
): string[] {
  const estimated = ` (${say('commune.commuteMethod.estimated')})`
  const sureness = { full: '', partial: ` (${say('listing.availability.partial')})`, estimated, insufficient: '' }
  const scores = LIVEABILITY_DIMENSIONS.flatMap((name) => {
    const known = dimensions[name]
    if (known === null) return []
    const availability = dataAvailability[name] ?? 'full'
    return [`${dimensionName(name, locale)} ${decimal(known)}${sureness[availability]}`]
  })
  const [low, high] = rankInterval ?? []
  const interval = low !== undefined && high !== undefined ? say('reply.market.rankInterval', { low, high }) : ''
  return [
    score === null
      ? say('reply.market.noScore')
      : say('reply.market.score', { score: decimal(score), rank: rank ?? unknown, of: rankOf, interval }),
    ...list(say('reply.market.scores'), scores),
  ]
}

/** Signs of rows whose data is not full; the heading explains those that stand there. */
const MARKS = { full: '', partial: '*', estimated: '**', insufficient: '***' } as const

function describePrices({ quarter, prices }: MarketContext, tongue: Tongue): string[] {
  const { locale, say, amount, percent } = tongue
  const levels = LISTING_TYPES.flatMap((type) =>
    SEGMENTS.flatMap((segment) => {
      const level = prices[type]?.[segment]
      return level ? [{ ...level, series: DOCUMENT_WORDS[locale].series[type][segment] }] : []
    }),
  )
  if (levels.length === 0) return []
  const marked = [...new Set(levels.map(({ dataAvailability }) => dataAvailability))].filter((each) => each !== 'full')
  const data = marked.map((each) => `, ${MARKS[each]} ${say(`commune.availability.${each}`)}`).join('')
  const rows = levels.map(({ series, pricePerSqm, low, high, qoqPercent, yoyPercent, ...level }) =>
    say('reply.market.row', {
      series,
      price: amount(pricePerSqm),
      low: amount(low),
      high: amount(high),
      qoq: `${percent(qoqPercent)}${level.trend === 'stable' ? ' ≈' : ''}`,
      yoy: percent(yoyPercent),
      n: level.listingCount,
      mark: MARKS[level.dataAvailability],
    }),
  )
  return [say('reply.market.prices', { quarter, data }), ...rows]
}

function describeForecasts({ forecasts }: MarketContext, tongue: Tongue): string[] {
  const { say } = tongue
  const alike = Map.groupBy(forecasts, ({ intervalLevel, quarter }) => `${intervalLevel} ${quarter}`)
  return [...alike.values()].flatMap((own) => {
    const { intervalLevel, quarter } = own[0]!
    const noChange = own.every(({ changePercent }) => changePercent !== undefined) ? '' : say('reply.market.noChange')
    const head = say('reply.market.forecasts', { quarter, level: intervalLevel * 100, noChange })
    return [head, ...own.map((forecast) => describeForecast(forecast, tongue))]
  })
}

function describeForecast(forecast: MarketContext['forecasts'][number], tongue: Tongue): string {
  const { propertyType, pricePerSqm, low, high, changePercent, pastForecasts, pastPublished, pastInside } = forecast
  const { locale, say, amount, percent, count, decimal } = tongue
  const { mapePercent: mape } = forecast
  return say('reply.market.forecast', {
    series: DOCUMENT_WORDS[locale].series.sale[propertyType],
    price: amount(pricePerSqm),
    low: amount(low),
    high: amount(high),
    change: changePercent === undefined ? '≈' : percent(changePercent),
    error: mape === null ? say('reply.market.notTested') : say('reply.market.tested', { mape: decimal(mape) }),
    record:
      pastForecasts === undefined || pastInside === undefined
        ? ''
        : say('reply.market.record', {
            scored: count(pastForecasts),
            inside: count(pastInside),
            published:
              pastPublished === undefined ? '' : say('reply.market.recordPublished', { n: count(pastPublished) }),
          }),
  })
}

function describeActivity(activity: MarketContext['activity'][number], tongue: Tongue): string {
  const { listingType, activeListings: n, newListings, medianDaysOnMarket, medianPriceEur } = activity
  const { locale, say, euros, counted } = tongue
  const known = medianDaysOnMarket
  const days = known === null ? '' : say('reply.market.days', { days: counted('days', Math.floor(known)) })
  const price =
    medianPriceEur === null
      ? say('reply.market.noMedian')
      : say('reply.market.median', { price: euros(medianPriceEur) })
  const series = DOCUMENT_WORDS[locale].series[listingType].all
  return say('reply.market.activity', { series, n, new: newListings, days, price })
}

/** How the times are known stands once where it is the same of all. */
function describeCommute(commute: MarketContext['commute'], { locale, say, list }: Tongue): string[] {
  const times = Object.entries(commute).map(([place, { minutes, method, stale }]) => ({
    place: DOCUMENT_WORDS[locale].destinations[place as Destination],
    n: minutes,
    how: say('reply.market.how', {
      method: say(`commune.commuteMethod.${method}`),
      stale: stale ? say('reply.market.outdated') : '',
    }),
  }))
  const [first] = times
  const shared = first !== undefined && times.every(({ how }) => how === first.how) ? first.how : ''
  return list(
    say('reply.market.transit', { how: shared }),
    times.map(({ how, ...time }) => say('reply.market.minutes', { ...time, how: shared === '' ? how : '' })),
  )
}

/** One text for each series, with all its figures. */
function describeOfficial(figures: MarketContext['official'][number]['prices'], tongue: Tongue): string[] {
  const { locale, say, amount, count } = tongue
  const named = figures.map(({ series, ...figure }) => {
    const [type, segment, basis, condition] = series.split(' ') as OfficialName
    const names = [
      say(`commune.officialBasis.${basis}`),
      ...(condition === undefined ? [] : [say(`commune.officialCondition.${condition}`)]),
    ]
    return { series: DOCUMENT_WORDS[locale].series[type][segment], basis: names.join(', '), ...figure }
  })
  return [...Map.groupBy(named, ({ series }) => series)].map(([series, own]) => {
    const told = own.map(({ basis, pricePerSqm, observations }) =>
      say('reply.market.figure', {
        basis,
        price: amount(pricePerSqm),
        seen: observations === undefined ? '' : say('reply.market.observations', { n: count(observations) }),
      }),
    )
    return [series, ...told].join(', ')
  })
}

/** Parts of the name of an official series. */
type OfficialName = [
  OfficialLevel['listingType'],
  OfficialLevel['segment'],
  OfficialLevel['basis'],
  (OfficialLevel['condition'] | 'small')?,
]

function describeNeighbour(near: MarketContext['nearby'][number], tongue: Tongue): string {
  const { name, distanceKm, liveabilityScore, buyPricePerSqm, rentPricePerSqm } = near
  const { say, amount, unknown, decimal } = tongue
  const score = liveabilityScore === null ? unknown : decimal(liveabilityScore)
  const [sale, rent] = [amount(buyPricePerSqm), amount(rentPricePerSqm)]
  return say('reply.market.near', { name, km: decimal(distanceKm), score, sale, rent })
}

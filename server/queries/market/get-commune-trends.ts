import { trendKey, type TrendPoint, type TrendSeries } from '../../../models/contracts/market/trend.ts'
import { formatQuarter, parseQuarter, quarterOfDate } from '../../../models/kernel/quarter.ts'
import type { Period, TrendsDocument } from '../../../models/openapi/rest-documents.ts'
import { calculationBasis } from '../../../content/say/calculation-basis.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { momentumOf } from './momentum.ts'
import { NotFoundError } from '../../base/not-found.ts'
import { resolveCommune } from '../places/resolve-commune.ts'

interface TrendsQuestion {
  slug: string
  period: Period
  /** Number of quarters, from 1 to 20. */
  quarters: number
}

/** Returns a commune's quarterly asking prices for sale and rent, all types of homes together. @throws NotFoundError without any series */
export function getCommuneTrends(facts: ReleaseFacts, { slug, period, quarters }: TrendsQuestion): TrendsDocument {
  const commune = resolveCommune(facts, slug)
  const sales = seriesOf(facts, commune.slug, 'sale')
  const rents = seriesOf(facts, commune.slug, 'rent')
  const [sale, rent] = [sales?.points ?? [], rents?.points ?? []]
  const official = [...(sales?.official ?? []), ...(rents?.official ?? [])]
  if (sale.length === 0 && rent.length === 0 && official.length === 0)
    throw new NotFoundError([{ key: 'reply.lack.trends', values: { slug: commune.slug } }])
  const rows = pairByQuarter(sale, rent)
    .slice(-quarters)
    .map(([buy, toLet]) => seriesRow(buy, toLet, period))
  const newest = rows.at(-1)
  return {
    communeSlug: commune.slug,
    period,
    buyPricePerSqm: newest?.buyPricePerSqm ?? null,
    rentPricePerSqm: newest?.rentPricePerSqm ?? null,
    changePercent: newest?.changePercent ?? null,
    changeType: period,
    dataAvailability: newest?.dataAvailability ?? 'insufficient',
    calculationBasis: calculationBasis('en', {
      commune: commune.name.en,
      listingType: 'sale',
      quarter: newest?.quarter ?? formatQuarter(quarterOfDate(facts.asOf)),
      comparedWith: period,
    }),
    series: rows,
    momentum: momentumOf(sale),
    official,
  }
}

function seriesOf(
  facts: ReleaseFacts,
  areaSlug: string,
  listingType: TrendSeries['listingType'],
): TrendSeries | undefined {
  return facts.trends.get(trendKey({ areaLevel: 'commune', areaSlug, listingType, segment: 'all' }))
}

type Pair = [sale: TrendPoint | undefined, rent: TrendPoint | undefined]

function pairByQuarter(sale: readonly TrendPoint[], rent: readonly TrendPoint[]): Pair[] {
  const pairs = new Map<number, Pair>()
  for (const point of sale) pairs.set(parseQuarter(point.quarter), [point, undefined])
  for (const point of rent) pairs.set(parseQuarter(point.quarter), [pairs.get(parseQuarter(point.quarter))?.[0], point])
  return [...pairs].sort(([a], [b]) => a - b).map(([, pair]) => pair)
}

function seriesRow(sale: Pair[0], rent: Pair[1], period: Period): TrendsDocument['series'][number] {
  return {
    quarter: (sale ?? rent)!.quarter,
    buyPricePerSqm: sale?.pricePerSqm ?? null,
    rentPricePerSqm: rent?.pricePerSqm ?? null,
    changePercent: changeOf(sale, period),
    rentChangePercent: changeOf(rent, period),
    listingCount: sale?.listingCount ?? 0,
    low: sale?.low ?? null,
    high: sale?.high ?? null,
    dataAvailability: sale?.dataAvailability ?? 'insufficient',
  }
}

function changeOf(point: TrendPoint | undefined, period: Period): number | null {
  return (period === 'qoq' ? point?.qoqPercent : point?.yoyPercent) ?? null
}

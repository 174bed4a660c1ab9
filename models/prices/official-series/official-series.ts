import type {
  OfficialIndexRow,
  OfficialPoint,
  OfficialPriceRow,
  OfficialPriceSeries,
  OfficialSeries,
  OfficialStatistic,
} from '../../contracts/market/official-series.ts'
import { parsePeriod } from '../../kernel/period.ts'
import { parseQuarter, quarterBounds } from '../../kernel/quarter.ts'
import { COUNTRY, seriesBreaks, type Merger } from './series-breaks.ts'

const INDEX = 'house-price-index'
const INDEX_UNIT = 'index, 2015 = 100'
const PRICE_UNITS = {
  'registered-prices': 'EUR/m²',
  'asking-prices': 'EUR/m²',
  'asking-rents': 'EUR/m² a month',
  sales: 'count',
} as const satisfies Record<OfficialPriceSeries, string>

/** Rows of the three official tables as series with their breaks, in the order in which they are listed. */
export function officialSeries(
  prices: readonly OfficialPriceRow[],
  index: readonly OfficialIndexRow[],
  statistics: readonly OfficialStatistic[],
  mergers: readonly Merger[],
): OfficialSeries[] {
  const priced = prices.map((row) => ({ row, series: priceSeriesOf(row) }))
  const known: [series: string, unit: string, points: OfficialPoint[]][] = [
    ...(['registered-prices', 'asking-prices', 'asking-rents'] as const).map(
      (series): [string, string, OfficialPoint[]] => [
        series,
        PRICE_UNITS[series],
        priced.filter((one) => one.series === series).map(({ row }) => pricePoint(row)),
      ],
    ),
    ['sales', PRICE_UNITS.sales, prices.flatMap(salesPoint)],
    [INDEX, INDEX_UNIT, index.map(indexPoint)],
    ...[...Map.groupBy(statistics, ({ series }) => series)].map(([series, rows]): [string, string, OfficialPoint[]] => [
      series,
      [...new Set(rows.flatMap(({ unit }) => unit ?? []))].sort().join('; '),
      rows.map(statisticPoint),
    ]),
  ]
  return known
    .filter(([, , points]) => points.length > 0)
    .map(([series, unit, unordered]) => {
      const points = unordered.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
      const sources = [...new Set(points.map(({ source }) => source))].sort()
      return { series, unit, breaks: seriesBreaks(points, mergers), sources, points }
    })
}

function priceSeriesOf({ listingType, basis }: OfficialPriceRow): OfficialPriceSeries {
  if (basis === 'registered') return 'registered-prices'
  return listingType === 'rent' ? 'asking-rents' : 'asking-prices'
}

function pricePoint(row: OfficialPriceRow): OfficialPoint {
  const { areaLevel, areaSlug, segment, condition, period, periodStart: start, periodEnd: end, status } = row
  return {
    area: areaLevel === 'nation' ? COUNTRY : areaSlug,
    breakdown: condition === 'all' ? segment : `${segment} ${condition}`,
    period,
    start,
    end,
    value: row.pricePerSqm,
    observations: row.observations,
    status,
    flag: null,
    source: row.source,
  }
}

/** Deeds counted behind a registered price are the flats sold; a count is stated where the price is withheld too. */
function salesPoint(row: OfficialPriceRow): OfficialPoint[] {
  if (row.basis !== 'registered' || row.observations === null) return []
  return [{ ...pricePoint(row), value: row.observations, observations: null, status: 'published' }]
}

function indexPoint({ scope, quarter, value, isProvisional, source }: OfficialIndexRow): OfficialPoint {
  const { from: start, to: end } = quarterBounds(parseQuarter(quarter))
  const [part, year] = quarter.split('-')
  return {
    area: COUNTRY,
    breakdown: scope,
    period: `${year}-${part}`,
    start,
    end,
    value,
    observations: null,
    status: 'published',
    flag: isProvisional ? 'p' : null,
    source,
  }
}

function statisticPoint(row: OfficialStatistic): OfficialPoint {
  const { start, end } = parsePeriod(row.period)!
  return {
    area: row.communeSlug ?? row.area,
    breakdown: row.breakdown,
    period: row.period,
    start,
    end,
    value: row.value,
    observations: null,
    status: row.value === null ? 'withheld' : 'published',
    flag: row.flag,
    source: row.source,
  }
}

function keyOf({ area, breakdown, start, end }: OfficialPoint): string {
  return [area, breakdown ?? '', start, end].join('\t')
}

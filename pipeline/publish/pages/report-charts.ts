import type { TrendSeries } from '../../../models/contracts/market/trend.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { chartFigure } from '../../../content/html/chart-figure.ts'
import { dataTable } from '../../../content/html/data-table.ts'
import { markup, type Markup } from '../../../content/html/markup.ts'
import { DOCUMENT_WORDS } from '../../../content/say/document-words.ts'
import { quarterWords } from '../../../content/say/quarter-words.ts'
import { sayIn } from '../../../content/say/words.ts'
import { fillIn, quarterChart } from '../charts/quarter-chart.ts'
import { seriesKey, type DocumentFacts } from '../documents/document-facts.ts'
import type { ReportArea } from '../documents/market-report.ts'
import { levelWords } from './parts/level-words.ts'

const LISTING_TYPES = ['sale', 'rent'] as const
const SEGMENTS = ['apartment', 'house'] as const
const COLOURS = { apartment: 'var(--accent)', house: 'var(--warm)' } as const
const NAMES = { apartment: 'commune.apartments', house: 'commune.houses' } as const
const QUARTERS_LISTED = 12

/** Prices and rents of the area of a report by quarter: drawn once, worded in each language. */
export function reportCharts(area: ReportArea, { trends }: DocumentFacts): (locale: Locale) => Markup {
  const figures = LISTING_TYPES.map((listingType) => {
    const series = SEGMENTS.flatMap((segment) => trends.get(seriesKey({ ...area, listingType, segment })) ?? [])
    return figure(area, listingType, series)
  })
  return (locale) => markup`<div class="columns">${figures.map((each) => each(locale))}</div>`
}

function figure(
  area: ReportArea,
  listingType: TrendSeries['listingType'],
  series: readonly TrendSeries[],
): (locale: Locale) => Markup {
  const quarters = series[0]?.points.map(({ quarter }) => quarter) ?? []
  const [from, to] = [quarters[0], quarters.at(-1)]
  if (from === undefined || to === undefined) return () => markup``
  const chart = quarterChart({
    lines: series.map(({ segment, points }) => ({
      name: segment,
      colour: COLOURS[segment as keyof typeof COLOURS],
      points: points.map(({ quarter, pricePerSqm, low, high }) => ({ quarter, value: pricePerSqm, low, high })),
    })),
  })
  return (locale) => {
    const say = sayIn(locale)
    const title = say(`commune.trend.${listingType}`)
    const span = { from: quarterWords(from, locale).title, to: quarterWords(to, locale).title }
    const description = say('commune.trendText', { commune: area.words(locale).title, ...span })
    return markup`<section><h2>${title}</h2>
${chartFigure({
  svg: chart({ title, description, fill: fillIn(locale, (name) => say(NAMES[name as keyof typeof NAMES])) }),
  caption: say('commune.trendCaption', { title }),
  tableLabel: say('page.table'),
  table: levelTable(listingType, series, quarters.slice(-QUARTERS_LISTED).reverse(), locale),
})}</section>`
  }
}

function levelTable(
  listingType: TrendSeries['listingType'],
  series: readonly TrendSeries[],
  quarters: readonly string[],
  locale: Locale,
): Markup {
  const words = DOCUMENT_WORDS[locale]
  const { cell } = levelWords(listingType, locale)
  const points = series.map((each) => new Map(each.points.map((point) => [point.quarter, point])))
  return dataTable({
    caption: sayIn(locale)(`commune.trend.${listingType}`),
    hideCaption: true,
    columns: [
      { label: words.quarter },
      ...series.map(({ segment }) => ({ label: `${words.series[listingType][segment]}, EUR/m²`, isFigure: true })),
    ],
    rows: quarters.map((quarter) => [
      quarterWords(quarter, locale).title,
      ...points.map((byQuarter) => cell(byQuarter.get(quarter))),
    ]),
  })
}

import type { OfficialFigure } from '../../../../models/contracts/market/official-level.ts'
import type { TrendPoint, TrendSeries } from '../../../../models/contracts/market/trend.ts'
import { communeName } from '../../../../models/kernel/commune.ts'
import { toDocumentLocale, type Locale } from '../../../../models/kernel/locale.ts'
import { chartFigure } from '../../../../content/html/chart-figure.ts'
import { dataTable, type Column } from '../../../../content/html/data-table.ts'
import { markup, type Markup } from '../../../../content/html/markup.ts'
import { DOCUMENT_WORDS } from '../../../../content/say/document-words.ts'
import { numberWords } from '../../../../content/say/numbers.ts'
import { quarterWords } from '../../../../content/say/quarter-words.ts'
import { sayIn } from '../../../../content/say/words.ts'
import { periodBounds } from '../../charts/period.ts'
import { fillIn, quarterChart, type ChartBlank } from '../../charts/quarter-chart.ts'
import type { WordedChart } from '../../charts/worded-chart.ts'
import { levelWords, unknownMark } from '../parts/level-words.ts'
import type { CommuneFacts } from './commune-facts.ts'

const LISTING_TYPES = ['sale', 'rent'] as const
const SEGMENTS = ['apartment', 'house'] as const
const COLOURS = { apartment: 'var(--accent)', house: 'var(--warm)' } as const
const NAMES = { apartment: 'commune.apartments', house: 'commune.houses' } as const
/** The chart shows all of them, the table for download lists them. */
const QUARTERS_LISTED = 20
const TABLE = '/data/trends.csv'
/** How bars of figures registered in deeds are drawn. */
const DOTS = '2 3'

export type TrendCharts = Readonly<Record<TrendSeries['listingType'], WordedChart<ChartBlank>>>

/** Prices and rents by quarter, of apartments and houses, with the official means of the commune. */
export function drawTrends(facts: CommuneFacts): TrendCharts {
  return { sale: drawTrend(facts, 'sale'), rent: drawTrend(facts, 'rent') }
}

function drawTrend(facts: CommuneFacts, listingType: TrendSeries['listingType']): WordedChart<ChartBlank> {
  return quarterChart({
    lines: SEGMENTS.flatMap((segment) => {
      const points = facts.series(listingType, segment)?.points ?? []
      const known = points.map(({ quarter, pricePerSqm, low, high }) => ({ quarter, value: pricePerSqm, low, high }))
      return known.length === 0 ? [] : [{ name: segment, colour: COLOURS[segment], points: known }]
    }),
    marks: officialOf(facts, listingType).map(({ period, pricePerSqm, segment, basis }) => ({
      ...periodBounds(period),
      value: pricePerSqm,
      colour: COLOURS[segment],
      ...(basis === 'registered' ? { dash: DOTS } : {}),
    })),
  })
}

/** Levels by quarter as charts and tables, and the official means beside them. */
export function trendSection(facts: CommuneFacts, charts: TrendCharts, locale: Locale): Markup {
  const words = DOCUMENT_WORDS[locale]
  const basis = facts.series('sale', 'all')?.calculationBasis?.[toDocumentLocale(locale)] ?? words.basis
  return markup`<section><h2>${words.prices}</h2>
<p>${basis}</p>
<div class="columns">${LISTING_TYPES.map((listingType) => trendFigure(facts, charts[listingType], listingType, locale))}</div>
${officialTable(facts, locale)}</section>`
}

function trendFigure(
  facts: CommuneFacts,
  chart: WordedChart<ChartBlank>,
  listingType: TrendSeries['listingType'],
  locale: Locale,
): Markup {
  const say = sayIn(locale)
  const title = say(`commune.trend.${listingType}`)
  const quarters = quartersOf(facts, listingType)
  const [from, to] = [quarters[0], quarters.at(-1)]
  if (from === undefined || to === undefined) return markup`<div><h3>${title}</h3><p>${unknownMark(locale)}</p></div>`
  const hasOfficial = officialOf(facts, listingType).length > 0
  const description = say('commune.trendText', {
    commune: communeName(facts.commune, locale),
    from: quarterWords(from, locale).title,
    to: quarterWords(to, locale).title,
  })
  return markup`<div><h3>${title}</h3>
${chartFigure({
  svg: chart({ title, description, fill: fillIn(locale, (name) => say(NAMES[name as keyof typeof NAMES])) }),
  caption: [say('commune.trendCaption', { title }), ...(hasOfficial ? [say('commune.officialCaption')] : [])].join(' '),
  tableLabel: say('page.table'),
  table: trendTable(facts, listingType, locale),
})}</div>`
}

function trendTable(facts: CommuneFacts, listingType: TrendSeries['listingType'], locale: Locale): Markup {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const points = SEGMENTS.map(
    (segment) => new Map((facts.series(listingType, segment)?.points ?? []).map((point) => [point.quarter, point])),
  )
  const columns = SEGMENTS.flatMap((segment): Column[] => [
    { label: `${words.series[listingType][segment]}, EUR/m²`, isFigure: true },
    { label: words.onYear, isFigure: true },
    { label: words.adverts, isFigure: true },
    { label: say('commune.basedOn') },
  ])
  const table = dataTable({
    caption: say(`commune.trend.${listingType}`),
    hideCaption: true,
    columns: [{ label: words.quarter }, ...columns],
    rows: quartersOf(facts, listingType)
      .slice(-QUARTERS_LISTED)
      .reverse()
      .map((quarter) => [
        quarterWords(quarter, locale).title,
        ...points.flatMap((bySegment) => pointCells(bySegment.get(quarter), listingType, locale)),
      ]),
  })
  return markup`<p class="hint">${say('commune.tableNote', { count: QUARTERS_LISTED })} <a href="${TABLE}">${say('commune.allQuarters')}</a></p>
${table}`
}

function pointCells(
  point: TrendPoint | undefined,
  listingType: TrendSeries['listingType'],
  locale: Locale,
): (string | Markup)[] {
  const { decimal, signedPercent } = numberWords(locale)
  const say = sayIn(locale)
  const { cell } = levelWords(listingType, locale)
  if (point === undefined) return [cell(undefined), '', '', '']
  return [
    cell(point),
    point.yoyPercent === null ? unknownMark(locale) : signedPercent(point.yoyPercent),
    decimal(point.listingCount),
    say(`commune.availability.${point.dataAvailability}`),
  ]
}

function officialTable(facts: CommuneFacts, locale: Locale): Markup | undefined {
  const figures = LISTING_TYPES.flatMap((listingType) => officialOf(facts, listingType))
  if (figures.length === 0) return undefined
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { decimal } = numberWords(locale)
  const known = new Map(facts.sources.map(({ id, title }) => [id, title]))
  const table = dataTable({
    caption: say('commune.official'),
    hideCaption: true,
    columns: [
      { label: words.kind },
      { label: 'EUR/m²', isFigure: true },
      { label: say('commune.basis') },
      { label: say('commune.condition') },
      { label: say('commune.period') },
      { label: say('commune.observations'), isFigure: true },
      { label: words.source },
    ],
    rows: figures.map(({ listingType, segment, pricePerSqm, basis, condition, period, observations, source }) => [
      words.series[listingType][segment],
      levelWords(listingType, locale).level(pricePerSqm),
      say(`commune.officialBasis.${basis}`),
      say(`commune.officialCondition.${condition}`),
      period.replace('/', ' – '),
      observations === null ? unknownMark(locale) : decimal(observations),
      known.get(source) ?? source,
    ]),
  })
  return markup`<h3>${say('commune.official')}</h3>
${table}`
}

function officialOf(facts: CommuneFacts, listingType: TrendSeries['listingType']): readonly OfficialFigure[] {
  return facts.series(listingType, 'all')?.official ?? []
}

/** Quarters of either segment, oldest first: series have no gaps and end together. */
function quartersOf(facts: CommuneFacts, listingType: TrendSeries['listingType']): string[] {
  const lengths = SEGMENTS.map((segment) => facts.series(listingType, segment)?.points ?? [])
  const longest = lengths.reduce((best, points) => (points.length > best.length ? points : best))
  return longest.map(({ quarter }) => quarter)
}

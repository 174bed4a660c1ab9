import type { OfficialPoint, OfficialSeries } from '../../../models/contracts/market/official-series.ts'
import { periodWords } from '../../say/official/period-words.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { formatQuarter, parseQuarter } from '../../../models/kernel/quarter.ts'
import { officialBreak, officialColumn, officialDefinition, sayOfficial } from '../../say/official/official-words.ts'
import { numberWords } from '../../say/numbers.ts'
import { capitalized } from '../../say/typography.ts'
import { sayIn } from '../../say/words.ts'
import { figure, folded, hint, list, paragraph, section, table } from '../../sections/block.ts'
import type { Block, Figure, Section } from '../../sections/block.ts'
import type { QuarterLine } from '../../sections/chart.ts'
import { link } from '../../sections/inline.ts'
import { levelWords } from '../level-cells.ts'
import type { CommuneFacts } from './commune-facts.ts'

const TABLE = '/data/official-prices.csv'
const MONTHS_PER_QUARTER = 3
const RENT_DECIMALS = 2
const OFFICIAL = 'var(--official)'
/** Means of one unit that share an axis; how they differ stands above the chart. */
const LINES = [
  {
    series: 'registered-prices',
    breakdown: 'apartment existing',
    name: 'registered',
    dash: '2 3',
    sign: 'diamond',
  },
  { series: 'asking-prices', breakdown: 'apartment', name: 'apartment', sign: 'circle' },
  { series: 'asking-prices', breakdown: 'house', name: 'house', dash: '7 3', sign: 'square' },
] as const

interface Column {
  title: string
  /** By period; those of the commune itself before those of communes that it merged with. */
  points: ReadonlyMap<string, OfficialPoint>
  decimals: number
}

/** Official prices, rents and sales of every year since 2009. */
export interface OfficialHistory {
  title: string
  /** Newest known means, each with its period where the next has another. */
  newest: string[]
  /** Means by year; undefined where no line has two of them. */
  chart: Figure | undefined
  /** How the measures differ. */
  apart: Block
  /** Figures of every year, and what they measure. */
  details: Block[]
}

/** @returns undefined where none was ever printed for the commune */
export function officialHistory(facts: CommuneFacts, locale: Locale): OfficialHistory | undefined {
  const { series, areas } = facts.officialHistory
  const columns = series.flatMap((one) => columnsOf(one, areas, locale))
  const periods = periodsOf(columns)
  const oldest = periods.at(-1)
  if (oldest === undefined) return undefined
  const say = sayOfficial(locale)
  const title = say('official.section', { year: oldest.end.slice(0, 4) })
  const rows = periods.map(({ period }) => [
    periodText(period, mergedName(facts, columns, period), locale),
    ...columns.map((column) => cell(column, period, locale)),
  ])
  const own = ownPoints(facts)
  const definitions = series.flatMap((one) => officialDefinition(one.series, locale) ?? [])
  return {
    title,
    newest: newestMeans(own, locale),
    chart: chartOf(own, title, locale),
    apart: paragraph(say('official.apart')),
    details: [
      folded(say('official.years'), [
        table(title, [say('official.period'), ...columns.map((column) => figure(column.title))], rows),
        hint([`${say('official.legend')} `, link(say('official.download'), TABLE, { isDownload: true })]),
      ]),
      folded(sayIn(locale)('commune.definitions'), [list([...definitions, ...breakSentences(facts, locale)])]),
    ],
  }
}

/** The commune that speaks for this one since they merged, in a period of which this one has no figure of its own. */
function mergedName(
  { commune, officialHistory }: CommuneFacts,
  columns: readonly Column[],
  period: string,
): string | undefined {
  const areas = columns.flatMap(({ points }) => points.get(period)?.area ?? [])
  const [other] = areas
  if (other === undefined || areas.includes(commune.slug)) return undefined
  return officialHistory.names[other] ?? other
}

/** The commune that this one is part of, beside a figure of a period after they merged. */
export function ownerAfterMerger({ commune, officialHistory }: CommuneFacts, period: string): string | undefined {
  const end = Number((period.split('/').at(-1) ?? period).slice(0, 4))
  const merger = officialHistory.series
    .flatMap(({ breaks }) => breaks)
    .find(({ reason, area, to }) => reason === 'merged' && area === commune.slug && end > Number(to.slice(0, 4)))
  const [slug] = merger?.with ?? []
  return slug === undefined ? undefined : (officialHistory.names[slug] ?? slug)
}

/** A period as readers know it, with the commune that its figures are of where that is another. */
export function periodText(period: string, owner: string | undefined, locale: Locale): string {
  const text = periodWords(period, locale)
  return owner === undefined ? text : `${text} (${owner})`
}

/** The history under its newest means, for a page whose first chart is another. */
export function foldedHistory({ title, newest, chart, apart, details }: OfficialHistory): Block {
  return folded([title, ...newest].join(' · '), [apart, ...(chart === undefined ? [] : [chart]), ...details])
}

/** The history as the first chart of a page, for a commune with no line of our own. */
export function openHistory({ title, newest, apart, details }: OfficialHistory, chart: Figure): Section {
  const means = newest.length === 0 ? [] : [hint(capitalized(newest.join(' · ')))]
  return section(title, [...means, chart, ...details, apart])
}

/** Sentences on every break that concerns the commune, each once. */
function breakSentences({ commune, officialHistory: { series, names } }: CommuneFacts, locale: Locale): string[] {
  const nameOf = (slug: string): string =>
    slug === commune.slug ? communeName(commune, locale) : (names[slug] ?? slug)
  return [
    ...new Set(series.flatMap((one) => one.breaks.map((each) => officialBreak(one.series, each, nameOf, locale)))),
  ]
}

function columnsOf({ series, points }: OfficialSeries, areas: readonly string[], locale: Locale): Column[] {
  const [self] = areas
  const others = points.filter(({ area }) => area !== self)
  return [...Map.groupBy(points, ({ breakdown }) => breakdown)].flatMap(([breakdown]) => {
    const title = officialColumn(series, breakdown, locale)
    if (title === null) return []
    const of = (all: readonly OfficialPoint[]) => all.filter((one) => one.breakdown === breakdown)
    // Several communes joined in some periods: none of them speaks for the whole.
    const later = [...Map.groupBy(of(others), ({ period }) => period)].filter(([, same]) => same.length === 1)
    const byPeriod = new Map(later.map(([period, [only]]) => [period, only!]))
    for (const point of of(points).filter(({ area }) => area === self)) byPeriod.set(point.period, point)
    return [{ title, points: byPeriod, decimals: series === 'asking-rents' ? RENT_DECIMALS : 0 }]
  })
}

/** Newest first. */
function periodsOf(columns: readonly Column[]): OfficialPoint[] {
  const all = new Map(columns.flatMap(({ points }) => [...points]))
  return [...all.values()].sort((a, b) => (`${a.end} ${a.start}` < `${b.end} ${b.start}` ? 1 : -1))
}

function cell({ points, decimals }: Column, period: string, locale: Locale): string {
  const point = points.get(period)
  if (point === undefined) return '–'
  if (point.status !== 'published' || point.value === null)
    return sayOfficial(locale)(point.status === 'none' ? 'official.status.none' : 'official.status.withheld')
  return numberWords(locale).decimal(point.value, decimals)
}

type OwnPoint = OfficialPoint & { series: OfficialSeries['series'] }

function ownPoints({ commune, officialHistory: { series } }: CommuneFacts): OwnPoint[] {
  return series.flatMap((one) =>
    one.points.flatMap((point) => (point.area === commune.slug ? [{ ...point, series: one.series }] : [])),
  )
}

/** Newest known mean of each line of the chart in words, with its period where the next has another. */
function newestMeans(own: readonly OwnPoint[], locale: Locale): string[] {
  const means = LINES.flatMap(({ series, breakdown, name }) => {
    const known = own.filter((one) => one.series === series && one.breakdown === breakdown && one.value !== null)
    const newest = known.toSorted((a, b) => (a.end < b.end ? 1 : -1))[0]
    return newest === undefined ? [] : [{ name, newest }]
  })
  return means.map(({ name, newest: { value, period } }, index) => {
    const said = `${sayOfficial(locale)(`official.line.${name}`)} ${levelWords('sale', locale).perSqm(value!)}`
    return period === means[index + 1]?.newest.period ? said : `${said} (${periodWords(period, locale)})`
  })
}

function chartOf(own: readonly OwnPoint[], title: string, locale: Locale): Figure | undefined {
  const say = sayOfficial(locale)
  const spans = own.filter(({ value }) => value !== null).map(({ end }) => Number(end.slice(0, 4)))
  const [first, last] = [Math.min(...spans), Math.max(...spans)]
  const lines = LINES.flatMap(({ series: wanted, breakdown, ...look }): QuarterLine[] => {
    const points = own.filter((one) => one.series === wanted && one.breakdown === breakdown)
    const drawn = middles(points, first, last)
    return drawn.filter(({ value }) => value !== null).length < 2 ? [] : [{ ...look, colour: OFFICIAL, points: drawn }]
  })
  if (lines.length === 0) return undefined
  const names = Object.fromEntries(LINES.map(({ name }) => [name, say(`official.line.${name}`)]))
  const span = { from: first, to: last }
  return {
    kind: 'figure',
    id: 'chart-official',
    chart: { kind: 'quarters', lines },
    words: { title, description: say('official.chart', span), unit: sayIn(locale)('chart.unit.sale'), names },
    caption: say('official.chart', span),
    tableLabel: sayIn(locale)('page.table'),
    linkLabel: sayIn(locale)('page.chartLink'),
    blocks: [],
  }
}

/** A point for each year at its middle, empty where the year has no figure, so that the line breaks there; a rolling year at its own middle. */
function middles(points: readonly OfficialPoint[], first: number, last: number): QuarterLine['points'] {
  const years = new Map<string, number | null>()
  for (let year = first; year <= last; year++) years.set(quarterAt(`${year}-01-01`), null)
  for (const { period, start, value } of points)
    if (!period.includes('/') || value !== null) years.set(quarterAt(start), value)
  return [...years]
    .map(([quarter, value]) => ({ quarter, value, low: null, high: null }))
    .sort((a, b) => parseQuarter(a.quarter) - parseQuarter(b.quarter))
}

/** Quarter that begins six months after a day. */
function quarterAt(start: string): string {
  const [year, month] = [Number(start.slice(0, 4)), Number(start.slice(5, 7))]
  return formatQuarter(year * 4 + Math.floor((month - 1) / MONTHS_PER_QUARTER) + 2)
}

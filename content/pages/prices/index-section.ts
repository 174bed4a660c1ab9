import {
  baseQuarterOf,
  INDEX_SCOPES,
  type IndexRefusal,
  type IndexScope,
  type MarketIndex,
  type MarketIndexPoint,
} from '../../../models/contracts/market/market-index.ts'
import { formatQuarter, parseQuarter } from '../../../models/kernel/quarter.ts'
import { FEWEST_EFFECTIVE_HOMES } from '../../../models/prices/market-index/evidence.ts'
import { COMMUNE_MINIMUM } from '../../../models/prices/trends/publication-rule.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { chartFinding } from '../../say/market/chart-finding.ts'
import { numberWords } from '../../say/numbers.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { colon } from '../../say/typography.ts'
import { sayIn, type WordKey } from '../../say/words.ts'
import { figure, hint, paragraph, section, table } from '../../sections/block.ts'
import type { Block, Figure, KeyFigures, Section, Table } from '../../sections/block.ts'
import { link, small, type Text } from '../../sections/inline.ts'
import type { QuarterChart, QuarterLine, QuarterPoint } from '../../sections/chart.ts'
import { unknownMark } from '../level-cells.ts'
import { officialLine, officialSection } from './official-section.ts'

/** Indices of the chart; those of new and existing homes stand in tables only. */
const LINES = {
  national: { name: 'prices.line.national', colour: 'var(--ink)' },
  apartment: { name: 'commune.apartments', colour: 'var(--s1)', dash: '6 8', sign: 'circle' },
  // Dashes in the gaps of those of apartments, which often lie on the same line.
  house: { name: 'commune.houses', colour: 'var(--s2)', dash: '0 7 6 1', sign: 'square' },
  rent: { name: 'prices.line.rent', colour: 'var(--s3)', sign: 'triangle' },
} as const satisfies Partial<Record<IndexScope, { name: WordKey } & Pick<QuarterLine, 'colour' | 'dash' | 'sign'>>>
type DrawnScope = keyof typeof LINES
const QUARTERS_LISTED = 12
/** Year in which the official index is 100. */
const OFFICIAL_BASE = '2015'
const REVISIONS_LISTED = 40
const TABLE = '/data/market-index.csv'

/** Where the four indices stand. */
export function indexFigures({ series }: MarketIndex, locale: Locale): KeyFigures {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const figures = series.flatMap(({ scope, points }) => {
    const point = points.at(-1)
    if (point === undefined || !isDrawn(scope)) return []
    const { quarter, value, low, high, yoyPercent, listingCount } = point
    const change =
      yoyPercent === null
        ? say('commune.noChange')
        : say('prices.onYearNote', { change: changeTexts(yearlyChange(point), locale).join(' ') })
    const note = say('prices.indexNote', {
      quarter: quarterWords(quarter, locale).title,
      low: decimal(low, 1),
      high: decimal(high, 1),
      change,
      adverts: decimal(listingCount),
    })
    return [
      { label: `${say('prices.index')}${colon(locale)} ${scopeTitle(scope, locale)}`, value: decimal(value, 1), note },
    ]
  })
  return { kind: 'figures', figures }
}

/**
 * The index by quarter beside the official one, how it is made, and what the release changed of what was published.
 * @param ahead what we expect of the official index
 */
export function indexSection(index: MarketIndex, ahead: readonly Block[], locale: Locale): Section {
  const say = sayIn(locale)
  const title = say('prices.index')
  const { official = null, insufficient = [] } = index
  const isKnown = index.series.some(({ points }) => points.length > 0)
  const how = link(say('commune.method'), ADDRESSES.method(locale, 'market-index'))
  const method = paragraph([`${say(isKnown ? 'prices.method' : 'prices.noIndex')} `, how])
  const tables = [
    ...index.series.map((series) => scopeTable(series, baseQuarterOf(index, series), locale)),
    ...insufficient.map((refusal) => refusalSection(refusal, locale)),
  ]
  const beside = [
    method,
    ...(official === null
      ? []
      : isKnown
        ? [officialSection(official, isKnown, ahead, locale)]
        : officialSection(official, isKnown, ahead, locale).blocks),
    ...(isKnown || index.revisions.length > 0 ? [revisionSection(index, locale)] : []),
  ]
  const own = official === null ? ahead : []
  return section(indexFinding(index, locale) ?? (isKnown || official === null ? title : say('prices.official')), [
    { kind: 'columns', parts: [[indexChart(index, tables, locale)], beside] },
    ...own,
  ])
}

/** Finding of the index of all homes for sale; undefined where there is no year to compare with. */
function indexFinding({ series }: MarketIndex, locale: Locale): string | undefined {
  const points = series.find(({ scope }) => scope === 'national')?.points ?? []
  const newest = points.at(-1)
  if (newest === undefined) return undefined
  const { yoyPercent, yoyLowPercent: low, yoyHighPercent: high } = newest
  const isKnown = yoyPercent !== null && typeof low === 'number' && typeof high === 'number'
  const direction = !isKnown ? 'noComparison' : low > 0 ? 'rise' : high < 0 ? 'fall' : 'unclear'
  return chartFinding('sale', { direction, changePercent: yoyPercent, points: withGaps(points) }, locale)
}

/** The index beside the official one as a chart for another page; undefined where neither has a point. */
export function indexFigure(index: MarketIndex, locale: Locale): Figure | undefined {
  const drawn = indexChart(index, [], locale)
  const shown = index.series.flatMap((series) =>
    isDrawn(series.scope) && series.points.length > 0 ? [scopeTable(series, baseQuarterOf(index, series), locale)] : [],
  )
  if (drawn.chart.lines.every(({ points }) => points.length === 0)) return undefined
  return { ...drawn, blocks: shown }
}

function indexChart(index: MarketIndex, tables: readonly Section[], locale: Locale): Figure & { chart: QuarterChart } {
  const say = sayIn(locale)
  const points = index.series.find(({ points: own }) => own.length > 0)?.points ?? []
  const official = index.official ? officialLine(index.official, points, index.base.quarter) : null
  const drawn = points.length > 0 ? points : (official?.points ?? [])
  const [from, to] = [drawn[0]?.quarter ?? index.base.quarter, drawn.at(-1)?.quarter ?? index.base.quarter]
  const span = { from: quarterWords(from, locale).title, to: quarterWords(to, locale).title }
  const names = Object.entries(LINES).map(([scope, { name }]) => [scope, say(name)] as const)
  const own = say('prices.chartCaption', { quarter: quarterWords(index.base.quarter, locale).title })
  const beside = official === null ? [] : [say('prices.officialChart')]
  const isAlone = points.length === 0 && official !== null
  return {
    kind: 'figure',
    id: 'chart-index',
    chart: {
      kind: 'quarters',
      lines: [
        ...index.series.flatMap(({ scope, points: all }) =>
          isDrawn(scope) ? [{ ...LINES[scope], name: scope, points: withGaps(all) }] : [],
        ),
        ...(official === null ? [] : [official]),
      ],
    },
    words: {
      title: say('prices.index'),
      description: isAlone ? say('prices.officialCaption') : say('prices.chartText', span),
      // The official index alone keeps its own base.
      unit: say('prices.indexOf', {
        quarter: isAlone ? OFFICIAL_BASE : quarterWords(index.base.quarter, locale).title,
      }),
      names: { ...Object.fromEntries(names), official: say('prices.line.official') },
    },
    caption: isAlone ? say('prices.officialCaption') : [own, ...beside].join(' '),
    tableLabel: say('page.table'),
    linkLabel: say('page.chartLink'),
    blocks: [
      ...(points.length > 0
        ? [hint([`${say('commune.tableNote', { count: QUARTERS_LISTED })} `, link(say('prices.allQuarters'), TABLE)])]
        : []),
      ...tables,
    ],
  }
}

function isDrawn(scope: IndexScope): scope is DrawnScope {
  return Object.hasOwn(LINES, scope)
}

/** Points of every quarter in turn, empty where the index has none, so that the line breaks there. */
function withGaps(points: readonly MarketIndexPoint[]): QuarterPoint[] {
  const known = new Map(points.map((point) => [parseQuarter(point.quarter), point]))
  const [first, last] = [Math.min(...known.keys()), Math.max(...known.keys())]
  return Array.from({ length: known.size === 0 ? 0 : last - first + 1 }, (_, t) => {
    const { value = null, low = null, high = null } = known.get(first + t) ?? {}
    return { quarter: formatQuarter(first + t), value, low, high }
  })
}

function scopeTable({ scope, points }: MarketIndex['series'][number], base: string, locale: Locale): Section {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { decimal } = numberWords(locale)
  const title = scopeTitle(scope, locale)
  const indexOf = say('prices.indexOf', { quarter: quarterWords(base, locale).title })
  const columns = [indexOf, say('prices.onQuarter'), words.onYear, words.adverts]
  const rows = points
    .slice(-QUARTERS_LISTED)
    .reverse()
    .map((point) => [
      quarterWords(point.quarter, locale).title,
      indexCell(point, locale),
      indexChangeCell([point.qoqPercent, point.qoqLowPercent, point.qoqHighPercent], locale),
      indexChangeCell(yearlyChange(point), locale),
      decimal(point.listingCount),
    ])
  if (rows.length === 0) return section(title, [paragraph(unknownMark(locale))])
  return section(title, [table(title, [words.quarter, ...columns.map(figure)], rows)])
}

function refusalSection(
  { scope, cause, observedQuarters, mostHomes, communes }: IndexRefusal,
  locale: Locale,
): Section {
  const { decimal } = numberWords(locale)
  const counts = {
    observed: decimal(observedQuarters),
    needed: decimal(cause === 'communes' ? COMMUNE_MINIMUM.nation : FEWEST_EFFECTIVE_HOMES),
    communes: decimal(communes ?? 0),
    most: decimal(mostHomes),
  }
  return section(scopeTitle(scope, locale), [paragraph(sayIn(locale)(`prices.noIndex.${cause}`, counts), 'unknown')])
}

/** A change in per cent with the ends of its 95 % interval, absent from releases that did not state them. */
type Change = readonly [percent: number | null, low: number | null | undefined, high: number | null | undefined]

export function yearlyChange({ yoyPercent, yoyLowPercent, yoyHighPercent }: MarketIndexPoint): Change {
  return [yoyPercent, yoyLowPercent, yoyHighPercent]
}

/** A change of the index with its interval. */
export function indexChangeCell(change: Change, locale: Locale): Text {
  if (change[0] === null) return unknownMark(locale)
  const [text, interval] = changeTexts(change, locale)
  return interval === undefined ? text! : [text!, ' ', small(interval)]
}

function changeTexts([percent, low, high]: Change, locale: Locale): string[] {
  const { signedPercent } = numberWords(locale)
  const known = typeof low === 'number' && typeof high === 'number'
  return [signedPercent(percent!), ...(known ? [`(${signedPercent(low)} – ${signedPercent(high)})`] : [])]
}

/** An index with its interval. */
export function indexCell({ value, low, high }: MarketIndexPoint, locale: Locale): Text {
  const { decimal } = numberWords(locale)
  return [decimal(value, 1), ' ', small(`(${decimal(low, 1)} – ${decimal(high, 1)})`)]
}

function revisionSection({ revisions }: MarketIndex, locale: Locale): Section {
  const say = sayIn(locale)
  const title = say('prices.revisions')
  if (revisions.length === 0) return section(title, [paragraph(say('prices.noRevisions'))])
  const more = revisions.length - REVISIONS_LISTED
  return section(title, [
    hint(say('prices.revisionsNote')),
    revisionTable(revisions.slice(0, REVISIONS_LISTED), title, locale),
    ...(more > 0 ? [paragraph(say('prices.more', { count: more }))] : []),
  ])
}

function revisionTable(revisions: MarketIndex['revisions'], caption: string, locale: Locale): Table {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { decimal, signedPercent } = numberWords(locale)
  return table(
    caption,
    [words.index, words.quarter, ...[say('prices.before'), say('prices.now'), '%'].map(figure)],
    revisions.map(({ scope, quarter, previousValue, value }) => [
      scopeTitle(scope, locale),
      quarterWords(quarter, locale).title,
      decimal(previousValue, 2),
      decimal(value, 2),
      signedPercent((value / previousValue - 1) * 100),
    ]),
  )
}

/** The contract leaves the scope of a revision open; one without a word stays as it is. */
function scopeTitle(scope: string, locale: Locale): string {
  const known = INDEX_SCOPES.find((each) => each === scope)
  return known === undefined ? scope : sayIn(locale)(`prices.scope.${known}`)
}

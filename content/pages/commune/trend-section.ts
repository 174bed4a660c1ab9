import type { OfficialFigure } from '../../../models/contracts/market/official-level.ts'
import type { TrendPoint, TrendSeries } from '../../../models/contracts/market/trend.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import { toDocumentLocale, type Locale } from '../../../models/kernel/locale.ts'
import { periodBounds } from '../../charts/period.ts'
import { colon } from '../../say/typography.ts'
import { communeWords } from '../../say/area-words.ts'
import { chartFinding } from '../../say/market/chart-finding.ts'
import { directionOf, marketSentences } from '../../say/market-sentences.ts'
import { limitTexts } from '../../say/market/price-limits.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { numberWords } from '../../say/numbers.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { sayIn } from '../../say/words.ts'
import { figure, folded, hint, paragraph, section, table, type Block, type Section } from '../../sections/block.ts'
import type { QuarterChart, QuarterLine } from '../../sections/chart.ts'
import { link, type Text } from '../../sections/inline.ts'
import { changeCell, levelWords, listingCountCell, unknownMark } from '../level-cells.ts'
import { seriesTable } from '../series-table.ts'
import type { CommuneFacts } from './commune-facts.ts'
import { ownerAfterMerger, periodText } from './official-section.ts'

const LISTING_TYPES = ['sale', 'rent'] as const
const SEGMENTS = ['apartment', 'house'] as const
const LOOKS = {
  apartment: { colour: 'var(--s1)', sign: 'circle' },
  house: { colour: 'var(--s2)', sign: 'square' },
} as const
/** The chart shows all of them, the table for download lists them. */
const QUARTERS_LISTED = 20
const TABLE = '/data/trends.csv'
/** Dash pattern of bars that stand for prices registered in deeds. */
const DOTS = '2 3'

type ListingType = TrendSeries['listingType']

/** The level of all homes and under it those of each kind, and the official means beside them. */
export function levelDetails(facts: CommuneFacts, locale: Locale): Block[] {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const all = facts.series('sale', 'all')
  const basis = all?.calculationBasis?.[toDocumentLocale(locale)] ?? words.basis
  const point = all?.points.at(-1)
  const area = communeWords(communeName(facts.commune, locale), locale)
  const said = point && marketSentences({ listingType: 'sale', segment: 'all', point }, area, locale)
  const levels = seriesTable((...kind) => facts.series(...kind)?.points.at(-1), locale)
  const kinds = folded([say('commune.levelTable'), ...allHomes(point, locale)].join(' · '), [
    ...(said === undefined ? [] : [paragraph(said)]),
    hint(basis),
    ...levels,
  ])
  return [...(levels.length === 0 ? [] : [kinds]), ...officialTable(facts, locale)]
}

/** Level of all homes for sale with its interval; nothing where it is not known. */
function allHomes(point: TrendPoint | undefined, locale: Locale): string[] {
  if (point === undefined || point.pricePerSqm === null || point.low === null || point.high === null) return []
  const { perSqm, amount } = levelWords('sale', locale)
  const range = sayIn(locale)('communes.range', { low: amount(point.low), high: amount(point.high) })
  return [`${DOCUMENT_WORDS[locale].series.sale.all}${colon(locale)} ${perSqm(point.pricePerSqm)} (${range})`]
}

/** Levels by quarter as a chart: what the page is opened for. */
export function trendChart(facts: CommuneFacts, listingType: ListingType, locale: Locale): Section {
  const say = sayIn(locale)
  const title = say(`commune.trend.${listingType}`)
  const quarters = quartersOf(facts, listingType)
  const [from, to] = [quarters[0], quarters.at(-1)]
  if (from === undefined || to === undefined || !hasTrendChart(facts, listingType))
    return section(title, [levelText(facts, listingType, locale), ...limitHints(facts, listingType, locale)])
  const hasOfficial = officialOf(facts, listingType).length > 0
  const description = say('commune.trendText', {
    commune: communeName(facts.commune, locale),
    from: quarterWords(from, locale).title,
    to: quarterWords(to, locale).title,
  })
  const caption = [
    say('commune.trendCaption', { title }),
    ...(hasOfficial ? [say('commune.officialCaption')] : []),
    ...(hasOfficial && listingType === 'rent' ? [say('commune.officialRentCaption')] : []),
  ]
  return section(trendFinding(facts.series(listingType, 'all'), listingType, locale) ?? title, [
    {
      kind: 'figure',
      id: `chart-${listingType}`,
      chart: linesOf(facts, listingType),
      words: {
        title,
        description,
        unit: say(`chart.unit.${listingType}`),
        names: chartNames(facts, listingType, locale),
      },
      caption: caption.join(' '),
      tableLabel: say('page.table'),
      linkLabel: say('page.chartLink'),
      blocks: trendTable(facts, listingType, quarters, locale),
    },
    ...limitHints(facts, listingType, locale),
  ])
}

/** Says to which prices the adverts behind the levels were limited. */
function limitHints({ series }: CommuneFacts, listingType: ListingType, locale: Locale): Block[] {
  if (
    !SEGMENTS.some((segment) => hasKnownLevel(series(listingType, segment))) &&
    !hasKnownLevel(series(listingType, 'all'))
  )
    return []
  return limitTexts(series(listingType, 'all'), locale).map((text) => hint(text))
}

function hasKnownLevel(series: TrendSeries | undefined): boolean {
  return series?.points.some(({ pricePerSqm }) => pricePerSqm !== null) ?? false
}

/** Whether a level of flats or of houses is known in any quarter, so that there is a line to draw. */
export function hasTrendChart({ series }: CommuneFacts, listingType: ListingType): boolean {
  return segmentLines((segment) => series(listingType, segment)).length > 0
}

/** Whether the newest level of all homes is known. */
export function hasLevel({ series }: CommuneFacts, listingType: ListingType): boolean {
  return (series(listingType, 'all')?.points.at(-1)?.pricePerSqm ?? null) !== null
}

/** Words in place of a chart without lines: the level of all homes where only that is known. */
function levelText(facts: CommuneFacts, listingType: ListingType, locale: Locale): Block {
  const point = facts.series(listingType, 'all')?.points.at(-1)
  if (point === undefined || !hasLevel(facts, listingType))
    return paragraph(sayIn(locale)(`commune.noLevels.${listingType}`), 'unknown')
  const area = communeWords(communeName(facts.commune, locale), locale)
  return paragraph(marketSentences({ listingType, segment: 'all', point }, area, locale))
}

/** Finding of the levels of all homes; undefined where there is no year to compare with. */
export function trendFinding(
  series: TrendSeries | undefined,
  listingType: ListingType,
  locale: Locale,
): string | undefined {
  const newest = series?.points.at(-1)
  if (series === undefined || newest === undefined) return undefined
  const points = series.points.map(({ quarter, pricePerSqm: value, low, high }) => ({ quarter, value, low, high }))
  const finding = { direction: directionOf(newest), changePercent: newest.yoyPercent, points }
  return chartFinding(listingType, finding, locale)
}

/** Names of the lines of apartments and houses. */
export function segmentNames(locale: Locale): Record<(typeof SEGMENTS)[number], string> {
  const say = sayIn(locale)
  return { apartment: say('commune.apartments'), house: say('commune.houses') }
}

/** Levels of apartments and houses by quarter, each with its interval. */
export function segmentLines(
  seriesOf: (segment: (typeof SEGMENTS)[number]) => TrendSeries | undefined,
): (QuarterLine & { name: (typeof SEGMENTS)[number] })[] {
  return SEGMENTS.flatMap((segment) => {
    const points = seriesOf(segment)?.points ?? []
    const known = points.map(({ quarter, pricePerSqm, low, high }) => ({ quarter, value: pricePerSqm, low, high }))
    return known.every(({ value }) => value === null) ? [] : [{ name: segment, ...LOOKS[segment], points: known }]
  })
}

function linesOf(facts: CommuneFacts, listingType: ListingType): QuarterChart {
  return {
    kind: 'quarters',
    lines: segmentLines((segment) => facts.series(listingType, segment)),
    marks: officialOf(facts, listingType).map((official) => ({
      name: markName(official),
      ...periodBounds(official.period),
      value: official.pricePerSqm,
      colour: 'var(--official)',
      ...(official.basis === 'registered' ? { dash: DOTS } : {}),
    })),
  }
}

function markName({ segment, basis, condition }: OfficialFigure): string {
  return `${segment} ${basis} ${condition}`
}

/** Names of lines, and of official figures: what they are of, asked or paid, and whether of flats not yet built. */
function chartNames(facts: CommuneFacts, listingType: ListingType, locale: Locale): Record<string, string> {
  const say = sayIn(locale)
  const segments = segmentNames(locale)
  const marks = officialOf(facts, listingType).map((official) => {
    const stated = official.condition === 'vefa' ? 'vefa' : official.basis
    return [markName(official), say(`commune.officialMark.${stated}`, { kind: segments[official.segment] })]
  })
  return { ...segments, ...Object.fromEntries(marks) }
}

function trendTable(
  facts: CommuneFacts,
  listingType: ListingType,
  quarters: readonly string[],
  locale: Locale,
): Block[] {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const points = SEGMENTS.map(
    (segment) => new Map((facts.series(listingType, segment)?.points ?? []).map((point) => [point.quarter, point])),
  )
  const columns = SEGMENTS.flatMap((segment) => [
    figure(`${words.series[listingType][segment]}, EUR/m²`),
    figure(words.onYear),
    figure(words.adverts),
    { label: say('commune.basedOn') },
  ])
  const rows = quarters
    .slice(-QUARTERS_LISTED)
    .reverse()
    .map((quarter) => [
      quarterWords(quarter, locale).title,
      ...points.flatMap((bySegment) => pointCells(bySegment.get(quarter), listingType, locale)),
    ])
  const official = officialOf(facts, listingType)
    .toSorted((a, b) => (a.period < b.period ? 1 : -1))
    .map((each) => [
      periodText(each.period, ownerAfterMerger(facts, each.period), locale),
      ...SEGMENTS.flatMap((segment) => (segment === each.segment ? officialCells(each, locale) : ['', '', '', ''])),
    ])
  return [
    hint([`${say('commune.tableNote', { count: QUARTERS_LISTED })} `, link(say('commune.allQuarters'), TABLE)]),
    table(say(`commune.trend.${listingType}`), [words.quarter, ...columns], [...rows, ...official]),
  ]
}

function pointCells(point: TrendPoint | undefined, listingType: ListingType, locale: Locale): Text[] {
  const { cell } = levelWords(listingType, locale)
  if (point === undefined) return [cell(undefined), '', '', '']
  return [
    cell(point),
    changeCell(point.yoyPercent, locale),
    listingCountCell(point, locale),
    sayIn(locale)(`commune.availability.${point.dataAvailability}`),
  ]
}

/** An official mean of the chart under the figures of its quarters, with what it is of in the place of how much it rests on. */
function officialCells(
  { listingType, pricePerSqm, observations, ...official }: OfficialFigure,
  locale: Locale,
): Text[] {
  const { level } = levelWords(listingType, locale)
  const counted = observations === null ? unknownMark(locale) : numberWords(locale).decimal(observations)
  return [level(pricePerSqm), '', counted, officialWords(official, locale)]
}

/** Names an official figure: asked or paid, and which homes. */
function officialWords({ basis, condition }: Pick<OfficialFigure, 'basis' | 'condition'>, locale: Locale): string {
  const say = sayIn(locale)
  const of = condition === 'all' ? '' : `, ${say(`commune.officialCondition.${condition}`)}`
  return `${say('commune.official.mean')}${colon(locale)} ${say(`commune.officialBasis.${basis}`)}${of}`
}

function officialTable(facts: CommuneFacts, locale: Locale): Block[] {
  const figures = LISTING_TYPES.flatMap((listingType) => officialOf(facts, listingType))
  if (figures.length === 0) return []
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { decimal } = numberWords(locale)
  const known = new Map(facts.sources.map(({ id, title }) => [id, title]))
  const textOf = (period: string): string => periodText(period, ownerAfterMerger(facts, period), locale)
  const rows = figures.map(({ listingType, segment, pricePerSqm, basis, condition, observations, source, ...when }) => [
    words.series[listingType][segment],
    levelWords(listingType, locale).level(pricePerSqm),
    say(`commune.officialBasis.${basis}`),
    say(`commune.officialCondition.${condition}`),
    when.isHistory === true ? say('commune.officialHistory', { period: textOf(when.period) }) : textOf(when.period),
    observations === null ? unknownMark(locale) : decimal(observations),
    known.get(source) ?? source,
  ])
  const columns = [
    words.kind,
    figure(words.level),
    say('commune.basis'),
    say('commune.condition'),
    say('commune.period'),
    figure(say('commune.observations')),
    words.source,
  ]
  return [folded(say('commune.official'), [table(say('commune.official'), columns, rows)])]
}

function officialOf(facts: CommuneFacts, listingType: ListingType): readonly OfficialFigure[] {
  return facts.series(listingType, 'all')?.official ?? []
}

/** Quarters of either segment, oldest first: series have no gaps and end together. */
function quartersOf(facts: CommuneFacts, listingType: ListingType): string[] {
  const lengths = SEGMENTS.map((segment) => facts.series(listingType, segment)?.points ?? [])
  const longest = lengths.reduce((best, points) => (points.length > best.length ? points : best))
  return longest.map(({ quarter }) => quarter)
}

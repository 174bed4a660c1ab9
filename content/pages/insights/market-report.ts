import type { MarketIndex } from '../../../models/contracts/market/market-index.ts'
import { trendKey, type TrendPoint, type TrendSeries } from '../../../models/contracts/market/trend.ts'
import type { Canton } from '../../../models/kernel/canton.ts'
import { communeName, type Commune } from '../../../models/kernel/commune.ts'
import { toNameLocale, type Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../html/addresses.ts'
import { cantonWords, countryWords, type AreaWords } from '../../say/area-words.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { fill } from '../../say/fill.ts'
import { marketSentences } from '../../say/market-sentences.ts'
import { numberWords } from '../../say/numbers.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { sayIn } from '../../say/words.ts'
import { figure, list, paragraph, section, table, type Block, type Section } from '../../sections/block.ts'
import type { Document } from '../../sections/document.ts'
import { link } from '../../sections/inline.ts'
import { segmentLines, segmentNames, trendFinding } from '../commune/trend-section.ts'
import { levelCell, levelWords } from '../level-cells.ts'
import { limitHints } from '../limit-hints.ts'
import { citedSources, feedIds, newestPoint, newestQuarter, SHOWN_SERIES } from '../market-facts.ts'
import type { MarketFacts } from '../market-facts.ts'
import { NATION } from '../nation.ts'
import { indexCell, indexChangeCell, yearlyChange } from '../prices/index-section.ts'
import { seriesTable } from '../series-table.ts'

const INDEX_QUARTERS = 8
const LEVEL_QUARTERS = 12

/** Area of a report: the country, or a canton with its communes. */
export interface ReportArea {
  areaLevel: 'nation' | 'canton'
  areaSlug: string
  /** Ends the address: `market-report`, `market-report-capellen`. */
  slug: string
  words(locale: Locale): AreaWords
  communes: readonly Pick<Commune, 'slug' | 'name'>[]
}

type ReportFacts = Pick<MarketFacts, 'trends' | 'marketIndex' | 'release'>

/** The country and every canton. */
export function reportAreas(cantons: readonly Canton[], communes: readonly Commune[]): ReportArea[] {
  return [
    { areaLevel: 'nation', areaSlug: NATION, slug: 'market-report', words: countryWords, communes: [] },
    ...cantons.map(({ slug, name }): ReportArea => ({
      areaLevel: 'canton',
      areaSlug: slug,
      slug: `market-report-${slug}`,
      words: (locale) => cantonWords(name[toNameLocale(locale)], locale),
      communes: communes.filter(({ canton }) => canton === slug),
    })),
  ]
}

export function reportTitle(area: ReportArea, quarter: string, locale: Locale): string {
  const words = { area: area.words(locale).title, quarter: quarterWords(quarter, locale).title }
  return fill(DOCUMENT_WORDS[locale].reportTitle, words)
}

/** The quarter of an area in sentences, tables and charts. */
export function marketReport(area: ReportArea, facts: ReportFacts, locale: Locale): Document {
  const words = DOCUMENT_WORDS[locale]
  const { release, marketIndex } = facts
  const basis = [...earlierSentences(area, facts, locale), words.basis].join(' ')
  return {
    locale,
    title: reportTitle(area, release.quarter, locale),
    description: `${reportTitle(area, release.quarter, locale)}. ${basis}`,
    blocks: [
      paragraph(basis),
      section(words.prices, levelBlocks(area, facts, locale)),
      ...(area.areaLevel === 'nation' ? indexSection(marketIndex, locale) : []),
      { kind: 'columns', parts: levelParts(area, facts, locale) },
      ...(area.communes.length > 0 ? [communeSection(area, facts, locale)] : []),
    ],
    sources: citedSources(release, feedIds(release)),
  }
}

function newestOf(
  { areaLevel, areaSlug }: Pick<TrendSeries, 'areaLevel' | 'areaSlug'>,
  facts: Pick<MarketFacts, 'trends'>,
  listingType: TrendSeries['listingType'],
  segment: TrendSeries['segment'],
): TrendPoint | undefined {
  return newestPoint(facts, { areaLevel, areaSlug, listingType, segment })
}

/** Says of which quarter or day the newest levels are, where they are not of the report's quarter. */
function earlierSentences(area: ReportArea, facts: ReportFacts, locale: Locale): string[] {
  const current = facts.release.quarter
  return (['sale', 'rent'] as const).flatMap((listingType) => {
    const points = SHOWN_SERIES.filter((shown) => shown.listingType === listingType).map(({ segment }) =>
      newestOf(area, facts, listingType, segment),
    )
    const newest = newestQuarter(points)
    if (newest === undefined || newest === current) return []
    const stockOn = points.find((point) => point?.quarter === newest)?.stockOn
    const when = stockOn === undefined ? quarterWords(newest, locale).title : numberWords(locale).day(stockOn)
    return [sayIn(locale)(`trends.earlier.${listingType}`, { when, quarter: quarterWords(current, locale).title })]
  })
}

/** Levels in sentences and a table; where nothing is known, a sentence that says so. */
function levelBlocks(area: ReportArea, facts: ReportFacts, locale: Locale): Block[] {
  const blocks = [
    ...reportSentences(area, facts, locale).map((text) => paragraph(text)),
    ...limitHints(facts, knownTypes(area, facts), locale),
    ...seriesTable((listingType, segment) => newestOf(area, facts, listingType, segment), locale),
  ]
  return blocks.length > 0 ? blocks : [paragraph(sayIn(locale)('commune.answer.unknown'), 'unknown')]
}

function reportSentences(area: ReportArea, facts: ReportFacts, locale: Locale): string[] {
  return SHOWN_SERIES.filter(({ segment }) => segment !== 'all').flatMap(({ listingType, segment }) => {
    const point = newestOf(area, facts, listingType, segment)
    // Rents of houses are few: without a level there is nothing to say twice.
    if (!point || (point.pricePerSqm === null && segment === 'house')) return []
    return [marketSentences({ listingType, segment, point }, area.words(locale), locale)]
  })
}

/** Listing types of which the area has a level. */
function knownTypes(area: ReportArea, facts: ReportFacts): TrendSeries['listingType'][] {
  return (['sale', 'rent'] as const).filter((wanted) =>
    SHOWN_SERIES.some(
      ({ listingType, segment }) =>
        listingType === wanted && newestOf(area, facts, listingType, segment)?.pricePerSqm != null,
    ),
  )
}

function indexSection({ series }: MarketIndex, locale: Locale): Section[] {
  const words = DOCUMENT_WORDS[locale]
  const points = series.find(({ scope }) => scope === 'national')?.points ?? []
  if (points.length === 0) return []
  const columns = [`${words.index} (${words.interval})`, words.onYear, words.adverts].map(figure)
  const rows = points
    .slice(-INDEX_QUARTERS)
    .map((point) => [
      quarterWords(point.quarter, locale).title,
      indexCell(point, locale),
      indexChangeCell(yearlyChange(point), locale),
      numberWords(locale).decimal(point.listingCount),
    ])
  return [section(words.index, [table(words.index, [words.quarter, ...columns], rows)])]
}

/** Prices and rents of the area by quarter. */
function levelParts(area: ReportArea, { trends }: ReportFacts, locale: Locale): Section[][] {
  const say = sayIn(locale)
  return (['sale', 'rent'] as const).flatMap((listingType) => {
    const lines = segmentLines((segment) => trends.get(trendKey({ ...area, listingType, segment })))
    // A series starts at its own first quarter with evidence; all end together.
    const longest = lines.reduce(
      (best, { points }) => (points.length > best.length ? points : best),
      lines[0]?.points ?? [],
    )
    const quarters = longest.map(({ quarter }) => quarter)
    const [from, to] = [quarters[0], quarters.at(-1)]
    if (from === undefined || to === undefined) return []
    const title = say(`commune.trend.${listingType}`)
    const span = { from: quarterWords(from, locale).title, to: quarterWords(to, locale).title }
    const chart: Block = {
      kind: 'figure',
      id: `chart-${listingType}`,
      chart: { kind: 'quarters', lines },
      words: {
        title,
        description: say('commune.trendText', { commune: area.words(locale).title, ...span }),
        unit: say(`chart.unit.${listingType}`),
        names: segmentNames(locale),
      },
      caption: say('commune.trendCaption', { title }),
      tableLabel: say('page.table'),
      linkLabel: say('page.chartLink'),
      blocks: [levelTable(listingType, lines, quarters.slice(-LEVEL_QUARTERS).reverse(), locale)],
    }
    const series = trends.get(trendKey({ ...area, listingType, segment: 'all' }))
    return [[section(trendFinding(series, listingType, locale) ?? title, [chart])]]
  })
}

function levelTable(
  listingType: TrendSeries['listingType'],
  lines: ReturnType<typeof segmentLines>,
  quarters: readonly string[],
  locale: Locale,
): Block {
  const words = DOCUMENT_WORDS[locale]
  const { cell } = levelWords(listingType, locale)
  const byQuarter = lines.map(({ points }) => new Map(points.map((point) => [point.quarter, point])))
  const columns = lines.map(({ name }) => figure(`${words.series[listingType][name]}, ${words.level}`))
  const rows = quarters.map((quarter) => [
    quarterWords(quarter, locale).title,
    ...byQuarter.map((points) => {
      const point = points.get(quarter)
      return cell(point && { pricePerSqm: point.value, low: point.low, high: point.high })
    }),
  ])
  return table(sayIn(locale)(`commune.trend.${listingType}`), [words.quarter, ...columns], rows)
}

function communeSection({ communes }: ReportArea, facts: ReportFacts, locale: Locale): Section {
  const words = DOCUMENT_WORDS[locale]
  const items = communes.map((commune) => {
    const area = { areaLevel: 'commune' as const, areaSlug: commune.slug }
    const point = newestOf(area, facts, 'sale', 'apartment')
    const unit = point?.pricePerSqm == null ? '' : `, ${words.level}`
    const cell = levelCell(point, 'sale', locale, facts.release.quarter)
    return [
      link(communeName(commune, locale), ADDRESSES.commune(locale, commune.slug), { hasMarkdown: true }),
      `: ${words.series.sale.apartment}${unit}, `,
      ...[cell].flat(),
    ]
  })
  return section(words.communes, [list(items)])
}

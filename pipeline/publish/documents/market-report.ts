import type { RootContent } from 'mdast'
import type { MarketIndex } from '../../../models/contracts/market/market-index.ts'
import type { TrendSeries } from '../../../models/contracts/market/trend.ts'
import type { Canton } from '../../../models/kernel/canton.ts'
import { communeName, type Commune } from '../../../models/kernel/commune.ts'
import { toNameLocale, type Locale } from '../../../models/kernel/locale.ts'
import { cantonWords, countryWords, type AreaWords } from '../../../content/say/area-words.ts'
import { DOCUMENT_WORDS } from '../../../content/say/document-words.ts'
import { fill } from '../../../content/say/fill.ts'
import { marketSentences } from '../../../content/say/market-sentences.ts'
import { numberWords } from '../../../content/say/numbers.ts'
import { quarterWords } from '../../../content/say/quarter-words.ts'
import { citedSources, DATA_LICENCE, type PublishContext } from '../../releases/context.ts'
import { bulletList, heading, link, paragraph, renderDocument, strong, table } from '../markdown/document.ts'
import { communePath } from './commune-markdown.ts'
import { seriesKey, SHOWN_SERIES, type DocumentFacts } from './document-facts.ts'
import { seriesTable } from './series-table.ts'

const QUARTERS_SHOWN = 8

/** What a report is about: the country, or a canton with its communes. */
export interface ReportArea {
  areaLevel: 'nation' | 'canton'
  areaSlug: string
  /** Ends the address: `market-report`, `market-report-capellen`. */
  slug: string
  words(locale: Locale): AreaWords
  communes: readonly Pick<Commune, 'slug' | 'name'>[]
}

/** The country and every canton. @param nationSlug slug of the national series */
export function reportAreas(
  cantons: readonly Canton[],
  communes: readonly Commune[],
  nationSlug: string,
): ReportArea[] {
  return [
    { areaLevel: 'nation', areaSlug: nationSlug, slug: 'market-report', words: countryWords, communes: [] },
    ...cantons.map(({ slug, name }): ReportArea => ({
      areaLevel: 'canton',
      areaSlug: slug,
      slug: `market-report-${slug}`,
      words: (locale) => cantonWords(name[toNameLocale(locale)], locale),
      communes: communes.filter(({ canton }) => canton === slug),
    })),
  ]
}

export function reportTitle(area: ReportArea, { quarter }: Pick<PublishContext, 'quarter'>, locale: Locale): string {
  const words = { area: area.words(locale).title, quarter: quarterWords(quarter, locale).title }
  return fill(DOCUMENT_WORDS[locale].reportTitle, words)
}

/** The quarter of an area in sentences and tables, from the newest point of each of its series. */
export function marketReport(area: ReportArea, facts: DocumentFacts, context: PublishContext, locale: Locale): string {
  const words = DOCUMENT_WORDS[locale]
  const { asOf, releaseId, sample } = context
  const title = reportTitle(area, context, locale)
  const content: RootContent[] = [
    heading(1, title),
    ...(sample ? [paragraph(strong(words.sample))] : []),
    paragraph(words.basis),
    heading(2, words.prices),
    ...reportSentences(area, facts, locale).map((text) => paragraph(text)),
    seriesTable(facts, area, locale),
    ...(area.areaLevel === 'nation' ? [heading(2, words.index), indexTable(facts.marketIndex, locale)] : []),
    ...(area.communes.length > 0 ? communeSection(area, facts, context, locale) : []),
  ]
  const ids = [...context.sources.keys()].filter((id) => !id.startsWith('reference:'))
  const sources = citedSources(context, ids)
  return renderDocument({ title, locale, asOf, releaseId, sample, sources, licence: DATA_LICENCE }, content)
}

function reportSentences(area: ReportArea, { trends }: DocumentFacts, locale: Locale): string[] {
  return SHOWN_SERIES.filter(({ segment }) => segment !== 'all').flatMap(({ listingType, segment }) => {
    const point = seriesOf(area, trends, listingType, segment)?.points.at(-1)
    // Rents of houses are few: without a level there is nothing to say twice.
    if (!point || (point.pricePerSqm === null && segment === 'house')) return []
    return [marketSentences({ listingType, segment, point }, area.words(locale), locale)]
  })
}

function seriesOf(
  { areaLevel, areaSlug }: Pick<TrendSeries, 'areaLevel' | 'areaSlug'>,
  trends: DocumentFacts['trends'],
  listingType: TrendSeries['listingType'],
  segment: TrendSeries['segment'],
): TrendSeries | undefined {
  return trends.get(seriesKey({ areaLevel, areaSlug, listingType, segment }))
}

function indexTable({ series }: MarketIndex, locale: Locale): RootContent {
  const words = DOCUMENT_WORDS[locale]
  const { decimal, signedPercent } = numberWords(locale)
  const points = series.find(({ scope }) => scope === 'national')?.points ?? []
  return table(
    [words.quarter, words.index, words.interval, words.onYear, words.adverts],
    points
      .slice(-QUARTERS_SHOWN)
      .map(({ quarter, value, low, high, yoyPercent, listingCount }) => [
        quarterWords(quarter, locale).title,
        decimal(value, 1),
        `${decimal(low, 1)} – ${decimal(high, 1)}`,
        yoyPercent === null ? words.unknown : signedPercent(yoyPercent),
        decimal(listingCount),
      ]),
    ['left', 'right', 'right', 'right', 'right'],
  )
}

function communeSection(
  { communes }: ReportArea,
  { trends }: DocumentFacts,
  context: PublishContext,
  locale: Locale,
): RootContent[] {
  const words = DOCUMENT_WORDS[locale]
  const { decimal } = numberWords(locale)
  const items = communes.map((commune) => {
    const area = { areaLevel: 'commune' as const, areaSlug: commune.slug }
    const price = seriesOf(area, trends, 'sale', 'apartment')?.points.at(-1)?.pricePerSqm ?? null
    const said = price === null ? words.unknown : `${decimal(price)} ${words.level}`
    return [
      link(communeName(commune, locale), context.absoluteUrl(communePath(commune.slug, locale))),
      `: ${words.series.sale.apartment}, ${said}`,
    ]
  })
  return [heading(2, words.communes), bulletList(items)]
}

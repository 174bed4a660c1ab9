import type { RootContent } from 'mdast'
import type { MarketIndex, MarketIndexPoint } from '../../../models/contracts/market/market-index.ts'
import type { TrendPoint } from '../../../models/contracts/market/trend.ts'
import { communeName, type Commune } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { DOCUMENT_WORDS } from '../../../content/say/document-words.ts'
import { numberWords } from '../../../content/say/numbers.ts'
import { quarterWords } from '../../../content/say/quarter-words.ts'
import { sayIn } from '../../../content/say/words.ts'
import { citedSources, DATA_LICENCE, type PublishContext } from '../../releases/context.ts'
import { heading, paragraph, renderDocument, strong, table } from '../markdown/document.ts'
import { communePrices, officialPeriods, officialSources, type CommunePrices } from './commune-prices.ts'
import type { DocumentFacts } from './document-facts.ts'

const QUARTERS_SHOWN = 12
const REVISIONS_SHOWN = 40

/** Address of the document of prices. */
export function pricesPath(locale: Locale): string {
  return `/${locale}/prices/md`
}

/** The price index and the latest level of every commune, as Markdown. */
export function pricesMarkdown(
  communes: readonly Pick<Commune, 'slug' | 'name'>[],
  facts: Pick<DocumentFacts, 'trends' | 'marketIndex'>,
  context: PublishContext,
  locale: Locale,
): string {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { asOf, releaseId, sample, quarter } = context
  const { marketIndex } = facts
  const title = say('prices.title')
  const prices = communePrices(communes, facts)
  const periods = officialPeriods(prices)
  const content: RootContent[] = [
    heading(1, title),
    ...(sample ? [paragraph(strong(words.sample))] : []),
    paragraph(say('prices.basis', { asOf: numberWords(locale).day(asOf) })),
    heading(2, say('prices.index')),
    paragraph(locale === 'en' ? marketIndex.method : say('prices.method')),
    ...marketIndex.series.flatMap(({ scope, points }) => [
      heading(3, say(`prices.scope.${scope}`)),
      indexTable(points, marketIndex.base.quarter, locale),
    ]),
    heading(2, say('prices.revisions')),
    ...revisions(marketIndex, locale),
    heading(2, say('prices.communes', { quarter: quarterWords(quarter, locale).title })),
    ...(periods.length === 0 ? [] : [paragraph(say('prices.officialNote', { periods: periods.join(', ') }))]),
    communesTable(prices, locale),
  ]
  const feeds = [...context.sources.keys()].filter((id) => !id.startsWith('reference:'))
  const sources = citedSources(context, [...feeds, ...officialSources(prices)])
  return renderDocument({ title, locale, asOf, releaseId, sample, sources, licence: DATA_LICENCE }, content)
}

function indexTable(points: readonly MarketIndexPoint[], base: string, locale: Locale): RootContent {
  const say = sayIn(locale)
  const words = DOCUMENT_WORDS[locale]
  const { decimal } = numberWords(locale)
  const rows = points
    .slice(-QUARTERS_SHOWN)
    .map(({ quarter, value, low, high, qoqPercent, yoyPercent, listingCount }) => [
      quarterWords(quarter, locale).title,
      decimal(value, 1),
      `${decimal(low, 1)} – ${decimal(high, 1)}`,
      change(qoqPercent, locale),
      change(yoyPercent, locale),
      decimal(listingCount),
    ])
  return table(
    [
      words.quarter,
      say('prices.indexOf', { quarter: quarterWords(base, locale).title }),
      words.interval,
      say('prices.onQuarter'),
      words.onYear,
      words.adverts,
    ],
    rows,
    ['left', 'right', 'right', 'right', 'right', 'right'],
  )
}

function revisions({ revisions: changes }: MarketIndex, locale: Locale): RootContent[] {
  const say = sayIn(locale)
  if (changes.length === 0) return [paragraph(say('prices.noRevisions'))]
  const { decimal } = numberWords(locale)
  const rows = changes
    .slice(0, REVISIONS_SHOWN)
    .map(({ scope, quarter, previousValue, value }) => [
      scopeTitle(scope, locale),
      quarterWords(quarter, locale).title,
      decimal(previousValue, 2),
      decimal(value, 2),
    ])
  const header = [DOCUMENT_WORDS[locale].index, DOCUMENT_WORDS[locale].quarter, say('prices.before'), say('prices.now')]
  const more = changes.length - REVISIONS_SHOWN
  return [
    table(header, rows, ['left', 'left', 'right', 'right']),
    ...(more > 0 ? [paragraph(say('prices.more', { count: more }))] : []),
  ]
}

/** The contract leaves the scope of a revision open; one without a word stays as it is. */
export function scopeTitle(scope: string, locale: Locale): string {
  switch (scope) {
    case 'national':
    case 'apartment':
    case 'house':
    case 'rent':
      return sayIn(locale)(`prices.scope.${scope}`)
    default:
      return scope
  }
}

function communesTable(prices: readonly CommunePrices<Pick<Commune, 'slug' | 'name'>>[], locale: Locale): RootContent {
  const say = sayIn(locale)
  const { decimal } = numberWords(locale)
  const mean = say('prices.officialMean')
  return table(
    [
      DOCUMENT_WORDS[locale].commune,
      say('prices.apartments'),
      mean,
      say('prices.houses'),
      mean,
      say('prices.rents'),
      say('prices.newAdverts'),
    ],
    prices.map(({ commune, apartment, house, apartmentRent, official, newAdverts }) => [
      communeName(commune, locale),
      level(apartment, 0, locale),
      official.apartment ? decimal(official.apartment.pricePerSqm) : '–',
      level(house, 0, locale),
      official.house ? decimal(official.house.pricePerSqm) : '–',
      level(apartmentRent, 1, locale),
      decimal(newAdverts),
    ]),
    ['left', 'right', 'right', 'right', 'right', 'right', 'right'],
  )
}

function level(point: TrendPoint | undefined, decimals: number, locale: Locale): string {
  const say = sayIn(locale)
  if (!point || point.pricePerSqm === null || point.low === null || point.high === null) return say('page.unknown')
  const write = (value: number): string => numberWords(locale).decimal(value, decimals)
  const { pricePerSqm, low, high, dataAvailability } = point
  const flag = dataAvailability === 'full' ? '' : ` (${say(`commune.availability.${dataAvailability}`)})`
  return `${write(pricePerSqm)} [${write(low)} – ${write(high)}]${flag}`
}

function change(percent: number | null, locale: Locale): string {
  return percent === null ? sayIn(locale)('page.unknown') : numberWords(locale).signedPercent(percent)
}

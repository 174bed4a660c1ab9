import type { RootContent } from 'mdast'
import { COMMUTE_DESTINATIONS, COMMUTE_MODES } from '../../../models/contracts/places/commute.ts'
import { LIVEABILITY_DIMENSIONS, type CommuneIntelligence } from '../../../models/contracts/places/commune.ts'
import type { Forecast } from '../../../models/contracts/market/forecast.ts'
import { communeName, type Commune } from '../../../models/kernel/commune.ts'
import { LOCALES, toDocumentLocale, type Locale } from '../../../models/kernel/locale.ts'
import { dimensionName } from '../../../content/say/liveability.ts'
import { DOCUMENT_WORDS } from '../../../content/say/document-words.ts'
import { fill } from '../../../content/say/fill.ts'
import { numberWords } from '../../../content/say/numbers.ts'
import { quarterWords } from '../../../content/say/quarter-words.ts'
import { DATA_LICENCE, type PublishContext } from '../../releases/context.ts'
import { bulletList, heading, link, paragraph, renderDocument, strong, table } from '../markdown/document.ts'
import { seriesKey, SHOWN_SERIES, type DocumentFacts } from './document-facts.ts'
import { seriesTable } from './series-table.ts'

const AGENCIES_SHOWN = 10

/** Address of the document of a commune. */
export function communePath(slug: string, locale: Locale): string {
  return `/${locale}/communes/${slug}/md`
}

/** Everything the release says of a commune, in one language. */
export function communeMarkdown(
  commune: Pick<Commune, 'slug' | 'name'>,
  facts: DocumentFacts,
  context: PublishContext,
  locale: Locale,
): string {
  const words = DOCUMENT_WORDS[locale]
  const { slug } = commune
  const intelligence = facts.intelligence[slug]!
  const title = fill(words.communeTitle, { commune: communeName(commune, locale) })
  const basis = facts.trends.get(
    seriesKey({ areaLevel: 'commune', areaSlug: slug, listingType: 'sale', segment: 'all' }),
  )?.calculationBasis?.[toDocumentLocale(locale)]
  const content: RootContent[] = [
    heading(1, title),
    ...(context.sample ? [paragraph(strong(words.sample))] : []),
    paragraph(intelligence.summary[toDocumentLocale(locale)]),
    heading(2, words.prices),
    paragraph(basis ?? words.basis),
    seriesTable(facts, { areaLevel: 'commune', areaSlug: slug }, locale),
    ...(facts.forecasts.get(slug) ?? []).flatMap((forecast) => forecastSection(forecast, locale)),
    ...activitySection(slug, facts, locale),
    ...commuteSection(intelligence, locale),
    heading(2, words.liveability),
    liveabilityTable(intelligence, locale),
    ...agencySection(slug, facts, locale),
    heading(2, words.links),
    bulletList([
      [link(words.jsonFeed, context.absoluteUrl(`/communes/${slug}/feed.json`))],
      [link(words.rssFeed, context.absoluteUrl(`/communes/${slug}/feed.xml`))],
      ...LOCALES.filter((other) => other !== locale).map((other) => [
        link(`${words.otherLanguages}: ${other}`, context.absoluteUrl(communePath(slug, other))),
      ]),
    ]),
  ]
  const { asOf, releaseId, sample } = context
  return renderDocument(
    { title, locale, asOf, releaseId, sample, sources: intelligence.sources, licence: DATA_LICENCE },
    content,
  )
}

function forecastSection(forecast: Forecast, locale: Locale): RootContent[] {
  const words = DOCUMENT_WORDS[locale]
  const { decimal, signedPercent, percent } = numberWords(locale)
  return [
    heading(2, `${words.forecast}: ${words.series.sale[forecast.propertyType]}`),
    paragraph(forecast.commentary[toDocumentLocale(locale)]),
    table(
      [words.quarter, words.predicted, percent(forecast.intervalLevel), '%'],
      forecast.predictions.map(({ quarter, predictedValue, confidenceLow, confidenceHigh, changePercent }) => [
        quarterWords(quarter, locale).title,
        decimal(predictedValue),
        `${decimal(confidenceLow)} – ${decimal(confidenceHigh)}`,
        signedPercent(changePercent),
      ]),
      ['left', 'right', 'right', 'right'],
    ),
  ]
}

function activitySection(slug: string, { activity }: DocumentFacts, locale: Locale): RootContent[] {
  const words = DOCUMENT_WORDS[locale]
  const { decimal } = numberWords(locale)
  const known = activity.get(slug) ?? []
  const rows = SHOWN_SERIES.flatMap(({ listingType, segment }) => {
    const row = known.find((one) => one.listingType === listingType && one.segment === segment)
    if (!row) return []
    const days = row.medianDaysOnMarket === null ? words.unknown : decimal(row.medianDaysOnMarket)
    return [[words.series[listingType][segment], decimal(row.activeListings), decimal(row.newListings), days]]
  })
  if (rows.length === 0) return []
  const header = [words.kind, words.active, words.fresh, words.medianDays]
  return [heading(2, words.activity), table(header, rows, ['left', 'right', 'right', 'right'])]
}

function commuteSection({ commute }: CommuneIntelligence, locale: Locale): RootContent[] {
  if (!commute) return []
  const words = DOCUMENT_WORDS[locale]
  const rows = COMMUTE_DESTINATIONS.map((destination) => [
    words.destinations[destination],
    ...COMMUTE_MODES.map((mode) => {
      const { minutes, low, high } = commute[destination][mode].peak
      return `${minutes} (${low} – ${high})`
    }),
  ])
  const header = [words.destination, ...COMMUTE_MODES.map((mode) => words.modes[mode])]
  return [
    heading(2, words.commute),
    paragraph(words.commuteNote),
    table(header, rows, ['left', ...COMMUTE_MODES.map(() => 'right' as const)]),
  ]
}

function liveabilityTable({ dimensions }: CommuneIntelligence, locale: Locale): RootContent {
  const words = DOCUMENT_WORDS[locale]
  const { decimal, percent } = numberWords(locale)
  const rows = LIVEABILITY_DIMENSIONS.map((name) => {
    const { score, weight } = dimensions[name]
    return [dimensionName(name, locale), score === null ? words.unknown : decimal(score), percent(weight)]
  })
  return table([words.dimension, words.score, words.weight], rows, ['left', 'right', 'right'])
}

function agencySection(slug: string, { agencies }: DocumentFacts, locale: Locale): RootContent[] {
  const words = DOCUMENT_WORDS[locale]
  const shown = (agencies.get(slug)?.agencies ?? []).slice(0, AGENCIES_SHOWN)
  if (shown.length === 0) return []
  const { decimal } = numberWords(locale)
  return [
    heading(2, words.agencies),
    table(
      [words.agency, words.active],
      shown.map(({ name, stock }) => [name, decimal(stock)]),
      ['left', 'right'],
    ),
  ]
}

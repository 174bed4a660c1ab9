import type { Dataset, WithContext } from 'schema-dts'
import type { CommuneRecord } from '../../../models/contracts/places/commune.ts'
import { LOCALES, toDocumentLocale, type Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES } from '../../../content/html/addresses.ts'
import { crumbTrail } from '../../../content/html/crumb-trail.ts'
import { markup } from '../../../content/html/markup.ts'
import { renderSitePage, type SitePage } from '../../../content/html/site-page.ts'
import { sourceList } from '../../../content/html/source-list.ts'
import { DOCUMENT_WORDS } from '../../../content/say/document-words.ts'
import { numberWords } from '../../../content/say/numbers.ts'
import { sayIn } from '../../../content/say/words.ts'
import type { ChartBlank } from '../charts/quarter-chart.ts'
import type { WordedChart } from '../charts/worded-chart.ts'
import { citedSources } from '../../releases/context.ts'
import { communePrices, officialSources, type CommunePrices } from '../documents/commune-prices.ts'
import { DATASET_PATH } from '../documents/dataset-json-ld.ts'
import { seriesKey } from '../documents/document-facts.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'
import type { PageFacts } from './parts/page-facts.ts'
import type { PageTask } from './parts/page-task.ts'
import { compareStyle, drawCompare, type CompareBlank } from './prices/compare-chart.ts'
import { comparable, compareSection, type CompareCommune } from './prices/compare-section.ts'
import { drawIndex, indexFigures, indexSection } from './prices/index-section.ts'
import { levelsSection } from './prices/levels-section.ts'
import { publishStylesheet } from './site-assets.ts'

/** The market index, the level of every commune, and communes compared. */
export async function pricesPages(
  _run: unknown,
  facts: PageFacts,
  writer: Pick<ReleaseWriter, 'write'>,
): Promise<PageTask[]> {
  const overview = priceOverview(facts)
  const slugs = overview.compared.map(({ commune }) => commune.slug).sort()
  const ownStylesheet = await publishStylesheet(writer, 'compare', compareStyle(slugs))
  const translations = LOCALES.map((locale) => ({ locale, address: ADDRESSES.prices(locale) }))
  return translations.map(({ locale, address }) => ({
    address,
    locale,
    translations,
    lastModified: facts.context.asOf,
    html: () => renderSitePage({ ...pricesPage(facts, overview, locale), ownStylesheet }, facts.site),
  }))
}

export interface PriceOverview {
  prices: readonly CommunePrices<CommuneRecord>[]
  compared: readonly CompareCommune[]
  indexChart: WordedChart<ChartBlank>
  compareChart: WordedChart<CompareBlank>
}

/** What the page shows in every language, drawn once. */
export function priceOverview(facts: PageFacts): PriceOverview {
  const compared = comparable(facts.communes, (areaSlug, listingType) =>
    facts.trends.get(seriesKey({ areaLevel: 'commune', areaSlug, listingType, segment: 'all' })),
  )
  return {
    prices: communePrices(facts.communes, facts),
    compared,
    indexChart: drawIndex(facts.marketIndex),
    compareChart: drawCompare(compared.map(({ commune, sale }) => ({ slug: commune.slug, points: sale.points }))),
  }
}

/** The page of prices in one language. */
export function pricesPage(
  { context, marketIndex }: PageFacts,
  { prices, compared, indexChart, compareChart }: PriceOverview,
  locale: Locale,
): SitePage {
  const say = sayIn(locale)
  const { asOf, quarter, sources } = context
  const day = numberWords(locale).day(asOf)
  const title = say('prices.title')
  const description = say('prices.description', { day })
  const feeds = [...sources.keys()].filter((id) => !id.startsWith('reference:'))
  return {
    locale,
    section: 'prices',
    title,
    description,
    addressIn: ADDRESSES.prices,
    hasMarkdown: true,
    jsonLd: datasetOf({ title, description }, context, locale),
    body: markup`${crumbTrail([], locale)}
<h1>${title}</h1>
<p class="lead">${say('prices.basis', { asOf: day })}</p>
${indexFigures(marketIndex, locale)}
${indexSection(marketIndex, indexChart, locale)}
${compareSection(compared, compareChart, quarter, locale)}
${levelsSection(prices, quarter, locale)}
${sourceList(citedSources(context, [...feeds, ...officialSources(prices)]), locale)}`,
  }
}

function datasetOf(
  { title, description }: { title: string; description: string },
  { absoluteUrl, asOf, releaseId, sample }: PageFacts['context'],
  locale: Locale,
): WithContext<Dataset> {
  const url = absoluteUrl(ADDRESSES.prices(locale))
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    '@id': url,
    url,
    name: title,
    description: sample ? `${description} ${DOCUMENT_WORDS[locale].sample}` : description,
    inLanguage: toDocumentLocale(locale),
    license: 'https://creativecommons.org/licenses/by/4.0/',
    creator: { '@type': 'Organization', name: sayIn(locale)('site.name'), url: absoluteUrl('/') },
    isAccessibleForFree: true,
    dateModified: asOf,
    version: releaseId,
    spatialCoverage: { '@type': 'Country', name: 'Luxembourg', identifier: 'LU' },
    includedInDataCatalog: { '@type': 'DataCatalog', '@id': absoluteUrl(DATASET_PATH) },
    distribution: [
      { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: absoluteUrl('/data/market-index.csv') },
      { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: absoluteUrl('/data/trends.csv') },
      { '@type': 'DataDownload', encodingFormat: 'text/markdown', contentUrl: `${url}/md` },
    ],
  }
}

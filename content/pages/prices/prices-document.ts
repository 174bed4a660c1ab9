import { licenceStatement } from '../../../models/licences/licence.ts'
import type { Dataset, WithContext } from 'schema-dts'
import { toDocumentLocale, type Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES, DATASET_PATH } from '../../html/addresses.ts'
import { numberWords } from '../../say/numbers.ts'
import { sayIn } from '../../say/words.ts'
import { paragraph } from '../../sections/block.ts'
import { documentLicence, type Document } from '../../sections/document.ts'
import { citedSources, feedIds, type MarketFacts, type ReleaseFacts } from '../market-facts.ts'
import { communePrices, officialSources } from './commune-prices.ts'
import { comparable, compareSection } from './compare-section.ts'
import { indexFigures, indexSection } from './index-section.ts'
import { levelsSection } from './levels-section.ts'
import { officialSeriesSection } from './official-series-section.ts'
import { officialIndex } from './official-index.ts'
import { officialNowcast } from './official-nowcast.ts'

/** Facts for the document of prices. */
export type PriceFacts = Pick<
  MarketFacts,
  'trends' | 'marketIndex' | 'officialIndexForecast' | 'officialNowcasts' | 'officialSeries' | 'communes' | 'release'
>

/** The price index, communes compared, and the latest level of each beside the official means. */
export function pricesDocument(facts: PriceFacts, locale: Locale): Document {
  const say = sayIn(locale)
  const { marketIndex, release } = facts
  const { asOf, quarter } = release
  const day = numberWords(locale).day(asOf)
  const prices = communePrices(facts)
  return {
    locale,
    title: say('prices.title'),
    description: say('prices.description', { day }),
    crumbs: [],
    blocks: [
      paragraph(say('prices.basis', { asOf: day }), 'lead'),
      indexSection(marketIndex, locale),
      indexFigures(marketIndex, locale),
      ...officialNowcast(facts.officialNowcasts, locale),
      ...officialIndex(facts.officialIndexForecast, locale),
      compareSection(comparable(facts), quarter, locale),
      levelsSection(prices, quarter, locale),
      ...officialSeriesSection(facts.officialSeries, locale),
    ],
    sources: citedSources(release, [
      ...feedIds(release),
      ...officialSources(prices),
      ...facts.officialSeries.series.flatMap(({ sources }) => sources),
      ...(marketIndex.official ? [marketIndex.official.source] : []),
    ]),
  }
}

/** The prices as schema.org has a dataset. */
export function pricesJsonLd(
  { title, description, locale, sources }: Pick<Document, 'title' | 'description' | 'locale' | 'sources'>,
  { baseUrl, asOf, releaseId, sample }: ReleaseFacts,
): WithContext<Dataset> {
  const url = `${baseUrl}${ADDRESSES.prices(locale)}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    '@id': url,
    url,
    name: title,
    description: sample ? `${description} ${sayIn(locale)('page.sample')}` : description,
    inLanguage: toDocumentLocale(locale),
    license: licenceStatement(documentLicence({ sources })),
    creator: { '@type': 'Organization', name: sayIn(locale)('site.name'), url: `${baseUrl}/` },
    isAccessibleForFree: true,
    dateModified: asOf,
    version: releaseId,
    spatialCoverage: { '@type': 'Country', name: 'Luxembourg', identifier: 'LU' },
    includedInDataCatalog: { '@type': 'DataCatalog', '@id': `${baseUrl}${DATASET_PATH}` },
    distribution: [
      { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: `${baseUrl}/data/market-index.csv` },
      { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: `${baseUrl}/data/trends.csv` },
      { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: `${baseUrl}/data/official-prices.csv` },
      { '@type': 'DataDownload', encodingFormat: 'text/markdown', contentUrl: `${url}/md` },
    ],
  }
}

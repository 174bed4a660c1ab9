import { licenceStatement } from '../../../models/licences/licence.ts'
import type { Dataset, WithContext } from 'schema-dts'
import type { TrendPoint } from '../../../models/contracts/market/trend.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import { toDocumentLocale, type Locale } from '../../../models/kernel/locale.ts'
import { ADDRESSES, DATASET_PATH, type PriceSegment } from '../../html/addresses.ts'
import { communeWords, countryWords } from '../../say/area-words.ts'
import { marketSentences } from '../../say/market-sentences.ts'
import { numberWords } from '../../say/numbers.ts'
import { quarterWords } from '../../say/quarter-words.ts'
import { colon } from '../../say/typography.ts'
import { sayIn } from '../../say/words.ts'
import { hint, paragraph, type Block } from '../../sections/block.ts'
import { documentLicence, type Document } from '../../sections/document.ts'
import { levelAnswer } from '../level-answer.ts'
import { levelWords } from '../level-cells.ts'
import { limitHints } from '../limit-hints.ts'
import { citedSources, feedIds, newestPoint, newestQuarter } from '../market-facts.ts'
import type { MarketFacts, ReleaseFacts } from '../market-facts.ts'
import { NATION } from '../nation.ts'
import { communePrices, officialSources, type CommunePrices } from './commune-prices.ts'
import { comparable, compareSection } from './compare-section.ts'
import { indexFigures, indexSection } from './index-section.ts'
import { levelsSection } from './levels-section.ts'
import { mapChoices, rankingSection, segmentTitle } from './ranking-section.ts'
import { officialSeriesSection } from './official-series-section.ts'
import { officialIndex } from './official-index.ts'
import { officialNowcast } from './official-nowcast.ts'

/** Facts for the document of prices. */
export type PriceFacts = Pick<
  MarketFacts,
  | 'trends'
  | 'activity'
  | 'intelligence'
  | 'marketIndex'
  | 'officialIndexForecast'
  | 'officialNowcasts'
  | 'officialSeries'
  | 'communes'
  | 'outlines'
  | 'release'
>

/** The map of levels with its highest and lowest, the price index, and communes compared. */
export function pricesDocument(facts: PriceFacts, locale: Locale): Document {
  const say = sayIn(locale)
  const { marketIndex, release } = facts
  const { asOf, quarter } = release
  const day = numberWords(locale).day(asOf)
  const ahead = [
    ...officialNowcast(facts.officialNowcasts, locale),
    ...officialIndex(facts.officialIndexForecast, locale),
  ]
  return {
    locale,
    title: say('prices.title'),
    description: say('prices.description', { day }),
    crumbs: [],
    blocks: [
      paragraph(levelAnswer(nationalLevel(facts, 'all'), undefined, quarter, locale).join(' '), 'lead'),
      ...mapChoices('all', locale),
      rankingSection(facts, 'all', locale),
      ...limitHints(facts, ['sale'], locale),
      indexSection(marketIndex, ahead, locale),
      indexFigures(marketIndex, locale),
      hint(say('prices.basis', { asOf: day })),
      compareSection(comparable(facts), quarter, locale),
      ...officialSeriesSection(facts.officialSeries, locale),
    ],
    sources: citedSources(release, [
      ...feedIds(release),
      ...facts.officialSeries.series.flatMap(({ sources }) => sources),
      ...(marketIndex.official ? [marketIndex.official.source] : []),
    ]),
  }
}

/** The map of levels of flats or of houses with its highest and lowest, and the latest level of every commune beside the official mean. */
export function segmentPricesDocument(
  facts: PriceFacts,
  segment: Exclude<PriceSegment, 'all'>,
  locale: Locale,
): Document {
  const say = sayIn(locale)
  const { release } = facts
  const title = `${say('prices.title')}${colon(locale)} ${segmentTitle(segment, locale)}`
  const point = nationalLevel(facts, segment)
  const prices = communePrices(facts)
  return {
    locale,
    title,
    description: say('prices.segmentDescription', {
      homes: segmentTitle(segment, locale),
      day: numberWords(locale).day(release.asOf),
    }),
    crumbs: [{ label: say('prices.title'), address: ADDRESSES.prices(locale) }],
    blocks: [
      ...(point === undefined
        ? []
        : // Of the size of text, not of a lead: so long a text would keep the map off the first screen of a phone.
          [paragraph(marketSentences({ listingType: 'sale', segment, point }, countryWords(locale), locale))]),
      ...mapChoices(segment, locale),
      rankingSection(facts, segment, locale),
      ...spanOf(prices, segment, release.quarter, locale),
      levelsSection(prices, segment, newestQuarter(prices.map((each) => each[segment])) ?? release.quarter, locale),
      // Rents stand beside the prices of flats.
      ...limitHints(facts, segment === 'apartment' ? ['sale', 'rent'] : ['sale'], locale),
    ],
    sources: citedSources(release, [...feedIds(release), ...officialSources(prices, segment)]),
  }
}

function nationalLevel(facts: PriceFacts, segment: PriceSegment): TrendPoint | undefined {
  return newestPoint(facts, { areaLevel: 'nation', areaSlug: NATION, listingType: 'sale', segment })
}

/** Says between which levels flats lie in communes with enough listings, all of one quarter. */
function spanOf(prices: readonly CommunePrices[], segment: PriceSegment, current: string, locale: Locale): Block[] {
  const quarter = newestQuarter(prices.map(({ apartment }) => apartment))
  if (segment !== 'apartment' || quarter === undefined) return []
  const known = prices.flatMap(({ commune, apartment }) =>
    typeof apartment?.pricePerSqm === 'number' &&
    apartment.dataAvailability !== 'estimated' &&
    apartment.quarter === quarter
      ? [{ commune, level: apartment.pricePerSqm }]
      : [],
  )
  if (known.length < 2) return []
  const sorted = known.toSorted((a, b) => a.level - b.level)
  const [cheap, dear] = [sorted[0]!, sorted.at(-1)!]
  const { perSqm } = levelWords('sale', locale)
  const place = ({ commune }: (typeof sorted)[number]): string =>
    communeWords(communeName(commune, locale), locale).within
  const span = { low: perSqm(cheap.level), cheap: place(cheap), high: perSqm(dear.level), dear: place(dear) }
  const say = sayIn(locale)
  const { during } = quarterWords(quarter, locale)
  return [paragraph(quarter === current ? say('prices.span', span) : say('prices.spanPast', { ...span, during }))]
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

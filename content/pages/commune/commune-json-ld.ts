import type { BreadcrumbList, Graph } from 'schema-dts'
import { licenceStatement } from '../../../models/licences/licence.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import { toDocumentLocale, type Locale } from '../../../models/kernel/locale.ts'
import { parseQuarter, quarterBounds } from '../../../models/kernel/quarter.ts'
import { ADDRESSES, DATASET_PATH } from '../../html/addresses.ts'
import { DOCUMENT_WORDS } from '../../say/document-words.ts'
import { fill } from '../../say/fill.ts'
import { sayIn } from '../../say/words.ts'
import { documentLicence } from '../../sections/document.ts'
import type { ReleaseFacts } from '../market-facts.ts'
import type { CommuneFacts } from './commune-facts.ts'

/** The page, the commune it is about and the series it shows, as schema.org has them. */
export function communeJsonLd(facts: CommuneFacts, locale: Locale): Graph {
  const { commune, release } = facts
  const { baseUrl, asOf, releaseId, sample } = release
  const name = communeName(commune, locale)
  const page = `${baseUrl}${ADDRESSES.commune(locale, commune.slug)}`
  const place = { '@id': `${baseUrl}${ADDRESSES.commune('en', commune.slug)}#place` }
  const language = toDocumentLocale(locale)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': page,
        url: page,
        name: fill(DOCUMENT_WORDS[locale].communeTitle, { commune: name }),
        inLanguage: language,
        dateModified: asOf,
        about: place,
        mainEntity: { '@id': `${page}#prices` },
        breadcrumb: breadcrumb(name, release, locale),
      },
      {
        '@type': 'AdministrativeArea',
        ...place,
        name,
        alternateName: [...new Set(Object.values(commune.name))].filter((other) => other !== name).sort(),
        geo: { '@type': 'GeoCoordinates', latitude: commune.latitude, longitude: commune.longitude },
        containedInPlace: { '@type': 'Country', name: 'Luxembourg', identifier: 'LU' },
      },
      {
        '@type': 'Dataset',
        '@id': `${page}#prices`,
        name: `${DOCUMENT_WORDS[locale].prices}: ${name}`,
        description: [
          sayIn(locale)('commune.dataset', { commune: name }),
          ...(sample ? [DOCUMENT_WORDS[locale].sample] : []),
        ].join(' '),
        url: page,
        inLanguage: language,
        license: licenceStatement(documentLicence(facts)),
        creator: { '@type': 'Organization', name: sayIn(locale)('site.name'), url: `${baseUrl}/` },
        isAccessibleForFree: true,
        dateModified: asOf,
        version: releaseId,
        temporalCoverage: coverage(facts),
        spatialCoverage: place,
        includedInDataCatalog: { '@type': 'DataCatalog', '@id': `${baseUrl}${DATASET_PATH}` },
        distribution: [{ '@type': 'DataDownload', encodingFormat: 'text/markdown', contentUrl: `${page}/md` }],
      },
    ],
  }
}

function breadcrumb(name: string, { baseUrl }: ReleaseFacts, locale: Locale): BreadcrumbList {
  const items = [
    { name: sayIn(locale)('site.name'), item: `${baseUrl}${ADDRESSES.home(locale)}` },
    { name: DOCUMENT_WORDS[locale].communes, item: `${baseUrl}${ADDRESSES.communes(locale)}` },
    { name },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  }
}

function coverage({ series, forecasts }: CommuneFacts): string | undefined {
  const points = series('sale', 'all')?.points ?? forecasts[0]?.history ?? []
  const [first, last] = [points[0], points.at(-1)]
  return (
    first &&
    last &&
    `${quarterBounds(parseQuarter(first.quarter)).from}/${quarterBounds(parseQuarter(last.quarter)).to}`
  )
}

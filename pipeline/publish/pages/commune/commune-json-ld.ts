import type { BreadcrumbList, Graph } from 'schema-dts'
import { communeName } from '../../../../models/kernel/commune.ts'
import { toDocumentLocale, type Locale } from '../../../../models/kernel/locale.ts'
import { parseQuarter, quarterBounds } from '../../../../models/kernel/quarter.ts'
import { ADDRESSES } from '../../../../content/html/addresses.ts'
import { DOCUMENT_WORDS } from '../../../../content/say/document-words.ts'
import { fill } from '../../../../content/say/fill.ts'
import { sayIn } from '../../../../content/say/words.ts'
import type { PublishContext } from '../../../releases/context.ts'
import { DATASET_PATH } from '../../documents/dataset-json-ld.ts'
import type { CommuneFacts } from './commune-facts.ts'

const LICENCE_URL = 'https://creativecommons.org/licenses/by/4.0/'

/** The page, the commune it is about and the series it shows, as schema.org has them. */
export function communeJsonLd(facts: CommuneFacts, context: PublishContext, locale: Locale): Graph {
  const { commune } = facts
  const { absoluteUrl, asOf, releaseId, sample } = context
  const name = communeName(commune, locale)
  const page = absoluteUrl(ADDRESSES.commune(locale, commune.slug))
  const place = { '@id': `${absoluteUrl(ADDRESSES.commune('en', commune.slug))}#place` }
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
        breadcrumb: breadcrumb(name, context, locale),
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
        license: LICENCE_URL,
        creator: { '@type': 'Organization', name: sayIn(locale)('site.name'), url: absoluteUrl('/') },
        isAccessibleForFree: true,
        dateModified: asOf,
        version: releaseId,
        temporalCoverage: coverage(facts),
        spatialCoverage: place,
        includedInDataCatalog: { '@type': 'DataCatalog', '@id': absoluteUrl(DATASET_PATH) },
        distribution: [{ '@type': 'DataDownload', encodingFormat: 'text/markdown', contentUrl: `${page}/md` }],
      },
    ],
  }
}

function breadcrumb(name: string, { absoluteUrl }: PublishContext, locale: Locale): BreadcrumbList {
  const items = [
    { name: sayIn(locale)('site.name'), item: absoluteUrl(ADDRESSES.home(locale)) },
    { name: DOCUMENT_WORDS[locale].communes, item: absoluteUrl(ADDRESSES.communes(locale)) },
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

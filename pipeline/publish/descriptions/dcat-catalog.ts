import { DATASET_AUTHOR, DATASET_TITLE } from '../../../content/say/market/dataset-name.ts'
import { licenceUrl } from '../../../models/licences/licence.ts'
import { SAMPLE_NOTICE } from '../../releases/context.ts'
import { fileOf, type DescribedTables } from './described-tables.ts'

const AUTHORITY = 'http://publications.europa.eu/resource/authority'
const MEDIA_TYPES = 'https://www.iana.org/assignments/media-types'
const FORMATS = [
  { format: 'csv', fileType: 'CSV', mediaType: 'text/csv' },
  { format: 'parquet', fileType: 'PARQUET', mediaType: 'application/vnd.apache.parquet' },
] as const

/** The public tables as a catalogue in DCAT-AP, which portals of open data harvest. */
export function dcatCatalog({ tables, rights, files, context }: DescribedTables): object {
  const { absoluteUrl, asOf, releaseId, sample } = context
  const publisher = { '@id': absoluteUrl('/#publisher'), '@type': 'foaf:Agent', 'foaf:name': english(DATASET_AUTHOR) }
  const modified = { '@value': asOf, '@type': 'xsd:date' }
  const notice = sample ? ` ${SAMPLE_NOTICE}` : ''
  return {
    '@context': CONTEXT,
    '@id': absoluteUrl('/data/catalog.jsonld'),
    '@type': 'dcat:Catalog',
    'dct:title': english(DATASET_TITLE),
    'dct:description': english(`Public tables of release ${releaseId}.${notice}`),
    'dct:publisher': publisher,
    'dct:modified': modified,
    'dct:language': { '@id': `${AUTHORITY}/language/ENG` },
    'foaf:homepage': { '@id': absoluteUrl('/en/data') },
    'dcat:dataset': tables.map(({ name, description, unit, key, columns }) => ({
      '@id': absoluteUrl(`/data/catalog.jsonld#${name}`),
      '@type': 'dcat:Dataset',
      'dct:title': english(`${DATASET_TITLE}: ${name}`),
      'dct:description': english(`${description} One row per ${unit}, told apart by ${key.join(', ')}.${notice}`),
      'dct:identifier': name,
      'dcat:version': releaseId,
      'dcat:keyword': columns.map((column) => english(column.name)),
      'dcat:theme': { '@id': `${AUTHORITY}/data-theme/ECON` },
      'dct:spatial': { '@id': `${AUTHORITY}/country/LUX` },
      'dct:publisher': { '@id': publisher['@id'] },
      'dct:modified': modified,
      'dct:provenance': {
        '@type': 'dct:ProvenanceStatement',
        'rdfs:label': english(
          rights(name)
            .sources.map(({ producer, title }) => `${producer}: ${title}`)
            .join('; '),
        ),
      },
      'dcat:distribution': FORMATS.flatMap(({ format, fileType, mediaType }) => {
        const file = fileOf({ files }, name, format)
        if (file === undefined) return []
        const address = { '@id': absoluteUrl(file.publicPath!) }
        return [
          {
            '@id': absoluteUrl(`/data/catalog.jsonld#${name}.${format}`),
            '@type': 'dcat:Distribution',
            'dcat:accessURL': address,
            'dcat:downloadURL': address,
            'dcat:mediaType': { '@id': `${MEDIA_TYPES}/${mediaType}` },
            'dct:format': { '@id': `${AUTHORITY}/file-type/${fileType}` },
            'dct:license': licence(rights(name).licence),
            'dcat:byteSize': { '@value': file.bytes, '@type': 'xsd:nonNegativeInteger' },
            'spdx:checksum': {
              '@type': 'spdx:Checksum',
              'spdx:algorithm': { '@id': 'http://spdx.org/rdf/terms#checksumAlgorithm_sha256' },
              'spdx:checksumValue': { '@value': file.sha256, '@type': 'xsd:hexBinary' },
            },
          },
        ]
      }),
    })),
  }
}

function english(text: string): { '@value': string; '@language': 'en' } {
  return { '@value': text, '@language': 'en' }
}

function licence(name: string): object {
  const url = licenceUrl(name)
  return url === null ? { '@type': 'dct:LicenseDocument', 'dct:title': english(name) } : { '@id': url }
}

const CONTEXT = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  spdx: 'http://spdx.org/rdf/terms#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
}

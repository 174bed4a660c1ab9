import { DATASET_AUTHOR, DATASET_TITLE, citedTitle } from '../../../content/say/market/dataset-name.ts'
import { licenceUrl } from '../../../models/licences/licence.ts'
import { SAMPLE_NOTICE } from '../../releases/context.ts'
import type { PublicColumn } from '../tables/public-table.ts'
import { fileOf, licenceOfAll, licencesByTable, type DescribedTables } from './described-tables.ts'

const DATA_TYPES: Readonly<Record<PublicColumn['type'], string>> = {
  VARCHAR: 'sc:Text',
  'VARCHAR[]': 'sc:Text',
  BIGINT: 'sc:Integer',
  DOUBLE: 'sc:Float',
  BOOLEAN: 'sc:Boolean',
  DATE: 'sc:Date',
}

/** The public tables as a Croissant 1.1 dataset: each Parquet file with its hash, each column as a field of a record set. */
export function croissant({ tables, rights, files, context }: DescribedTables): object {
  const { absoluteUrl, asOf, releaseId, sample } = context
  const licence = licenceOfAll({ tables, rights }) ?? licencesByTable({ tables, rights })
  const published = tables.flatMap((table) => {
    const file = fileOf({ files }, table.name, 'parquet')
    return file === undefined ? [] : [{ table, file }]
  })
  return {
    '@context': CONTEXT,
    '@type': 'sc:Dataset',
    conformsTo: 'http://mlcommons.org/croissant/1.1',
    name: 'luxembourg-property-market',
    description: `${DATASET_TITLE}, tables of release ${releaseId}.${sample ? ` ${SAMPLE_NOTICE}` : ''}`,
    url: absoluteUrl('/en/data'),
    license: licenceUrl(licence) ?? licence,
    version: releaseId,
    datePublished: asOf,
    citeAs: `${DATASET_AUTHOR}: ${citedTitle(sample)}, release ${releaseId}, ${asOf}`,
    creator: { '@type': 'sc:Organization', name: DATASET_AUTHOR, url: absoluteUrl('/') },
    distribution: published.map(({ table: { name, description }, file: { publicPath, bytes, sha256 } }) => ({
      '@type': 'cr:FileObject',
      '@id': `${name}.parquet`,
      name: `${name}.parquet`,
      description,
      contentUrl: absoluteUrl(publicPath!),
      encodingFormat: 'application/vnd.apache.parquet',
      contentSize: `${bytes} B`,
      sha256,
    })),
    recordSet: published.map(({ table: { name, description, unit, key, columns } }) => ({
      '@type': 'cr:RecordSet',
      '@id': name,
      name,
      description: `${description} One record per ${unit}.`,
      key: key.map((column) => ({ '@id': `${name}/${column}` })),
      field: columns.map((column) => ({
        '@type': 'cr:Field',
        '@id': `${name}/${column.name}`,
        name: column.name,
        description: column.unit === null ? column.description : `${column.description} (${column.unit})`,
        dataType: DATA_TYPES[column.type],
        ...(column.type === 'VARCHAR[]' && { isArray: true, arrayShape: '-1' }),
        source: { fileObject: { '@id': `${name}.parquet` }, extract: { column: column.name } },
      })),
    })),
  }
}

/** Words of Croissant that its readers look for by these names. */
const CONTEXT = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  sc: 'https://schema.org/',
  cr: 'http://mlcommons.org/croissant/',
  dct: 'http://purl.org/dc/terms/',
  ...Object.fromEntries(
    ['arrayShape', 'citeAs', 'column', 'extract', 'field', 'fileObject', 'isArray', 'key', 'recordSet', 'source'].map(
      (word) => [word, `cr:${word}`],
    ),
  ),
  conformsTo: 'dct:conformsTo',
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
}

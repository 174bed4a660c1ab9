import type { DataCatalog, WithContext } from 'schema-dts'
import type { ReleaseFile } from '../../../models/contracts/release/release.ts'
import { DATASET_PATH } from '../../../content/html/addresses.ts'
import { DATASET_AUTHOR, DATASET_TITLE } from '../../../content/say/market/dataset-name.ts'
import { licenceOfAll } from '../descriptions/described-tables.ts'
import { licenceStatement } from '../../../models/licences/licence.ts'
import { SAMPLE_NOTICE, type PublishContext } from '../../releases/context.ts'
import type { TableRights } from '../tables/table-rights.ts'
import type { DictionaryTable } from '../tables/tables.ts'

/** The public tables as a schema.org DataCatalog of Datasets, each with its files, their hashes and the meaning of its columns. */
export function datasetJsonLd(
  tables: readonly DictionaryTable[],
  rights: TableRights,
  files: readonly ReleaseFile[],
  { absoluteUrl, asOf, releaseId, sample }: Pick<PublishContext, 'absoluteUrl' | 'asOf' | 'releaseId' | 'sample'>,
): WithContext<DataCatalog> {
  const creator = {
    '@type': 'Organization' as const,
    name: DATASET_AUTHOR,
    url: absoluteUrl('/'),
  }
  const all = licenceOfAll({ tables, rights }) ?? 'by table'
  const own = { creator, isAccessibleForFree: true, dateModified: asOf, version: releaseId }
  return {
    '@context': 'https://schema.org',
    '@type': 'DataCatalog',
    '@id': absoluteUrl(DATASET_PATH),
    name: DATASET_TITLE,
    description: `Tables of release ${releaseId}, licence ${all}.${sample ? ` ${SAMPLE_NOTICE}` : ''}`,
    license: licenceStatement(all),
    ...own,
    dataset: tables.map(({ name, description, unit, key, columns }) => ({
      '@type': 'Dataset',
      '@id': `${absoluteUrl(DATASET_PATH)}#${name}`,
      name: `${DATASET_TITLE}: ${name}`,
      description: `${description} One row per ${unit}, told apart by ${key.join(', ')}.${sample ? ` ${SAMPLE_NOTICE}` : ''}`,
      identifier: `${releaseId}/${name}`,
      license: licenceStatement(rights(name).licence),
      isBasedOn: rights(name).sources.map(({ title, producer, url, licence }) => ({
        '@type': 'CreativeWork',
        name: title,
        creator: { '@type': 'Organization', name: producer },
        license: licenceStatement(licence),
        ...(url === null ? {} : { url }),
      })),
      ...own,
      spatialCoverage: { '@type': 'Country', name: 'Luxembourg', identifier: 'LU' },
      variableMeasured: columns.map((column) => ({
        '@type': 'PropertyValue',
        name: column.name,
        description: column.description || column.name,
        ...(column.unit ? { unitText: column.unit } : {}),
      })),
      distribution: files
        .filter(({ publicPath }) => publicPath?.replace(/\.(?:csv|parquet)$/, '') === `/data/${name}`)
        .map(({ publicPath, contentType, bytes, sha256 }) => ({
          '@type': 'DataDownload',
          contentUrl: absoluteUrl(publicPath!),
          encodingFormat: contentType.split(';')[0],
          contentSize: `${bytes} B`,
          sha256,
        })),
    })),
  }
}

/**
 * SHA-256 of the files for download, as `sha256sum --check` reads it in a folder that holds them. A file with the address of its server
 * in it has another hash at each and is left out.
 */
export function checksums(files: readonly ReleaseFile[]): string {
  return files
    .flatMap(({ publicPath, sha256, addressMarks }) => {
      const name = /^\/data\/([\w.-]+\.\w+)$/.exec(publicPath ?? '')?.[1]
      return name && addressMarks === undefined ? [`${sha256}  ${name}\n`] : []
    })
    .join('')
}

import type { DataCatalog, WithContext } from 'schema-dts'
import type { ReleaseFile } from '../../../models/contracts/release/release.ts'
import { DATA_LICENCE, SAMPLE_NOTICE, type PublishContext } from '../../releases/context.ts'
import type { DictionaryTable } from '../tables/tables.ts'

const LICENCE_URL = 'https://creativecommons.org/licenses/by/4.0/'
export const DATASET_PATH = '/data/datasets.jsonld'

/** The public tables as a schema.org DataCatalog of Datasets, each with its files, their hashes and the meaning of its columns. */
export function datasetJsonLd(
  tables: readonly DictionaryTable[],
  files: readonly ReleaseFile[],
  { absoluteUrl, asOf, releaseId, sample }: Pick<PublishContext, 'absoluteUrl' | 'asOf' | 'releaseId' | 'sample'>,
): WithContext<DataCatalog> {
  const creator = {
    '@type': 'Organization' as const,
    name: 'Property intelligence for Luxembourg',
    url: absoluteUrl('/'),
  }
  const own = { license: LICENCE_URL, creator, isAccessibleForFree: true, dateModified: asOf, version: releaseId }
  return {
    '@context': 'https://schema.org',
    '@type': 'DataCatalog',
    '@id': absoluteUrl(DATASET_PATH),
    name: 'Public tables on the property market of Luxembourg',
    description: `Tables of release ${releaseId}, licence ${DATA_LICENCE}.${sample ? ` ${SAMPLE_NOTICE}` : ''}`,
    ...own,
    dataset: tables.map(({ name, description, unit, key, columns }) => ({
      '@type': 'Dataset',
      '@id': `${absoluteUrl(DATASET_PATH)}#${name}`,
      name: `Luxembourg property market: ${name}`,
      description: `${description} One row per ${unit}, told apart by ${key.join(', ')}.${sample ? ` ${SAMPLE_NOTICE}` : ''}`,
      identifier: `${releaseId}/${name}`,
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

/** SHA-256 of the files for download, as `sha256sum --check` reads it in a folder that holds them. */
export function checksums(files: readonly ReleaseFile[]): string {
  return files
    .flatMap(({ publicPath, sha256 }) => {
      const name = /^\/data\/([\w.-]+\.\w+)$/.exec(publicPath ?? '')?.[1]
      return name ? [`${sha256}  ${name}\n`] : []
    })
    .join('')
}

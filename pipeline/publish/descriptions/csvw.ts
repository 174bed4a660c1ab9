import { DATASET_TITLE } from '../../../content/say/market/dataset-name.ts'
import { licenceUrl } from '../../../models/licences/licence.ts'
import type { PublicColumn } from '../tables/public-table.ts'
import { fileOf, type DescribedTables } from './described-tables.ts'

const DATATYPES: Readonly<Record<PublicColumn['type'], string | { base: string; format: string }>> = {
  VARCHAR: 'string',
  'VARCHAR[]': 'string',
  BIGINT: 'integer',
  DOUBLE: 'number',
  BOOLEAN: { base: 'boolean', format: 'true|false' },
  DATE: { base: 'date', format: 'yyyy-MM-dd' },
}
/** Between the values of a list in a cell. */
const LIST_SEPARATOR = '|'

/** The CSV files as a table group of CSV on the Web: type, meaning and key of each column. Lies beside the files that it names. */
export function csvw({ tables, rights, files, context: { releaseId, asOf } }: DescribedTables): object {
  return {
    '@context': ['http://www.w3.org/ns/csvw', { '@language': 'en' }],
    'dc:title': `${DATASET_TITLE}, release ${releaseId}`,
    'dc:modified': asOf,
    tables: tables
      .filter(({ name }) => fileOf({ files }, name, 'csv') !== undefined)
      .map(({ name, description, unit, key, columns }) => ({
        url: `${name}.csv`,
        'dc:description': `${description} One row per ${unit}.`,
        'dc:license': licenceUrl(rights(name).licence) ?? rights(name).licence,
        tableSchema: {
          columns: columns.map((column) => ({
            name: column.name,
            titles: column.name,
            'dc:description': column.unit === null ? column.description : `${column.description} (${column.unit})`,
            datatype: DATATYPES[column.type],
            ...(column.type === 'VARCHAR[]' && { separator: LIST_SEPARATOR }),
            required: !column.nullable,
          })),
          primaryKey: key,
        },
      })),
  }
}

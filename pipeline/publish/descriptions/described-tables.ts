import { NOT_STATED, strictestLicence } from '../../../models/licences/licence.ts'
import type { ReleaseFile } from '../../../models/contracts/release/release.ts'
import type { PublishContext } from '../../releases/context.ts'
import type { TableRights } from '../tables/table-rights.ts'
import type { DictionaryTable } from '../tables/tables.ts'

/** Everything that a description of the public tables is made from. */
export interface DescribedTables {
  readonly tables: readonly DictionaryTable[]
  readonly rights: TableRights
  readonly files: readonly ReleaseFile[]
  readonly context: Pick<PublishContext, 'absoluteUrl' | 'asOf' | 'releaseId' | 'sample'>
}

/** Licence of all tables together: the strictest of theirs; null where a table states none, so that each has its own. */
export function licenceOfAll({ tables, rights }: Pick<DescribedTables, 'tables' | 'rights'>): string | null {
  const licence = strictestLicence(tables.map(({ name }) => rights(name).licence))
  return licence === NOT_STATED ? null : licence
}

/** The licences of the tables in words, each with its tables: `by table: CC BY 4.0 (trends); not stated (listings)`. */
export function licencesByTable({ tables, rights }: Pick<DescribedTables, 'tables' | 'rights'>): string {
  const groups = Map.groupBy(tables, ({ name }) => rights(name).licence)
  const parts = [...groups].map(([licence, members]) => `${licence} (${members.map(({ name }) => name).join(', ')})`)
  return `by table: ${parts.sort().join('; ')}`
}

/** The file of a table in a format; undefined where a release has none. */
export function fileOf(
  { files }: Pick<DescribedTables, 'files'>,
  table: string,
  format: 'csv' | 'parquet',
): ReleaseFile | undefined {
  return files.find(({ publicPath }) => publicPath === `/data/${table}.${format}`)
}

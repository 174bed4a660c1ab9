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

export const PUBLISHER = 'Property intelligence for Luxembourg'
export const TITLE = 'Property market of Luxembourg'

/** The file of a table in a format; undefined where a release has none. */
export function fileOf(
  { files }: Pick<DescribedTables, 'files'>,
  table: string,
  format: 'csv' | 'parquet',
): ReleaseFile | undefined {
  return files.find(({ publicPath }) => publicPath === `/data/${table}.${format}`)
}

import { join } from 'node:path'
import { ATTACHABLE_PATH } from '../../../content/html/addresses.ts'
import type { PublishContext } from '../../releases/context.ts'
import type { ReleaseWriter } from '../../releases/release-writer.ts'
import { openWarehouse } from '../../warehouse/warehouse.ts'
import { ANSWERS } from './attachable-views.ts'
import { explainedDictionary, type ExplainedTable } from './dictionary.ts'
import { packedLevels } from './packed-levels.ts'
import { commentsOn, pathText, text } from './sql-text.ts'
import type { TableRights } from './table-rights.ts'
import { FEW_GROUPS, writeDatabase } from './write-database.ts'

/** The table that is asked by area, and rows in a group of it: a question passes over groups without its area. */
const IN_GROUPS = 'trends'
const GROUP_ROWS = 8192

/** Meaning of the table `dictionary`. */
const DICTIONARY =
  'Every column of every table: meaning, unit, allowed values, and the warehouse columns it is made from.'

type Statement = Pick<PublishContext, 'releaseId' | 'asOf' | 'quarter' | 'market' | 'sample'>

/**
 * Writes one DuckDB file with every public table, comments on tables and columns, views and macros. The same tables give the same bytes.
 * Call after the tables have been written: they are read from their Parquet files.
 */
export async function publishAttachable(writer: ReleaseWriter, rights: TableRights, release: Statement): Promise<void> {
  const fileOf = (name: string): string =>
    `read_parquet(${pathText(join(writer.directory, 'public', 'data', `${name}.parquet`))})`
  const warehouse = await openWarehouse({ location: ':memory:', threads: 1 })
  try {
    const tables = await explainedDictionary(warehouse)
    const levels = await packedLevels(warehouse, fileOf)
    const create = (table: ExplainedTable): string => `CREATE TABLE ${tableName(table)} AS FROM ${fileOf(table.name)}`
    const statements = [
      ...releaseStatements(release),
      ...tables.filter(({ name }) => name !== IN_GROUPS).map(create),
      'BEGIN TRANSACTION',
      ...tables.flatMap((table) => tableComments(table, rights(table.name).licence)),
      'COMMIT',
      ...dictionaryStatements(tables, rights),
      ...ANSWERS.flatMap(({ name, kind, question, sql, like, columns }) => [
        `CREATE ${kind.replace(' TABLE', '')} ${sql}`,
        ...commentsOn(kind, name, question, {
          ...(like && meanings(tables.find((table) => table.name === like)!)),
          ...columns,
        }),
      ]),
    ]
    await writer.adopt(
      `public${ATTACHABLE_PATH}`,
      { contentType: 'application/vnd.duckdb', publicPath: ATTACHABLE_PATH },
      // Small parts come first: each leaves its catalogue behind.
      (file) =>
        writeDatabase(file, [
          levels,
          { groupRows: GROUP_ROWS, statements: tables.filter(({ name }) => name === IN_GROUPS).map(create) },
          { groupRows: FEW_GROUPS, statements },
        ]),
    )
  } finally {
    warehouse.close()
  }
}

/** Name in SQL without quotation marks. */
export function tableName({ name }: { name: string }): string {
  return name.replaceAll('-', '_')
}

function releaseStatements({ releaseId, asOf, quarter, market, sample }: Statement): string[] {
  return [
    `CREATE TABLE release AS SELECT ${text(releaseId)} AS release_id, DATE ${text(asOf)} AS as_of, ${text(quarter)} AS quarter,
       ${text(market)} AS market, ${sample} AS sample`,
    ...commentsOn('TABLE', 'release', 'The release that this file belongs to. One row.', {
      release_id: 'id of the release',
      as_of: 'day that the release is of',
      quarter: 'newest quarter',
      market: 'name of the market',
      sample: 'whether the market is invented',
    }),
  ]
}

function tableComments(table: ExplainedTable, licence: string): string[] {
  const name = tableName(table)
  const statement = `${table.description} One row per ${table.unit}. Key: ${table.key.join(', ')}. Licence: ${licence}.`
  return commentsOn('TABLE', name, statement, meanings(table))
}

function meanings({ columns }: ExplainedTable): Record<string, string> {
  return Object.fromEntries(
    columns.map(({ name, description, unit }) => [name, `${description}${unit === null ? '' : ` [${unit}]`}`]),
  )
}

function dictionaryStatements(tables: readonly ExplainedTable[], rights: TableRights): string[] {
  const rows = tables.flatMap((table, at) =>
    table.columns.map((column, position) => ({
      tableName: tableName(table),
      at,
      position,
      column: column.name,
      type: column.type,
      unit: column.unit,
      allowed: column.allowed,
      nullable: column.nullable,
      meaning: column.description,
      isKey: table.key.includes(column.name),
      madeFrom: column.from,
      licence: rights(table.name).licence,
    })),
  )
  const shape =
    '[{"tableName":"VARCHAR","at":"INTEGER","position":"INTEGER","column":"VARCHAR","type":"VARCHAR","unit":"VARCHAR","allowed":"VARCHAR",' +
    '"nullable":"BOOLEAN","meaning":"VARCHAR","isKey":"BOOLEAN","madeFrom":["VARCHAR"],"licence":"VARCHAR"}]'
  return [
    `CREATE TABLE dictionary AS SELECT r.tableName AS table_name, r."column" AS column_name, r.type AS column_type, r.unit, r.allowed, r.nullable,
       r.isKey AS is_key, r.meaning, r.madeFrom AS made_from, r.licence
     FROM (SELECT unnest(from_json(${text(JSON.stringify(rows))}, '${shape}')) AS r) ORDER BY r.at, r.position`,
    ...commentsOn('TABLE', 'dictionary', DICTIONARY, {
      table_name: 'table of this file',
      column_name: 'column of the table',
      column_type: 'type of its values',
      unit: 'unit; null: none',
      allowed: 'allowed values',
      nullable: 'whether it may be null',
      is_key: 'whether it is one of the columns that tell the rows apart',
      meaning: 'meaning',
      made_from: 'columns of the warehouse that it is made from',
      licence: 'licence of the table',
    }),
  ]
}

import { sha256Of } from '../../../models/kernel/sha256-of.ts'
import { dataDictionary } from '../tables/tables.ts'
import { tableName } from '../tables/attachable-file.ts'
import type { LakeColumn, LakeFile } from './lake-files.ts'
import { LAKE_VERSION, type LakeRows, type LakeTable } from './lake-schema.ts'

/** A release and its Parquet files. */
export interface LakeRelease {
  id: string
  asOf: string
  files: LakeFile[]
}

/** Placeholder: whoever attaches the lake says where its releases are. */
const LAKE_DATA_PATH = 'releases/'
const SCHEMA = 0

interface Column {
  id: number
  order: number
  column: LakeColumn
  begin: number
}

interface Table {
  id: number
  begin: number
  /** By name; a column whose type changed is another column. */
  columns: Map<string, Column>
  nextColumn: number
  nextRow: number
  file: { row: (string | number | boolean | null)[]; file: LakeFile } | null
}

/**
 * Makes the rows of a DuckLake catalogue in which each release is a snapshot: its tables have the one file of that release.
 * @param releases oldest first
 */
export function lakeCatalog(releases: readonly LakeRelease[]): LakeRows {
  const rows: Required<LakeRows> = Object.create(null) as Required<LakeRows>
  const add = (table: LakeTable, ...values: (string | number | boolean | null)[]) => {
    ;(rows[table] ??= []).push(values)
    return values
  }
  const tables = new Map<string, Table>()
  let [catalogId, fileId, schemaVersion] = [SCHEMA + 1, 0, 0]

  add('ducklake_metadata', 'version', LAKE_VERSION, null, null)
  add('ducklake_metadata', 'created_by', 'lux', null, null)
  add('ducklake_metadata', 'data_path', LAKE_DATA_PATH, null, null)
  add('ducklake_metadata', 'encrypted', 'false', null, null)
  add('ducklake_schema', SCHEMA, uuidOf('main'), 0, null, 'main', '', true)
  add('ducklake_snapshot', 0, timeOf(releases[0]!), schemaVersion, catalogId, fileId)
  add('ducklake_snapshot_changes', 0, 'created_schema:"main"', null, null, null)
  for (const [index, release] of releases.entries()) addRelease(release, index + 1)
  for (const [name, table] of tables) closeTable(name, table, null)
  return rows

  function addRelease(release: LakeRelease, snapshot: number): void {
    const changes: string[] = []
    const gone = [...tables].filter(([name]) => !release.files.some(({ table }) => table === name))
    for (const [name, table] of gone) {
      closeTable(name, table, snapshot)
      tables.delete(name)
      changes.push(`dropped_table:${table.id}`)
    }
    let isChanged = gone.length > 0
    for (const file of release.files) {
      const known = tables.get(file.table)
      const table = known ?? {
        id: catalogId++,
        begin: snapshot,
        columns: new Map(),
        nextColumn: 1,
        nextRow: 0,
        file: null,
      }
      tables.set(file.table, table)
      const isOther = updateColumns(table, file, snapshot)
      if (!known) changes.push(`created_table:"main"."${file.table}"`)
      else if (isOther) changes.push(`altered_table:${table.id}`)
      if (known) changes.push(`deleted_from_table:${table.id}`)
      changes.push(`inserted_into_table:${table.id}`)
      if (isOther) add('ducklake_schema_versions', snapshot, schemaVersion + 1, table.id)
      isChanged ||= isOther
      addFile(table, file, snapshot)
    }
    if (isChanged) schemaVersion++
    add('ducklake_snapshot', snapshot, timeOf(release), schemaVersion, catalogId, fileId)
    add('ducklake_snapshot_changes', snapshot, changes.join(','), null, release.id, null)
  }

  /** @returns whether any column came, went or changed its type or place */
  function updateColumns(table: Table, file: LakeFile, snapshot: number): boolean {
    const before = JSON.stringify([...table.columns.values()].map(({ id, order }) => [id, order]))
    const next = new Map<string, Column>()
    for (const [order, column] of file.columns.entries()) {
      const known = table.columns.get(column.name)
      const isSame =
        known?.column.type === column.type && known.column.isList === column.isList && known.order === order
      if (known && isSame) {
        next.set(column.name, { ...known, column })
        continue
      }
      // Another place is another version of the same column; another type is another column.
      const id =
        known && known.column.type === column.type && known.column.isList === column.isList
          ? known.id
          : table.nextColumn
      if (id === table.nextColumn) table.nextColumn += column.isList ? 2 : 1
      next.set(column.name, { id, order, column, begin: snapshot })
    }
    for (const [name, column] of table.columns)
      if (next.get(name)?.begin !== column.begin) addColumn(table, column, snapshot)
    table.columns = next
    return JSON.stringify([...next.values()].map(({ id, order }) => [id, order])) !== before
  }

  function addColumn({ id: tableId }: Table, { id, order, column, begin }: Column, end: number | null): void {
    const row = (columnId: number, name: string, type: string, parent: number | null): void =>
      void add(
        'ducklake_column',
        columnId,
        begin,
        end,
        tableId,
        order,
        name,
        type,
        null,
        null,
        true,
        parent,
        null,
        null,
      )
    row(id, column.name, column.isList ? 'list' : column.type, null)
    if (column.isList) row(id + 1, 'element', column.type, id)
  }

  function addFile(table: Table, file: LakeFile, snapshot: number): void {
    if (table.file) table.file.row[3] = snapshot
    const mapping = catalogId++
    const id = fileId++
    const { path, rows: count, bytes, footerBytes } = file
    const row = add(
      'ducklake_data_file',
      id,
      table.id,
      snapshot,
      null,
      id,
      path,
      true,
      'parquet',
      count,
      bytes,
      footerBytes,
      table.nextRow,
      null,
      null,
      mapping,
      null,
    )
    add('ducklake_column_mapping', mapping, table.id, 'map_by_name')
    for (const { id: columnId, column } of table.columns.values()) {
      add('ducklake_name_mapping', mapping, columnId, column.name, columnId, null, false)
      if (column.isList) add('ducklake_name_mapping', mapping, columnId + 1, 'element', columnId + 1, columnId, false)
      const { values, nulls, min, max, hasNan } = column
      add(
        'ducklake_file_column_stats',
        id,
        table.id,
        leafOf(columnId, column),
        column.bytes,
        values,
        nulls,
        min,
        max,
        hasNan,
        null,
      )
    }
    table.nextRow += count
    table.file = { row, file }
  }

  /** Adds the rows of which there is one for the whole life of a table. @param end snapshot that no longer has it */
  function closeTable(name: string, table: Table, end: number | null): void {
    add('ducklake_table', table.id, uuidOf(name, table.id), table.begin, end, SCHEMA, name, '', true)
    for (const column of table.columns.values()) addColumn(table, column, end)
    if (end !== null) {
      table.file!.row[3] = end
      return
    }
    const { file } = table.file!
    add('ducklake_table_stats', table.id, file.rows, table.nextRow, file.bytes)
    for (const { id, column } of table.columns.values())
      add(
        'ducklake_table_column_stats',
        table.id,
        leafOf(id, column),
        column.nulls > 0,
        column.hasNan,
        column.min,
        column.max,
        null,
      )
    const described = dataDictionary().find((each) => tableName(each) === name)
    if (!described) return
    add('ducklake_tag', table.id, table.begin, null, 'comment', described.description)
    for (const { name: columnName, description } of described.columns) {
      const column = table.columns.get(columnName)
      if (column) add('ducklake_column_tag', table.id, column.id, column.begin, null, 'comment', description)
    }
  }
}

/** Column that has the values: of a list, its element. */
function leafOf(id: number, { isList }: LakeColumn): number {
  return isList ? id + 1 : id
}

function timeOf({ asOf }: LakeRelease): string {
  return `${asOf} 00:00:00+00`
}

/** The same name for the same thing in every release. */
function uuidOf(...parts: (string | number)[]): string {
  const hash = sha256Of(JSON.stringify(parts))
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5')
}

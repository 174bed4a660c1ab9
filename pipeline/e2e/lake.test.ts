import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LAKE_PATH } from '../../content/html/addresses.ts'
import { publishLake } from '../publish/lake/publish-lake.ts'
import { PUBLIC_TABLES } from '../publish/tables/tables.ts'
import { tableName } from '../publish/tables/attachable-file.ts'
import { createReleaseWriter } from '../releases/release-writer.ts'
import { contentOf, type LuxHome } from '../testing/lux-home.ts'
import { LAKE_TYPES } from '../publish/lake/lake-files.ts'
import { twoPartsHome } from '../testing/market-homes.ts'
import { openWarehouse, type Warehouse } from '../warehouse/warehouse.ts'

vi.setConfig({ hookTimeout: 600_000 })

/** Name of each type in the specification. */
const TYPES: Readonly<Record<string, string>> = { ...LAKE_TYPES, 'VARCHAR[]': 'list' }

let home: LuxHome
let folder: string
let lake: Warehouse
beforeAll(async () => {
  home = await twoPartsHome()
  folder = mkdtempSync(join(tmpdir(), 'lake-'))
  // The addresses of a server: /releases/<id>/data.
  for (const { id } of home.store.list())
    cpSync(join(home.store.directory, id, 'public', 'data'), join(folder, id, 'data'), { recursive: true })
  lake = await openWarehouse({ location: ':memory:', threads: 1 })
  await lake.run(`ATTACH '${join(folder, home.release().id, LAKE_PATH)}' AS lake (READ_ONLY); USE lake`)
})
afterAll(() => {
  lake?.close()
  home?.remove()
  if (folder) rmSync(folder, { recursive: true })
})

const valid = (snapshot: number, name = ''): string =>
  `${snapshot} >= ${name}begin_snapshot AND (${snapshot} < ${name}end_snapshot OR ${name}end_snapshot IS NULL)`

interface File {
  tableId: number
  tableName: string
  dataFileId: number
  path: string
  recordCount: number
  fileSizeBytes: number
  footerSize: number
  mappingId: number
}

/** Files of every table at a snapshot, found as the specification says. */
function filesAt(snapshot: number): Promise<File[]> {
  return lake.all<File>(
    `SELECT t.table_id, t.table_name, f.data_file_id, m.value || s.path || t.path || f.path AS path,
       f.record_count, f.file_size_bytes, f.footer_size, f.mapping_id
     FROM ducklake_schema s JOIN ducklake_table t USING (schema_id) JOIN ducklake_data_file f USING (table_id), ducklake_metadata m
     WHERE m.key = 'data_path' AND s.path_is_relative AND t.path_is_relative AND f.path_is_relative
       AND ${valid(snapshot, 's.')} AND ${valid(snapshot, 't.')} AND ${valid(snapshot, 'f.')} ORDER BY table_name, file_order`,
  )
}
const local = ({ path }: File): string => join(folder, path.replace(/^releases\//, ''))
const read = (file: File): string => `read_parquet('${local(file)}')`

describe('the catalogue of a frozen lake', () => {
  it('has a snapshot for each release, after the one that made the schema', async () => {
    const snapshots = await lake.all(
      `SELECT snapshot_id, strftime(snapshot_time, '%Y-%m-%d') AS day, commit_message
       FROM ducklake_snapshot JOIN ducklake_snapshot_changes USING (snapshot_id) ORDER BY 1`,
    )
    const releases = home.store.list().toReversed()
    expect(releases).toHaveLength(2)
    expect(snapshots).toEqual([
      { snapshotId: 0, day: releases[0]!.asOf, commitMessage: null },
      ...releases.map(({ id, asOf }, index) => ({ snapshotId: index + 1, day: asOf, commitMessage: id })),
    ])
  })

  it.each([1, 2])('says of each file at snapshot %i what DuckDB reads from it', async (snapshot) => {
    const files = await filesAt(snapshot)
    expect(files.map((file) => file.tableName)).toEqual(PUBLIC_TABLES.map(tableName).sort())
    for (const file of files) {
      const bytes = readFileSync(local(file))
      const { rows } = await lake.one<{ rows: number }>(`SELECT count(*) AS rows FROM ${read(file)}`)
      expect(file, file.path).toMatchObject({ recordCount: rows, fileSizeBytes: bytes.length })
      // The length of the footer stands before the mark at the end of the file.
      expect(file.footerSize).toBe(bytes.readUInt32LE(bytes.length - 8))
    }
  })

  it.each([1, 2])('describes each column at snapshot %i, maps it by name, and bounds its values', async (snapshot) => {
    for (const file of await filesAt(snapshot)) {
      const columns = await lake.all<{ columnId: number; columnName: string; columnType: string; leaf: number }>(
        `SELECT c.column_id, c.column_name, c.column_type, coalesce(e.column_id, c.column_id) AS leaf
         FROM ducklake_column c LEFT JOIN ducklake_column e ON e.table_id = c.table_id AND e.parent_column = c.column_id AND ${valid(snapshot, 'e.')}
         WHERE c.table_id = ${file.tableId} AND c.parent_column IS NULL AND ${valid(snapshot, 'c.')} ORDER BY c.column_order`,
      )
      const described = await lake.all<{ columnName: string; columnType: string }>(
        `SELECT column_name, column_type FROM (DESCRIBE FROM ${read(file)})`,
      )
      expect(columns.map(({ columnName, columnType }) => [columnName, columnType])).toEqual(
        described.map(({ columnName, columnType }) => [columnName, TYPES[columnType]]),
      )
      for (const { columnId, columnName, columnType, leaf } of columns) {
        const mapped = await lake.all<{ sourceName: string }>(
          `SELECT source_name FROM ducklake_name_mapping WHERE mapping_id = ${file.mappingId} AND target_field_id = ${columnId}`,
        )
        expect(mapped).toEqual([{ sourceName: columnName }])
        const value = columnType === 'list' ? `unnest("${columnName}")` : `"${columnName}"`
        const [stats] = await lake.all(
          `SELECT value_count, null_count, min_value, max_value, contains_nan FROM ducklake_file_column_stats
           WHERE data_file_id = ${file.dataFileId} AND column_id = ${leaf} AND table_id = ${file.tableId}`,
        )
        const isNumber = columnType === 'float64'
        expect(stats, `${file.path} ${columnName}`).toEqual(
          await lake.one(
            `SELECT count(*) AS value_count, count(*) FILTER (v IS NULL) AS null_count, min(v)::VARCHAR AS min_value, max(v)::VARCHAR AS max_value,
               ${isNumber ? 'count(*) FILTER (isnan(v)) > 0' : 'NULL::BOOLEAN'} AS contains_nan FROM (SELECT ${value} AS v FROM ${read(file)})`,
          ),
        )
      }
    }
  })

  it('has statistics of tables, which are those of the newest files', async () => {
    for (const file of await filesAt(2)) {
      const { recordCount, fileSizeBytes, tableId, dataFileId } = file
      const table = await lake.one<{ nextRowId: number }>(`FROM ducklake_table_stats WHERE table_id = ${tableId}`)
      expect(table).toMatchObject({ recordCount, fileSizeBytes })
      const { end } = await lake.one<{ end: number }>(
        `SELECT max(row_id_start + record_count) AS end FROM ducklake_data_file WHERE table_id = ${tableId}`,
      )
      expect(table.nextRowId).toBe(end)
      const of = 'SELECT column_id, min_value, max_value, contains_nan, contains_null FROM'
      expect(await lake.all(`${of} ducklake_table_column_stats WHERE table_id = ${tableId} ORDER BY 1`)).toEqual(
        await lake.all(
          `${of} (SELECT *, null_count > 0 AS contains_null FROM ducklake_file_column_stats WHERE data_file_id = ${dataFileId}) ORDER BY 1`,
        ),
      )
    }
  })

  it('numbers everything once, with the next numbers in the newest snapshot', async () => {
    const { nextCatalogId, nextFileId } = await lake.one<{ nextCatalogId: number; nextFileId: number }>(
      'FROM ducklake_snapshot ORDER BY snapshot_id DESC LIMIT 1',
    )
    const ids = await lake.all<{ id: number }>(
      `SELECT schema_id AS id FROM ducklake_schema UNION ALL SELECT DISTINCT table_id FROM ducklake_table
       UNION ALL SELECT mapping_id FROM ducklake_column_mapping ORDER BY 1`,
    )
    expect(ids.map(({ id }) => id)).toEqual(Array.from({ length: nextCatalogId }, (_, index) => index))
    const files = await lake.all<{ id: number }>('SELECT data_file_id AS id FROM ducklake_data_file ORDER BY 1')
    expect(files.map(({ id }) => id)).toEqual(Array.from({ length: nextFileId }, (_, index) => index))
  })

  it('has a comment on every table and column', async () => {
    const { missing } = await lake.one<{ missing: number }>(
      `SELECT (SELECT count(*) FROM ducklake_table t WHERE t.table_id NOT IN (SELECT object_id FROM ducklake_tag WHERE key = 'comment'))
        + (SELECT count(*) FROM ducklake_column c WHERE parent_column IS NULL
           AND (table_id, column_id) NOT IN (SELECT (table_id, column_id) FROM ducklake_column_tag WHERE key = 'comment')) AS missing`,
    )
    expect(missing).toBe(0)
  })

  it('is the same bytes each time, and names no release that is removed when this one is published', async () => {
    const [current, ...earlier] = home.store.list()
    const again = join(folder, 'again')
    const writer = createReleaseWriter(again)
    cpSync(join(home.store.directory, current!.id, 'public', 'data'), join(again, 'public', 'data'), {
      recursive: true,
    })
    rmSync(join(again, 'public', LAKE_PATH))
    const before = earlier.map((each) => ({ ...each, folder: join(home.store.directory, each.id) }))
    const removed = { id: 'removed', quarter: 'Q1-2020', asOf: '2020-03-31', folder: join(folder, 'removed') }
    await publishLake(writer, { releaseId: current!.id, asOf: current!.asOf }, [removed, ...before], 2)
    const [one, other] = [join(again, 'public'), join(home.store.directory, current!.id, 'public')]
    expect(contentOf(join(one, 'data'))['lux.ducklake']).toBe(contentOf(join(other, 'data'))['lux.ducklake'])
    expect(statSync(join(one, LAKE_PATH)).size).toBeLessThan(2_000_000)
  })
})

import { describe, expect, it } from 'vitest'
import { lakeCatalog, type LakeRelease } from './lake-catalog.ts'
import type { LakeColumn, LakeFile } from './lake-files.ts'

const column = (name: string, type = 'int64', isList = false): LakeColumn => ({
  name,
  type,
  isList,
  bytes: 10,
  values: 2,
  nulls: 0,
  min: '1',
  max: '2',
  hasNan: null,
})
const file = (table: string, columns: LakeColumn[], rows = 2): LakeFile => ({
  table,
  path: `r/data/${table}.parquet`,
  rows,
  bytes: 100,
  footerBytes: 50,
  columns,
})
const releases = (...files: LakeFile[][]): LakeRelease[] =>
  files.map((each, index) => ({ id: `r${index + 1}`, asOf: `2026-0${index + 1}-01`, files: each }))

/** Columns of a table at a snapshot: id, name and type, in their order. */
function columnsAt(rows: ReturnType<typeof lakeCatalog>, tableId: number, snapshot: number): unknown[] {
  return rows
    .ducklake_column!.filter(
      ([, begin, end, table]) =>
        table === tableId && (begin as number) <= snapshot && (end === null || (end as number) > snapshot),
    )
    .sort((a, b) => (a[4] as number) - (b[4] as number) || (a[0] as number) - (b[0] as number))
    .map(([id, , , , , name, type]) => [id, name, type])
}

describe('the catalogue of a lake', () => {
  it('keeps the number of a column for as long as its type stays, and gives another one a new number', () => {
    const rows = lakeCatalog(
      releases(
        [file('t', [column('a'), column('b'), column('tags', 'varchar', true)])],
        [file('t', [column('a', 'float64'), column('new'), column('tags', 'varchar', true)])],
        [file('t', [column('a', 'float64'), column('tags', 'varchar', true)])],
      ),
    )
    const tags = [
      [3, 'tags', 'list'],
      [4, 'element', 'varchar'],
    ]
    expect(columnsAt(rows, 1, 1)).toEqual([[1, 'a', 'int64'], [2, 'b', 'int64'], ...tags])
    expect(columnsAt(rows, 1, 2)).toEqual([[5, 'a', 'float64'], [6, 'new', 'int64'], ...tags])
    expect(columnsAt(rows, 1, 3)).toEqual([[5, 'a', 'float64'], ...tags])
    expect(rows.ducklake_snapshot!.map(([, , version]) => version)).toEqual([0, 1, 2, 3])
  })

  it('changes nothing of the schema between two releases with the same tables', () => {
    const same = [file('t', [column('a')])]
    const rows = lakeCatalog(releases(same, same))
    expect(rows.ducklake_snapshot!.map(([, , version]) => version)).toEqual([0, 1, 1])
    expect(rows.ducklake_column).toHaveLength(1)
    expect(rows.ducklake_snapshot_changes!.map(([, changes]) => changes)).toEqual([
      'created_schema:"main"',
      'created_table:"main"."t",inserted_into_table:1',
      'deleted_from_table:1,inserted_into_table:1',
    ])
    // Begin, end, first row.
    expect(rows.ducklake_data_file!.map((row) => [row[2], row[3], row[11]])).toEqual([
      [1, 2, 0],
      [2, null, 2],
    ])
  })

  it('ends a table that a release no longer has, with its columns and its file', () => {
    const rows = lakeCatalog(
      releases([file('gone', [column('a')]), file('t', [column('a')])], [file('t', [column('a')])]),
    )
    const gone = rows.ducklake_table!.find((row) => row[5] === 'gone')!
    expect([gone[2], gone[3]]).toEqual([1, 2])
    expect(columnsAt(rows, gone[0] as number, 1)).toHaveLength(1)
    expect(columnsAt(rows, gone[0] as number, 2)).toEqual([])
    expect(rows.ducklake_data_file!.find((row) => row[1] === gone[0])![3]).toBe(2)
    expect(rows.ducklake_table_stats!.map(([table]) => table)).not.toContain(gone[0])
  })
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Warehouse } from '../../warehouse/warehouse.ts'
import { tableName } from '../tables/attachable-file.ts'

/** A column of a Parquet file, with exact statistics of its values; those of a list are of its elements. */
export interface LakeColumn {
  name: string
  type: string
  isList: boolean
  bytes: number
  values: number
  nulls: number
  min: string | null
  max: string | null
  /** Null where a value cannot be one. */
  hasNan: boolean | null
}

/** A table of a release as a Parquet file. */
export interface LakeFile {
  table: string
  /** Relative to the folder of releases as servers show it. */
  path: string
  rows: number
  bytes: number
  footerBytes: number
  columns: LakeColumn[]
}

/** Names of types in the specification. */
export const LAKE_TYPES: Readonly<Record<string, string>> = {
  VARCHAR: 'varchar',
  BIGINT: 'int64',
  DOUBLE: 'float64',
  BOOLEAN: 'boolean',
  DATE: 'date',
}

/** Reads what a catalogue says of every Parquet file of a release. @param folder of the release */
export async function lakeFiles(warehouse: Warehouse, releaseId: string, folder: string): Promise<LakeFile[]> {
  const data = join(folder, 'public', 'data')
  const names = readdirSync(data).filter((name) => name.endsWith('.parquet'))
  const files: LakeFile[] = []
  for (const name of names.sort()) {
    const file = `'${join(data, name).replaceAll("'", "''")}'`
    files.push({
      table: tableName({ name: name.replace(/\.parquet$/, '') }),
      path: `${releaseId}/data/${name}`,
      ...(await warehouse.one<Pick<LakeFile, 'rows' | 'bytes' | 'footerBytes'>>(
        `SELECT num_rows AS rows, file_size_bytes AS bytes, footer_size AS footer_bytes FROM parquet_file_metadata(${file})`,
      )),
      columns: await columnsOf(warehouse, file),
    })
  }
  return files
}

async function columnsOf(warehouse: Warehouse, file: string): Promise<LakeColumn[]> {
  const described = await warehouse.all<{ name: string; type: string }>(
    `SELECT column_name AS name, column_type AS type FROM (DESCRIBE FROM read_parquet(${file}))`,
  )
  const sizes = await warehouse.all<{ name: string; bytes: number }>(
    `SELECT split_part(path_in_schema, ', ', 1) AS name, sum(total_compressed_size)::BIGINT AS bytes FROM parquet_metadata(${file}) GROUP BY ALL`,
  )
  const bytesOf = new Map(sizes.map(({ name, bytes }) => [name, bytes]))
  const columns = described.map((column) => ({ ...column, bytes: bytesOf.get(column.name) ?? 0 }))
  const typeOf = ({ type }: { type: string }): string => {
    const known = LAKE_TYPES[type.replace('[]', '')]
    if (known === undefined) throw new Error(`${file}: a lake has no column of type ${type}`)
    return known
  }
  const statistics = (value: string, type: string): string =>
    `{'values': count(*), 'nulls': count(*) - count(${value}), 'min': min(${value})::VARCHAR, 'max': max(${value})::VARCHAR,
      'hasNan': ${type === 'float64' ? `coalesce(bool_or(isnan(${value})), false)` : 'NULL::BOOLEAN'}}`
  // A scan for all columns of single values, and one for each of lists, whose elements are other rows.
  const single = columns.filter(({ type }) => !type.endsWith('[]'))
  const { stats } = await warehouse.one<{ stats: string }>(
    `SELECT to_json([${single.map((column) => statistics(quoted(column.name), typeOf(column))).join(', ')}])::VARCHAR AS stats FROM read_parquet(${file})`,
  )
  const known = new Map(single.map(({ name }, index) => [name, (JSON.parse(stats) as Statistics[])[index]!]))
  for (const { name, type } of columns.filter((column) => !known.has(column.name))) {
    const elements = await warehouse.one<{ stats: string }>(
      `SELECT to_json(${statistics('v', typeOf({ type }))})::VARCHAR AS stats FROM (SELECT unnest(${quoted(name)}) AS v FROM read_parquet(${file}))`,
    )
    known.set(name, JSON.parse(elements.stats) as Statistics)
  }
  return columns.map((column) => ({
    name: column.name,
    type: typeOf(column),
    isList: column.type.endsWith('[]'),
    bytes: column.bytes,
    ...known.get(column.name)!,
  }))
}

type Statistics = Pick<LakeColumn, 'values' | 'nulls' | 'min' | 'max' | 'hasNan'>

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Of } from '../../../models/kernel/sha256-of.ts'
import { createReleaseWriter } from '../../releases/release-writer.ts'
import { expectFewBytes } from '../../testing/expect-few-bytes.ts'
import { openWarehouse, type Warehouse } from '../../warehouse/warehouse.ts'
import { publishAttachable } from './attachable-file.ts'
import { publicColumns, type PublicColumn, type PublicTable } from './public-table.ts'
import { text } from './sql-text.ts'
import { PUBLIC_TABLES } from './tables.ts'
import { testFolder } from '../../testing/test-folder.ts'

/** Rows of a release of 120,000 adverts; other tables have fewer than 1,000. */
const ROWS: Readonly<Record<string, number>> = {
  'price-history': 232_000,
  'market-entries': 58_000,
  trends: 24_480,
  'level-parts': 15_000,
  'official-prices': 8_000,
  record: 7_000,
  listings: 5_000,
  estimates: 4_000,
  'estimate-parts': 4_000,
}
const RELEASE = { releaseId: '2026Q3-test', asOf: '2026-09-30', quarter: 'Q3-2026', market: 'test', sample: true }
const COMMUNES = `['esch-sur-alzette', ${Array.from({ length: 101 }, (_, at) => `'commune-${at}'`).join(', ')}]`

const folder = testFolder()
let warehouse: Warehouse
beforeAll(async () => {
  warehouse = await openWarehouse({ location: ':memory:', threads: 1 })
})
afterAll(() => {
  warehouse.close()
})

/** A value that follows from the number of its row; a third of those that may be null are. */
function valueOf({ name, type, nullable, values, allowed }: PublicColumn): string {
  const from = `hash(i // 4, ${text(name)})`
  const value = (): string => {
    if (values) return `[${values.map(text).join(', ')}][(1 + ${from} % ${values.length})::INTEGER]`
    if (allowed.startsWith('^Q')) return `'Q' || (1 + ${from} % 4) || '-' || (2017 + ${from} % 10)`
    if (name === 'commune_slug') return `${COMMUNES}[(1 + i % 102)::INTEGER]`
    if (type === 'VARCHAR[]') return `['a' || ${from} % 20, 'b' || ${from} % 20]`
    if (type === 'DATE') return `DATE '2017-01-01' + (${from} % 3000)::INTEGER`
    if (type === 'VARCHAR') return `${text(name)} || ${from} % 5000`
    if (type === 'BOOLEAN') return `${from} % 2 = 0`
    return type === 'DOUBLE' ? `(${from} % 1000000) / 100` : `${from} % 1000`
  }
  return nullable ? `if(${from} % 3 = 0, NULL, ${value()})` : value()
}

/** Ten years of each segment of each commune. */
const SERIES: Readonly<Record<string, string>> = {
  area_level: `'commune'`,
  area_slug: `${COMMUNES}[(1 + i // 240)::INTEGER]`,
  listing_type: `['rent', 'sale'][(1 + i // 120 % 2)::INTEGER]`,
  segment: `['all', 'apartment', 'house'][(1 + i // 40 % 3)::INTEGER]`,
  quarter: `'Q' || (1 + i % 4) || '-' || (2017 + i % 40 // 4)`,
  quarter_start: `make_date((2017 + i % 40 // 4)::INTEGER, (1 + i % 4 * 3)::INTEGER, 1)`,
}

async function writeTable(table: PublicTable, data: string, few: boolean): Promise<void> {
  const columns = publicColumns(table).map((column) => {
    const value = (table.name === 'trends' && SERIES[column.name]) || valueOf(column)
    return `CAST(${value} AS ${column.type}) AS "${column.name}"`
  })
  const rows = table.name === 'communes' ? 102 : few ? 3 : (ROWS[table.name] ?? 1000)
  const file = text(join(data, `${table.name}.parquet`))
  await warehouse.run(`COPY (SELECT ${columns.join(', ')} FROM range(${rows}) t(i)) TO ${file} (FORMAT parquet)`)
}

async function release(name: string, few: boolean): Promise<string> {
  const directory = join(folder, name)
  const data = join(directory, 'public', 'data')
  const writer = createReleaseWriter(directory)
  mkdirSync(data, { recursive: true })
  for (const table of PUBLIC_TABLES) await writeTable(table, data, few)
  await publishAttachable(writer, () => ({ licence: 'CC BY 4.0', sources: [] }), RELEASE)
  return join(data, 'lux.duckdb')
}

const hashOf = (file: string): string => sha256Of(readFileSync(file))

describe('the file to attach', () => {
  it('of a large market is small, and answers about one commune from few bytes', async () => {
    const file = await release('large', false)
    expect(statSync(file).size).toBeLessThan(25_000_000)
    expectFewBytes(file)
  })

  it('of a market of three rows a table answers from few bytes, too', async () => {
    expectFewBytes(await release('small', true))
  })

  it('is the same bytes in a folder of another name, whatever the process did before', async () => {
    const again = await release('large-in-a-folder-of-another-name', false)
    expect(hashOf(again)).toBe(hashOf(join(folder, 'large', 'public', 'data', 'lux.duckdb')))
  })
})

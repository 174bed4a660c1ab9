import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { columnsOf, toCamelCase, toSnakeCase } from './columns.ts'
import { exportQuery } from './export.ts'
import { openWarehouse, type Warehouse } from './warehouse.ts'

const schema = z.object({
  advertId: z.string(),
  priceEur: z.number().nullable().describe('asking price').meta({ unit: 'EUR' }),
  floor: z.int().nullable(),
  newBuild: z.boolean().nullable(),
  seen: z.iso.date(),
  features: z.array(z.string()),
})
type Row = z.infer<typeof schema>

const open: Warehouse[] = []
const memory = async (): Promise<Warehouse> => {
  const warehouse = await openWarehouse({ location: ':memory:' })
  open.push(warehouse)
  return warehouse
}
afterEach(() => open.splice(0).forEach((warehouse) => warehouse.close()))

const fill = async (warehouse: Warehouse, rows: Row[]): Promise<void> => {
  await warehouse.createTable('advert', schema)
  const appender = await warehouse.appender<Row>('advert', schema)
  for (const row of rows) appender.append(row)
  appender.close()
}

const anyRow = fc.record({
  advertId: fc.string(),
  priceEur: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
  floor: fc.option(fc.integer({ min: -3, max: 60 })),
  newBuild: fc.option(fc.boolean()),
  seen: fc
    .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  features: fc.array(fc.string(), { maxLength: 3 }),
})

describe('columns', () => {
  it('derives type, unit and description from the contract', () => {
    expect(columnsOf(schema).map(({ name, type, nullable }) => [name, type, nullable])).toEqual([
      ['advert_id', 'VARCHAR', false],
      ['price_eur', 'DOUBLE', true],
      ['floor', 'BIGINT', true],
      ['new_build', 'BOOLEAN', true],
      ['seen', 'DATE', false],
      ['features', 'JSON', false],
    ])
    expect(columnsOf(schema)[1]).toMatchObject({ unit: 'EUR', description: 'asking price' })
  })

  it('converts names in both directions', () => {
    for (const field of ['areaM2', 'areaToM2', 'landAreaM2', 'listingType'])
      expect(toCamelCase(toSnakeCase(field))).toBe(field)
  })
})

describe('warehouse', () => {
  it('returns every row that was written', async () => {
    const warehouse = await memory()
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { maxLength: 40 }), async (rows) => {
        await fill(warehouse, rows)
        const read = await warehouse.all<Omit<Row, 'features'> & { features: string }>('SELECT * FROM advert')
        const back = read.map((row) => ({ ...row, features: JSON.parse(row.features) as string[] }))
        const key = (row: object): string => JSON.stringify(row)
        expect(back.map(key).sort()).toEqual(
          rows.map((row) => key({ ...row, priceEur: row.priceEur === 0 ? 0 : row.priceEur })).sort(),
        )
      }),
      { numRuns: 30 },
    )
  })

  it('hashes content for any row order, and detects a repeated row', async () => {
    const warehouse = await memory()
    const rows = Array.from({ length: 5000 }, (_, index): Row => ({
      advertId: `a${index}`,
      priceEur: index,
      floor: null,
      newBuild: null,
      seen: '2026-09-30',
      features: [],
    }))
    await fill(warehouse, rows)
    const first = await warehouse.contentHash('advert')
    await fill(warehouse, [...rows].reverse())
    expect(await warehouse.contentHash('advert')).toEqual(first)
    await fill(warehouse, [...rows, rows[0]!, rows[0]!])
    expect((await warehouse.contentHash('advert')).hash).not.toBe(first.hash)
  })

  it('keeps nothing of a failed transaction', async () => {
    const warehouse = await memory()
    await fill(warehouse, [])
    const work = warehouse.transaction(async () => {
      await warehouse.run(`INSERT INTO advert (advert_id) VALUES ('x')`)
      throw new Error('stop')
    })
    await expect(work).rejects.toThrow('stop')
    expect(await warehouse.contentHash('advert')).toMatchObject({ rows: 0 })
  })

  it('keeps nothing of a transaction whose result is no news, and gives the result', async () => {
    const warehouse = await memory()
    await fill(warehouse, [])
    const insert = async (): Promise<string> => {
      await warehouse.run(`INSERT INTO advert (advert_id) VALUES ('x')`)
      return 'looked'
    }
    expect(await warehouse.transaction(insert, (result) => result !== 'looked')).toBe('looked')
    expect(await warehouse.contentHash('advert')).toMatchObject({ rows: 0 })
    await warehouse.transaction(insert, () => true)
    expect(await warehouse.contentHash('advert')).toMatchObject({ rows: 1 })
  })

  it('has half of its memory during work beside threads, and all of it after, failed or not', async () => {
    const warehouse = await openWarehouse({ location: ':memory:', memoryLimit: '3GB' })
    open.push(warehouse)
    const limit = (): Promise<{ limit: string }> => warehouse.one(`SELECT current_setting('memory_limit') AS "limit"`)
    const whole = await limit()
    const half = await warehouse.transaction(() => warehouse.withHalfMemory(limit))
    expect(Number.parseFloat(half.limit)).toBeCloseTo(Number.parseFloat(whole.limit) / 2, 0)
    await expect(warehouse.withHalfMemory(() => Promise.reject(new Error('full')))).rejects.toThrow('full')
    expect(await limit()).toEqual(whole)
  })

  it('tells of the error that ended a transaction, not of what could not be done after it', async () => {
    const warehouse = await memory()
    await warehouse.run('CREATE TABLE small (id INTEGER PRIMARY KEY)')
    const twice = () => warehouse.run('INSERT INTO small VALUES (1), (1)')
    await expect(warehouse.transaction(() => warehouse.withHalfMemory(twice))).rejects.toThrow(/duplicate key/i)
  })

  it('exports the same bytes for any order of insertion', async () => {
    const warehouse = await memory()
    const rows = Array.from({ length: 3000 }, (_, index): Row => ({
      advertId: `a${index}`,
      priceEur: index / 7,
      floor: 1,
      newBuild: true,
      seen: '2026-09-30',
      features: ['a'],
    }))
    const folder = mkdtempSync(join(tmpdir(), 'export-'))
    const write = async (order: Row[], format: 'csv' | 'parquet', name: string): Promise<Buffer> => {
      await fill(warehouse, order)
      await exportQuery(warehouse, 'SELECT * FROM advert', join(folder, name), { orderBy: 'advert_id', format })
      return readFileSync(join(folder, name))
    }
    for (const format of ['csv', 'parquet'] as const) {
      const forward = await write(rows, format, `a.${format}`)
      expect(forward.equals(await write([...rows].reverse(), format, `b.${format}`))).toBe(true)
    }
  })
})

describe('an attached warehouse', () => {
  it('holds the tables, so that only a setting decides where they are', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'attached-')), 'lake.duckdb')
    const setup = `ATTACH '${file}' AS lake; USE lake`
    const row: Row = { advertId: 'a', priceEur: 1, floor: null, newBuild: true, seen: '2026-09-30', features: ['lift'] }
    for (const rows of [[row], [row, { ...row, advertId: 'b' }]]) {
      const warehouse = await openWarehouse({ location: ':memory:', setup })
      await warehouse.transaction(() => fill(warehouse, rows))
      expect((await warehouse.contentHash('advert')).rows).toBe(rows.length)
      warehouse.close()
    }
    const direct = await openWarehouse({ location: file })
    open.push(direct)
    expect(await direct.all('SELECT advert_id FROM advert ORDER BY 1')).toEqual([{ advertId: 'a' }, { advertId: 'b' }])
  })
})

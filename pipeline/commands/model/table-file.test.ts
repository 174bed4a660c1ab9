import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { NODE_FLAGS } from '../../../models/kernel/node-flags.ts'
import { fixtureMarket } from '../../../models/prices/hedonic/market.fixture.ts'
import { ROOT } from '../../base/settings.ts'
import { choiceColumn, nullableColumn, numberColumn, optionalColumn, textColumn } from '../../files/csv-columns.ts'
import { readTable, writeTable } from './table-file.ts'
import { testFolder } from '../../testing/test-folder.ts'

// Runs real processes; the machine may be busy.
vi.setConfig({ testTimeout: 120_000 })

const FORMATS = ['csv', 'json', 'ndjson', 'parquet'] as const
const SCHEMA = {
  id: textColumn(),
  price: nullableColumn(numberColumn({ above: 0 })),
  parking: optionalColumn(choiceColumn(['0', '1'])),
}
const ROWS = [
  { id: '=1+1, "x"', price: 1.5, parking: true },
  { id: 'é\n2', price: null, parking: false },
]

const folder = testFolder()

const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

describe('a table', () => {
  it.each(FORMATS)('is written and read as %s, the same bytes each time', async (format) => {
    const [path, again] = [join(folder, `a.${format}`), join(folder, `b.${format}`)]
    for (const each of [path, again]) await writeTable(each, ['id', 'price', 'parking'], ROWS)
    expect(readFileSync(again).equals(readFileSync(path))).toBe(true)
    const flags = format === 'csv' ? { ...SCHEMA, parking: choiceColumn(['true', 'false']) } : SCHEMA
    const read = await readTable(path, flags)
    expect(read.map(({ id, price }) => ({ id, price }))).toEqual(ROWS.map(({ id, price }) => ({ id, price })))
    expect(read.map(({ parking }) => parking === '1' || parking === 'true')).toEqual([true, false])
  })

  it.each([
    ['a column that is missing', 'x.json', '[{"id": "a"}]', /x\.json:1:price: received "id", expected a column price/],
    ['a bad cell', 'x.ndjson', '{"id":"a","price":1}\n{"id":"b","price":-1}\n', /x\.ndjson:3:price: received "-1"/],
    ['what is no JSON', 'x.json', '[{"id": ', /x\.json:1: received ".*JSON/],
    ['what is no object', 'x.json', '[1]', /x\.json:2: received "1", expected an object/],
    ['an empty list', 'x.json', '[]', /x\.json:1: received "no row"/],
    ['what is no Parquet', 'x.parquet', 'PAR1', /x\.parquet:1: received ".*expected a Parquet file/],
  ])('is refused with file and row for %s', async (_, name, text, message) => {
    await expect(readTable(file(name, text), SCHEMA)).rejects.toThrow(message)
  })
})

describe('the output of a model', () => {
  const lux = (args: string[], input?: Buffer): Buffer =>
    execFileSync(process.execPath, [...NODE_FLAGS, join(ROOT, 'scripts/lux.mjs'), 'model', ...args], { input })
  const adverts = fixtureMarket({ quarters: 9, advertsPerCell: 10 }).rows.map((row) => ({
    listing_id: row.advertId,
    portal: row.source,
    quarter: `Q${(row.quarter % 4) + 1}-${Math.floor(row.quarter / 4)}`,
    first_seen: `${Math.floor(row.quarter / 4)}Q${(row.quarter % 4) + 1}`,
    commune: row.commune,
    canton: row.canton,
    type: row.type,
    area_m2: row.areaM2,
    energy_class: row.energyClass ?? null,
    price: row.priceEur,
  }))

  it('is the input of the next, over a pipe and through files of any format', async () => {
    const sales = join(folder, 'sales.parquet')
    await writeTable(sales, Object.keys(adverts[0]!) as (keyof (typeof adverts)[0])[], adverts)
    const levels = lux(['trends', '--listings', '-', '--out', '-'], readFileSync(sales))
    expect(levels.toString()).toMatch(/^quarter,commune,type,.*\nQ1-2000,Aal,apartment,/)
    const piped = lux(['forecast-panel', '--in', '-', '--out', '-'], levels).toString()
    expect(piped).toMatch(/^commune,type,h,mean,lo80,hi80,lo95,hi95\nAal,apartment,1,\d/)
    for (const format of FORMATS) {
      const path = join(folder, `levels.${format}`)
      lux(['trends', '--listings', sales, '--out', path])
      expect(lux(['forecast-panel', '--in', path, '--out', '-']).toString(), format).toBe(piped)
    }
  })
})

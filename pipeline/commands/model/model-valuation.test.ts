import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { beforeAll, describe, expect, it } from 'vitest'

import type { ValuationRow } from '../../../models/valuation/frame/schema.ts'
import { SYNTHETIC_SCHEMA, syntheticAdverts } from '../../../models/valuation/evaluate/synthetic-adverts.fixture.ts'
import { modelValuationCommand, valueFiles } from './model-valuation.ts'
import { testFolder } from '../../testing/test-folder.ts'

const COLUMNS = [...SYNTHETIC_SCHEMA.numeric, ...SYNTHETIC_SCHEMA.categorical, 'property']
const folder = testFolder()
const file = (name: string) => join(folder, name)
const files = (changed: Partial<Parameters<typeof valueFiles>[0]> = {}) => ({
  train: file('train.csv'),
  test: file('test.csv'),
  schema: file('schema.json'),
  out: file('out.csv'),
  seed: '1',
  ...changed,
})

function csv(rows: readonly ValuationRow[], columns: readonly string[]): string {
  const lines = rows.map(({ id, values }) => [id, ...columns.map((column) => values[column] ?? '')].join(','))
  return `${[['id', ...columns].join(','), ...lines].join('\n')}\n`
}

beforeAll(async () => {
  await writeFile(file('schema.json'), JSON.stringify(SYNTHETIC_SCHEMA))
  await writeFile(file('train.csv'), csv(syntheticAdverts(90, 1), ['price', ...COLUMNS]))
  await writeFile(file('test.csv'), csv(syntheticAdverts(7, 2), COLUMNS))
})

describe('modelValuationCommand', () => {
  it('writes one estimate with its interval for each row of the test file', async () => {
    const { train, test, schema, out } = files()
    const words = ['--train', train, '--test', test, '--schema', schema, '--out', out]
    await modelValuationCommand().parseAsync(words, { from: 'user' })
    const [header, ...lines] = (await readFile(out, 'utf8')).trimEnd().split('\n')
    expect(header).toBe('id,value,lo,hi')
    expect(lines.map((line) => line.split(',')[0])).toEqual(syntheticAdverts(7, 2).map(({ id }) => id))
    for (const line of lines) {
      const [value, lo, hi] = line.split(',').slice(1).map(Number)
      expect(lo! > 0 && lo! < value! && value! < hi!).toBe(true)
    }
  }, 120_000)

  it.each([
    ['a negative price', 'price', '-5', /bad\.csv:3:price: received "-5", expected a number above 0/],
    ['a text in a number', 'area_m2', 'big', /bad\.csv:3:area_m2: received "big", expected a number above 0/],
    ['an unknown area', 'area_m2', '', /bad\.csv:3:area_m2: received ""/],
    ['a place off the globe', 'lat', '149', /bad\.csv:3:lat: received "149", expected a number at least -90/],
    ['a quarter that is none', 'quarter', 'spring', /bad\.csv:3:quarter: received "spring", expected a quarter/],
    ['an id twice', 'id', 'a00000', /bad\.csv:3:id: received "a00000", expected each id once/],
  ])('names file, row and column of %s', async (_, column, cell, message) => {
    const [header, first, second, ...rest] = (await readFile(file('train.csv'), 'utf8')).split('\n')
    const cells = second!.split(',')
    cells[header!.split(',').indexOf(column)] = cell
    await writeFile(file('bad.csv'), [header, first, cells.join(','), ...rest].join('\n'))
    await expect(valueFiles(files({ train: file('bad.csv') }))).rejects.toThrow(message)
  })

  it('names a missing column, too few adverts, and a schema that is not one', async () => {
    const text = await readFile(file('train.csv'), 'utf8')
    await writeFile(file('short.csv'), text.split('\n').slice(0, 10).join('\n'))
    await expect(valueFiles(files({ train: file('short.csv') }))).rejects.toThrow(/short\.csv:10: received "9 adverts"/)
    await expect(valueFiles(files({ train: file('test.csv') }))).rejects.toThrow(/expected a column price/)
    await writeFile(file('bad.json'), '{"numeric":["rooms"]}')
    await expect(valueFiles(files({ schema: file('bad.json') }))).rejects.toThrow(
      /bad\.json:1: received "no area column/,
    )
    await writeFile(file('worse.json'), '{')
    await expect(valueFiles(files({ schema: file('worse.json') }))).rejects.toThrow(/worse\.json:1: .* expected JSON/)
    await expect(valueFiles(files({ seed: 'x' }))).rejects.toThrow(/--seed/)
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { benchmarkTables as commuteTables } from './commute/benchmark-tables.ts'
import { benchmarkTables as forecastTables } from './forecast/benchmark-tables.ts'
import { benchmarkTables as liveabilityTables } from './liveability/benchmark-tables.ts'
import { nowcastTables } from './forecast/nowcast/nowcast-tables.ts'
import { paidToAskedTables } from './forecast/paid-to-asked/tables.ts'
import { officialTables } from './forecast/official-tables.ts'
import { markdownTable, withTables } from './model-card.ts'
import { coverageTables } from './prices/index-coverage-scores.ts'
import { marketIndexTables, trendsTables } from './prices/market-tables.ts'
import { benchmarkTables as valuationTables } from './valuation/benchmark-tables.ts'

const MODELS = join(import.meta.dirname, '../../models')
const read = (path: string): string => readFileSync(join(MODELS, path), 'utf8')

describe('the model cards', () => {
  it.each([
    ['prices/trends', trendsTables],
    ['prices/market-index', marketIndexTables],
    ['forecast', forecastTables],
    ['forecast/paid-to-asked', paidToAskedTables],
    ['valuation', valuationTables],
    ['liveability', liveabilityTables],
    ['commute', commuteTables],
  ] as const)('%s shows the tables of its benchmark', (folder, tables) => {
    const card = read(`${folder}/MODEL_CARD.md`)
    expect(withTables(card, tables(JSON.parse(read(`${folder}/benchmark.json`))))).toBe(card)
  })

  it('of the market index shows how often its intervals hold', () => {
    const card = read('prices/market-index/MODEL_CARD.md')
    const tables = coverageTables(JSON.parse(read('prices/market-index/coverage.json')))
    expect(withTables(card, tables, 'coverage')).toBe(card)
  })

  it('forecast shows the back-tests of the official series', () => {
    const card = read('forecast/MODEL_CARD.md')
    expect(withTables(card, officialTables(JSON.parse(read('forecast/official.json'))), 'official')).toBe(card)
  })

  it('forecast shows the back-test of the nowcast', () => {
    const card = read('forecast/MODEL_CARD.md')
    expect(withTables(card, nowcastTables(JSON.parse(read('forecast/nowcast.json'))), 'nowcast')).toBe(card)
  })

  it('must have markers', () => {
    expect(() => withTables('# Card', 'table')).toThrow(/benchmark:begin/)
  })
})

it('sets figures right and texts left', () => {
  expect(markdownTable(['a', 'b', 'c'], [['x', 'y', '1']], 2)).toBe(
    '| a | b | c |\n| --- | --- | ---: |\n| x | y | 1 |',
  )
})

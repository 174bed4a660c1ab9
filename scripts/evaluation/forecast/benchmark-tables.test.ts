import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import type { ForecastBenchmark } from './benchmark-tables.ts'
import { benchmarkTables } from './benchmark-tables.ts'

const file = new URL('../../../models/forecast/benchmark.json', import.meta.url)
const benchmark = JSON.parse(readFileSync(file, 'utf8')) as ForecastBenchmark

describe('benchmarkTables', () => {
  it('puts house prices first and a dash where a method has no interval', () => {
    const tables = benchmarkTables(benchmark).split('\n\n')
    expect(tables[1]!.split('\n')[2]).toMatch(/^\| HOUSE \|/)
    expect(tables[5]).toMatch(/last known median .* \| - \| - \|/)
  })
})

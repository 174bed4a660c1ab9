import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import type { ForecastBenchmark } from './benchmark-tables.ts'
import { benchmarkTables } from './benchmark-tables.ts'

const read = (name: string): string => readFileSync(join(import.meta.dirname, '..', name), 'utf8')
const benchmark = JSON.parse(read('benchmark.json')) as ForecastBenchmark

describe('the model card', () => {
  it('shows the benchmark as it was measured', () => {
    const [, shown] = /<!-- benchmark:begin -->\n([\s\S]*)\n<!-- benchmark:end -->/.exec(read('MODEL_CARD.md')) ?? []
    expect(shown).toBe(benchmarkTables(benchmark))
  })
})

describe('benchmarkTables', () => {
  it('puts house prices first and a dash where a method has no interval', () => {
    const tables = benchmarkTables(benchmark).split('\n\n')
    expect(tables[1]!.split('\n')[2]).toMatch(/^\| HOUSE \|/)
    expect(tables[5]).toMatch(/last known median .* \| - \| - \|/)
  })
})

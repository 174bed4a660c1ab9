import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { benchmarkTables } from './benchmark-tables.ts'
import type { ValuationBenchmark } from './benchmark-tables.ts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

describe('the model card', () => {
  it('shows what the benchmark wrote', () => {
    const [, shown] = /<!-- benchmark:begin -->\n([\s\S]*)\n<!-- benchmark:end -->/.exec(read('MODEL_CARD.md')) ?? []
    expect(shown).toBe(benchmarkTables(JSON.parse(read('benchmark.json')) as ValuationBenchmark[]))
  })

  it('shows no interval for a method that gives none', () => {
    const scores = { count: 3, mdape: 10, pe10: 50, pe20: 80, cod: 12, prd: 1, prb: 0, coverage: 0, width: 0 }
    const line = { method: 'kNN', scores }
    const tables = benchmarkTables([
      { file: 'f', trainingRows: 9, trainingCpuSeconds: 1, methods: [line], segments: [] },
    ])
    expect(tables).toContain('| kNN | 3 | 10.00 | 50.0 | 80.0 | 12.0 | 1.000 | 0.000 | – | – |')
  })
})

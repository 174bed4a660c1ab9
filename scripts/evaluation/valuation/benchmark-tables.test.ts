import { describe, expect, it } from 'vitest'

import { benchmarkTables } from './benchmark-tables.ts'

describe('the model card', () => {
  it('shows no interval for a method that gives none', () => {
    const scores = { count: 3, mdape: 10, pe10: 50, pe20: 80, cod: 12, prd: 1, prb: 0, coverage: 0, width: 0 }
    const line = { method: 'kNN', scores }
    const tables = benchmarkTables([
      { file: 'f', trainingRows: 9, trainingCpuSeconds: 1, methods: [line], segments: [], equity: [] },
    ])
    expect(tables).toContain('| kNN | 3 | 10.00 | 50.0 | 80.0 | 12.0 | 1.000 | 0.000 | – | – |')
  })
})

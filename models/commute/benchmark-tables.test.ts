import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { benchmarkTables, type CommuteBenchmark } from './benchmark-tables.ts'

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8')
const benchmark = JSON.parse(read('benchmark.json')) as CommuteBenchmark

describe('the model card', () => {
  it('shows the benchmark as it was measured', () => {
    const [, shown] = /<!-- benchmark:begin -->\n([\s\S]*)\n<!-- benchmark:end -->/.exec(read('MODEL_CARD.md')) ?? []
    expect(shown).toBe(benchmarkTables(benchmark))
  })

  it('reports errors on trips that no parameter was chosen with, below those of the naive answer', () => {
    for (const { mode, use, mae, naiveMae, trips } of benchmark.errors.filter((each) => each.use === 'report')) {
      expect(trips, `${mode} ${use}`).toBeGreaterThan(2)
      expect(mae, `${mode} ${use}`).toBeLessThan(naiveMae)
    }
  })
})

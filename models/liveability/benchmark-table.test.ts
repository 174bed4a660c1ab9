import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { benchmarkTables, type LiveabilityBenchmark } from './benchmark-table.ts'

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8')
const benchmark = JSON.parse(read('benchmark.json')) as LiveabilityBenchmark

describe('the model card', () => {
  it('shows the benchmark as it was measured', () => {
    const [, shown] = /<!-- benchmark:begin -->\n([\s\S]*)\n<!-- benchmark:end -->/.exec(read('MODEL_CARD.md')) ?? []
    expect(shown).toBe(benchmarkTables(benchmark))
  })

  it('reports a ranking that keeps its order across method variants', () => {
    expect(benchmark.groups[0]).toMatchObject({ variants: 'all', draws: 1000 })
    expect(benchmark.groups[0]!.median).toBeGreaterThanOrEqual(0.9)
  })
})

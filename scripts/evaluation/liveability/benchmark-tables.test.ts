import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import type { LiveabilityBenchmark } from './benchmark-tables.ts'

const file = new URL('../../../models/liveability/benchmark.json', import.meta.url)
const benchmark = JSON.parse(readFileSync(file, 'utf8')) as LiveabilityBenchmark

describe('the model card', () => {
  it('reports a ranking that keeps its order across method variants', () => {
    expect(benchmark.groups[0]).toMatchObject({ variants: 'all', draws: 1000 })
    expect(benchmark.groups[0]!.median).toBeGreaterThanOrEqual(0.9)
  })
})

import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import type { CommuteBenchmark } from './benchmark-tables.ts'

const file = new URL('../../../models/commute/benchmark.json', import.meta.url)
const benchmark = JSON.parse(readFileSync(file, 'utf8')) as CommuteBenchmark

describe('the model card', () => {
  it('reports errors on trips that no parameter was chosen with, below those of the naive answer', () => {
    for (const { mode, use, mae, naiveMae, trips } of benchmark.errors.filter((each) => each.use === 'report')) {
      expect(trips, `${mode} ${use}`).toBeGreaterThan(2)
      expect(mae, `${mode} ${use}`).toBeLessThan(naiveMae)
    }
  })
})

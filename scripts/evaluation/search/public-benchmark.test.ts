import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { loadPublicBenchmark, scorePublicRun } from './public-benchmark.ts'

const FOLDER = join(import.meta.dirname, '../../../../shared/bench/search/public')

const queries = [
  { queryId: 'q1', lang: 'en', text: '-' },
  { queryId: 'q2', lang: 'en', text: '-' },
  { queryId: 'q3', lang: 'fr', text: '-' },
]
const grades = new Map([
  [
    'q1',
    new Map([
      ['a', 4],
      ['b', 3],
      ['c', 1],
    ]),
  ],
  ['q2', new Map([['a', 2]])],
])

test('scores a run as the scorer of the benchmark does', () => {
  const run = new Map([
    ['q1', ['b', 'x', 'a', 'c']],
    ['q2', ['y', 'a']],
    ['q3', ['a']],
  ])
  const scores = scorePublicRun({ queries, grades }, run)
  // Figures printed by score_search.py for the same three files.
  expect(scores.en!.ndcg).toBeCloseTo(0.69029655791968, 10)
  expect(scores.en!.precision).toBeCloseTo(0.1, 10)
  expect(scores.en!.unbroken).toBeCloseTo(0.625, 10)
  expect(scores.fr).toEqual({ ndcg: 0, precision: 0, unbroken: 0 })
  expect(scores.macro!.ndcg).toBeCloseTo(0.345148278959843, 10)
})

test('counts only the first ten, and nothing found as nothing', () => {
  const long = ['x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x7', 'x8', 'x9', 'x10', 'a']
  const { en } = scorePublicRun({ queries: queries.slice(0, 1), grades }, new Map([['q1', long]]))
  expect(en).toEqual({ ndcg: 0, precision: 0, unbroken: 0 })
  expect(scorePublicRun({ queries: queries.slice(0, 1), grades }, new Map()).en!.unbroken).toBe(0)
})

test('a folder without the benchmark gives null', async () => {
  expect(await loadPublicBenchmark(join(import.meta.dirname, 'queries'))).toBeNull()
})

test.skipIf(!existsSync(FOLDER))('reads the public benchmark', async () => {
  const benchmark = (await loadPublicBenchmark(FOLDER))!
  expect(benchmark.queries).toHaveLength(250)
  expect(benchmark.listings).toHaveLength(3000)
  const ideal = benchmark.queries.map(({ queryId }): [string, string[]] => {
    const graded = [...(benchmark.grades.get(queryId) ?? [])].sort(([, a], [, b]) => b - a)
    return [queryId, graded.slice(0, 10).map(([id]) => id)]
  })
  expect(scorePublicRun(benchmark, new Map(ideal)).macro!.ndcg).toBeGreaterThan(0.9)
})

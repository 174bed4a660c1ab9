import { expect, it } from 'vitest'
import { aSnapshot } from '../../testing/records.ts'
import { markSuspectSnapshots } from './suspect-snapshots.ts'

const statuses = (counts: number[]): string[] =>
  markSuspectSnapshots(counts.map((observations, index) => aSnapshot(`2026-09-0${index + 1}`, { observations }))).map(
    ({ status }) => status,
  )

it('treats a sudden collapse as damage, and a recovery as normal', () => {
  expect(statuses([100, 104, 12, 98])).toEqual(['ok', 'ok', 'suspect', 'ok'])
})

it('accepts a market that shrinks step by step', () => {
  expect(statuses([100, 70, 50, 40, 30])).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
})

it('accepts a small feed that halves', () => {
  expect(statuses([12, 3])).toEqual(['ok', 'ok'])
})

it('judges each feed separately, for any order of files', () => {
  const big = aSnapshot('2026-09-01', { observations: 1000 })
  const small = aSnapshot('2026-09-02', { observations: 30, sourceId: 'other' })
  expect(markSuspectSnapshots([small, big]).map(({ status }) => status)).toEqual(['ok', 'ok'])
})

import { expect, it } from 'vitest'
import { createMetrics } from '../../../server/observability/metrics.ts'
import { memoriesStand, memorySample } from './memory-sample.ts'

const [RELEASE, MOST] = [{}, 1_000]

it('reads what a server says of its memory', async () => {
  const metrics = createMetrics()
  metrics.keeps('rest', { bytes: () => 400, mostBytes: MOST, asked: { found: 3, missing: 1 } }, () => RELEASE)
  metrics.keeps('codings', { bytes: () => 7, mostBytes: 50 }, () => RELEASE)
  const { kept, heapMib, residentMib } = memorySample(await metrics.render(), 5, null)
  expect(kept['rest']).toEqual({ bytes: 400, most: MOST, found: 3, missing: 1 })
  expect(kept['codings']).toEqual({ bytes: 7, most: 50, found: NaN, missing: NaN })
  expect(heapMib).toBeGreaterThan(1)
  expect(residentMib).toBeGreaterThan(heapMib / 2)
})

it('takes memories for standing when each is full or has not grown in a minute', () => {
  const samples = (...bytes: number[]) =>
    bytes.map((rest, index) => ({
      at: index * 30_000,
      residentMib: 0,
      heapMib: 0,
      kept: { rest: { bytes: rest, most: MOST, found: 0, missing: 0 } },
    }))
  expect(memoriesStand(samples())).toBe(false)
  expect(memoriesStand(samples(500, 500)), 'too early to say').toBe(false)
  expect(memoriesStand(samples(500, 500, 500))).toBe(true)
  expect(memoriesStand(samples(500, 500, 520)), 'grows').toBe(false)
  expect(memoriesStand(samples(500, 800, 960)), 'full').toBe(true)
})

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Advert } from '../../../models/contracts/listings/advert.ts'
import { normalizedBatchSchema, type NormalizedBatch } from '../../../models/contracts/listings/batch.ts'
import { observationSchema, type Observation } from '../../../models/contracts/listings/observation.ts'
import type { Run } from '../../engine/job.ts'
import { anObservation, aSnapshot } from '../../testing/records.ts'
import { openWarehouse, type Warehouse } from '../../warehouse/warehouse.ts'
import { historyJob } from './advert-history.ts'
import { DAY_MS, isoDateAt } from '../../../models/kernel/day.ts'

let warehouse: Warehouse
beforeAll(async () => {
  warehouse = await openWarehouse({ location: ':memory:' })
})
afterAll(() => warehouse.close())

/** Adverts of observations and the files they came in; files that are not given list only a part of the market. */
async function adverts(
  observations: Observation[],
  batches: NormalizedBatch[],
  asOf = '2026-09-30',
): Promise<Advert[]> {
  await warehouse.createTable('observation', observationSchema)
  await warehouse.createTable('normalized_batch', normalizedBatchSchema)
  const rows = await warehouse.appender<Observation>('observation', observationSchema)
  for (const observation of observations) rows.append(observation)
  rows.close()
  const files = await warehouse.appender<NormalizedBatch>('normalized_batch', normalizedBatchSchema)
  const given = new Set(batches.map(({ batchId }) => batchId))
  const partial = [...new Set(observations.map(({ observedAt }) => observedAt))]
    .map((day) => aSnapshot(day, { complete: false, freshDays: 60 }))
    .filter(({ batchId }) => !given.has(batchId))
  for (const batch of [...batches, ...partial]) files.append(batch)
  files.close()
  await historyJob.work({ warehouse, asOf: async () => asOf } as unknown as Run)
  const found = await warehouse.all<Advert & { priceHistory: string; rivalPricesEur: string }>(
    'SELECT * FROM advert ORDER BY advert_id',
  )
  return found.map((advert) => ({
    ...advert,
    priceHistory: JSON.parse(advert.priceHistory) as Advert['priceHistory'],
    rivalPricesEur: JSON.parse(advert.rivalPricesEur) as number[],
  }))
}

const seenOn = (days: string[], over: Partial<Observation> = {}): Observation[] =>
  days.map((observedAt) => anObservation({ observedAt, ...over }))

describe('advert history', () => {
  it('keeps an advert on the market while the last complete snapshot shows it', async () => {
    const days = ['2026-09-16', '2026-09-23', '2026-09-30']
    const [advert] = await adverts(
      seenOn(days),
      days.map((day) => aSnapshot(day)),
    )
    expect(advert).toMatchObject({
      active: true,
      offMarketOn: null,
      firstSeen: '2026-09-16',
      lastSeen: '2026-09-30',
      periodCount: 1,
    })
  })

  it('takes it off the market once it has been missing for longer than the grace period', async () => {
    const snapshots = ['2026-09-01', '2026-09-08', '2026-09-15'].map((day) => aSnapshot(day))
    const missingOnce = await adverts(seenOn(['2026-09-08']), snapshots, '2026-09-15')
    expect(missingOnce[0]).toMatchObject({ active: true })
    const missingTwice = await adverts(seenOn(['2026-09-01']), snapshots, '2026-09-15')
    expect(missingTwice[0]).toMatchObject({ active: false, offMarketOn: '2026-09-01', staleReason: null })
  })

  it('remembers the other prices of the file that showed it last, beside the price known before or the first one', async () => {
    const twice = (day: string, ...pricesEur: number[]): NormalizedBatch =>
      aSnapshot(day, { contested: [{ sourceRef: anObservation().sourceRef, observedAt: day, pricesEur }] })
    const [early, late] = ['2026-09-16', '2026-09-23'] as const
    const [first] = await adverts(seenOn([early], { priceEur: 500_000 }), [twice(early, 520_000, 480_000)])
    expect(first).toMatchObject({ priceEur: 500_000, rivalPricesEur: [480_000, 520_000] })
    const before = seenOn([early], { priceEur: 510_000 })
    const after = seenOn([late], { priceEur: 500_000 })
    const [known] = await adverts([...before, ...after], [aSnapshot(early), twice(late, 480_000)])
    expect(known).toMatchObject({ priceEur: 510_000, rivalPricesEur: [480_000, 500_000] })
    const [settled] = await adverts([...before, ...after], [twice(early, 480_000), aSnapshot(late)])
    expect(settled).toMatchObject({ priceEur: 500_000, rivalPricesEur: [] })
    const [same] = await adverts(seenOn([early], { priceEur: 500_000 }), [twice(early, 500_000)])
    expect(same).toMatchObject({ rivalPricesEur: [] })
  })

  it('does not use a failed or suspect snapshot to take adverts off the market', async () => {
    for (const status of ['failed', 'suspect'] as const) {
      const snapshots = [aSnapshot('2026-09-01'), aSnapshot('2026-09-16', { status })]
      const [advert] = await adverts(seenOn(['2026-09-01']), snapshots, '2026-09-16')
      expect(advert).toMatchObject({ active: true })
    }
  })

  it('counts how long an advert has not been seen from the day of the release, not from the newest file', async () => {
    const snapshots = [aSnapshot('2026-09-01')]
    const onDay = async (asOf: string) => (await adverts(seenOn(['2026-09-01']), snapshots, asOf))[0]
    expect(await onDay('2026-09-18')).toMatchObject({ active: true, freshUntil: '2026-09-18', staleReason: null })
    expect(await onDay('2026-09-19')).toMatchObject({ active: false, offMarketOn: null, staleReason: 'feed_silent' })
  })

  it('says whether the portal fell silent or went on without the advert', async () => {
    const partial = { complete: false, freshDays: 60 }
    const batches = ['2026-01-01', '2026-03-01'].map((day) => aSnapshot(day, partial))
    const rows = [
      ...seenOn(['2026-01-01']),
      ...seenOn(['2026-03-01'], { sourceRef: 'other', batchId: 'batch-portal-2026-03-01' }),
    ]
    const stale = async (asOf: string) =>
      (await adverts(rows, batches, asOf)).map(({ staleReason }) => staleReason).sort()
    expect(await stale('2026-03-02')).toEqual([null, null])
    expect(await stale('2026-03-03')).toEqual(['not_seen', null])
    expect(await stale('2026-05-01')).toEqual(['feed_silent', 'feed_silent'])
  })

  it('is active, off the market or stale, and stale only after its grace', async () => {
    const days = fc.integer({ min: 0, max: 90 }).map((day) => isoDateAt(Date.UTC(2026, 6, 1) + day * DAY_MS))
    const batch = fc.record({ complete: fc.boolean(), freshDays: fc.integer({ min: 10, max: 70 }) })
    const seen = fc.uniqueArray(fc.record({ day: days, ref: fc.constantFrom('a', 'b'), batch }), {
      selector: ({ day }) => day,
      minLength: 1,
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(seen, days, async (drawn, asOf) => {
        const rows = drawn.map(({ day, ref }) => anObservation({ observedAt: day, sourceRef: ref }))
        const freshDays = new Map(drawn.map(({ day, batch }) => [day, batch.freshDays]))
        const batches = drawn.map(({ day, batch }) => aSnapshot(day, batch))
        for (const advert of await adverts(rows, batches, asOf)) {
          const states = [advert.active, advert.offMarketOn !== null, advert.staleReason !== null]
          expect(states.filter(Boolean)).toHaveLength(1)
          const unseenDays = (Date.parse(asOf) - Date.parse(advert.lastSeen)) / DAY_MS
          if (advert.active) expect(unseenDays).toBeLessThanOrEqual(freshDays.get(advert.lastSeen)!)
          if (advert.staleReason !== null) expect(unseenDays).toBeGreaterThan(freshDays.get(advert.lastSeen)!)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('believes a stated withdrawal', async () => {
    const [advert] = await adverts([anObservation({ observedAt: '2026-03-01', withdrawnAt: '2026-04-12' })], [])
    expect(advert).toMatchObject({ active: false, offMarketOn: '2026-04-12' })
  })

  it('ignores a withdrawal after the day of the release', async () => {
    const [advert] = await adverts(
      [anObservation({ observedAt: '2026-03-01', withdrawnAt: '2026-04-12' })],
      [],
      '2026-03-31',
    )
    expect(advert).toMatchObject({ active: true })
  })

  it('starts a new period when an advert comes back after complete snapshots without it', async () => {
    const snapshots = ['2026-08-01', '2026-08-15', '2026-09-01', '2026-09-30'].map((day) => aSnapshot(day))
    const [advert] = await adverts(seenOn(['2026-08-01', '2026-09-30']), snapshots)
    expect(advert).toMatchObject({ periodCount: 2, periodStart: '2026-09-30', firstSeen: '2026-08-01' })
  })

  it('does not count sparse sightings without snapshots as returns', async () => {
    const [advert] = await adverts(seenOn(['2025-01-10', '2025-06-10', '2026-09-20']), [])
    expect(advert).toMatchObject({ periodCount: 1, periodStart: '2025-01-10' })
  })

  it('lists the first price and every change once', async () => {
    const at = (observedAt: string, priceEur: number | null): Observation => anObservation({ observedAt, priceEur })
    const [advert] = await adverts(
      [at('2026-09-01', 500_000), at('2026-09-08', 500_000), at('2026-09-15', null), at('2026-09-22', 480_000)],
      [],
    )
    expect(advert!.priceHistory).toEqual([
      { date: '2026-09-01', priceEur: 500_000 },
      { date: '2026-09-22', priceEur: 480_000 },
    ])
    expect(advert!.firstPriceEur).toBe(500_000)
  })

  it('uses the day of publication as the first day, and the latest observation for current facts', async () => {
    const [advert] = await adverts(
      [
        anObservation({ observedAt: '2026-09-01', publishedAt: '2026-08-20', areaM2: 80 }),
        anObservation({ observedAt: '2026-09-08', areaM2: 81 }),
      ],
      [],
    )
    expect(advert).toMatchObject({ firstSeen: '2026-08-20', areaM2: 81 })
  })

  it('gives the same adverts whatever the order in which observations arrive', async () => {
    const days = fc.integer({ min: 0, max: 90 }).map((day) => isoDateAt(Date.UTC(2026, 6, 1) + day * DAY_MS))
    const observation = fc
      .record({
        observedAt: days,
        sourceRef: fc.constantFrom('a', 'b'),
        priceEur: fc.constantFrom(500_000, 510_000, null),
      })
      .map((over) => anObservation(over))
    const market = fc.uniqueArray(observation, {
      maxLength: 14,
      selector: (row) => `${row.observedAt}${row.sourceRef}`,
    })
    await fc.assert(
      fc.asyncProperty(market, async (drawn) => {
        const rows = drawn.map((row, index) => ({ ...row, rowNumber: index + 1 }))
        const batches = [...new Set(rows.map((row) => row.observedAt))].map((day) => aSnapshot(day))
        const forward = await adverts(rows, batches)
        expect(await adverts([...rows].reverse(), [...batches].reverse())).toEqual(forward)
      }),
      { numRuns: 25 },
    )
  })
})

import { describe, expect, it } from 'vitest'
import { stateKinds } from '../testing/test-states.ts'
import { consume } from './sliding-window.ts'
import { lastUsed, pruneUsage, usageOf } from './usage.ts'
import { DAY_MS } from '../../models/kernel/day.ts'

const NOON = Date.parse('2026-09-30T12:30:00Z')
const HOUR_MS = 3_600_000

describe.each(await stateKinds())('usage on $name', ({ open }) => {
  it('tells requests by hour and day, none of others and none that were denied', async () => {
    const state = await open(NOON)
    const days = [40, 29, 3, 1, 0]
    for (const day of days) await consume(state.db, 'key:1', 2, NOON - day * DAY_MS + 1)
    await consume(state.db, 'key:1', 2, NOON + 2)
    expect((await consume(state.db, 'key:1', 2, NOON + 3)).allowed).toBe(false)
    await consume(state.db, 'key:2', 2, NOON)
    const usage = await usageOf(state.db, 'key:1', NOON + 4)
    expect(usage.days).toHaveLength(30)
    expect(usage.days.filter((day) => day.requests > 0)).toEqual([
      { day: '2026-09-01', requests: 1 },
      { day: '2026-09-27', requests: 1 },
      { day: '2026-09-29', requests: 1 },
      { day: '2026-09-30', requests: 2 },
    ])
    expect(usage).toMatchObject({ last24Hours: 2, last30Days: 5, lastUsedAt: NOON + 2 })
    expect(usage.hours.at(-1)).toEqual({ startsAt: NOON - HOUR_MS / 2, requests: 2 })
    await state.close()
  })

  it('keeps nothing of addresses', async () => {
    const state = await open(NOON)
    await consume(state.db, 'address:192.0.2.1', 2, NOON)
    await consume(state.db, 'throttle:sign-in:x', 2, NOON)
    expect(await state.db.selectFrom('usage_day').selectAll().execute()).toEqual([])
    await state.close()
  })

  it('forgets days that are more than a year past', async () => {
    const state = await open(NOON)
    await consume(state.db, 'account:a', 2, NOON - 401 * DAY_MS)
    await consume(state.db, 'account:b', 2, NOON - 399 * DAY_MS)
    await pruneUsage(state.db, NOON)
    expect(await lastUsed(state.db, ['account:a', 'account:b'])).toEqual(new Map([['account:b', NOON - 399 * DAY_MS]]))
    await state.close()
  })
})

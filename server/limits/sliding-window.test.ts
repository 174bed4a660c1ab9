import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createKey } from '../auth/keys.ts'
import { openState } from '../state/state.ts'
import type { State } from '../state/state.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { stateKinds } from '../testing/test-states.ts'
import { giveBack } from './give-back.ts'
import { consume, peek, pruneWindows } from './sliding-window.ts'
import type { AllowanceHolder } from './sliding-window.ts'
import { WINDOW_MS } from '../base/tiers.ts'

const START = 1_790_000_000_000

async function newKey(state: State): Promise<AllowanceHolder> {
  const { record } = await createKey(
    state.db,
    { name: 'test', tier: 'free', scopes: ['market:read'], expiresAt: null },
    START,
  )
  return `key:${record.id}`
}

/** Reference implementation of the window: a list of all counted times. */
function naiveWindow() {
  const counted: number[] = []
  let last = -Infinity
  return {
    counted,
    consume(limit: number, now: number) {
      const at = Math.max(now, last)
      const within = counted.filter((time) => time > at - WINDOW_MS)
      if (within.length < limit) counted.push((last = at))
      return {
        allowed: within.length < limit,
        remaining: Math.max(0, limit - within.length - 1),
        retryAfterMs: within.length < limit ? 0 : within[within.length - limit]! + WINDOW_MS - at,
        resetMs: (within[0] ?? at) + WINDOW_MS - at,
        countedAt: within.length < limit ? at : null,
      }
    },
    giveBack(at: number) {
      const index = counted.indexOf(at)
      if (index >= 0) counted.splice(index, 1)
    },
  }
}

describe.each(await stateKinds())('sliding window on $name', ({ name, open }) => {
  it('allows exactly the right number of requests, at any pace, limit or clock, whatever is given back', async () => {
    const state = await open(START)
    const pauses = fc.oneof(
      fc.integer({ min: 0, max: 1_000 }),
      fc.integer({ min: 0, max: WINDOW_MS }),
      fc.constantFrom(WINDOW_MS - 1, WINDOW_MS, WINDOW_MS + 1, -5_000),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ pause: pauses, limit: fc.constantFrom(3, 3, 3, 1, 5), owed: fc.option(fc.nat({ max: 5 })) }),
          { maxLength: 60 },
        ),
        async (requests) => {
          const holder = await newKey(state)
          const naive = naiveWindow()
          let now = START
          for (const { pause, limit, owed } of requests) {
            now += pause
            expect(await consume(state.db, holder, limit, now)).toEqual({ ...naive.consume(limit, now), limit })
            const countedAt = owed === null ? undefined : naive.counted.at(-1 - owed)
            if (countedAt === undefined) continue
            await giveBack(state.db, holder, countedAt)
            naive.giveBack(countedAt)
          }
        },
      ),
      { numRuns: name === 'SQLite' ? 150 : 25 },
    )
    await state.close()
  })

  it('counts requests that arrive together as if one came after the other, whoever makes them', async () => {
    const state = await open(START)
    const pause = fc.constantFrom(0, 1, 1_000, WINDOW_MS / 2, WINDOW_MS - 1, WINDOW_MS, WINDOW_MS + 1, -5_000)
    const batch = fc.array(fc.record({ who: fc.nat({ max: 2 }), pause, limit: fc.constantFrom(1, 2, 3) }), {
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { maxLength: 6 }), async (batches) => {
        const holders = [await newKey(state), await newKey(state), await newKey(state)]
        const naive = holders.map(naiveWindow)
        let now = START
        for (const requests of batches) {
          const timed = requests.map(({ pause, ...request }) => ({ ...request, now: (now += pause) }))
          const allowances = await Promise.all(
            timed.map(({ who, limit, now }) => consume(state.db, holders[who]!, limit, now)),
          )
          expect(allowances).toEqual(
            timed.map(({ who, limit, now }) => ({ ...naive[who]!.consume(limit, now), limit })),
          )
        }
      }),
      { numRuns: name === 'SQLite' ? 150 : 25 },
    )
    await state.close()
  })

  it('allows a request exactly when the stated wait is over, and not a millisecond before', async () => {
    const state = await open(START)
    const holder = await newKey(state)
    for (const pause of [0, 10, 20]) await consume(state.db, holder, 3, START + pause)
    const { allowed, retryAfterMs } = await consume(state.db, holder, 3, START + 1_000)
    expect({ allowed, retryAfterMs }).toEqual({ allowed: false, retryAfterMs: WINDOW_MS - 1_000 })
    expect((await consume(state.db, holder, 3, START + 1_000 + retryAfterMs - 1)).allowed).toBe(false)
    expect((await consume(state.db, holder, 3, START + 1_000 + retryAfterMs)).allowed).toBe(true)
    await state.close()
  })

  it('stores only the requests within the window', async () => {
    const state = await open(START)
    const holder = await newKey(state)
    for (let day = 0; day < 5; day++)
      for (let request = 0; request < 3; request++)
        await consume(state.db, holder, 3, START + day * WINDOW_MS + request)
    const rows = await state.db.selectFrom('hit').selectAll().execute()
    expect(rows.map((row) => row.seq)).toEqual([12, 13, 14])
    await state.close()
  })

  it('peeks without counting', async () => {
    const state = await open(START)
    const holder = await newKey(state)
    expect(await peek(state.db, holder, 3, START)).toMatchObject({ allowed: true, remaining: 3, resetMs: null })
    await consume(state.db, holder, 3, START)
    for (let look = 0; look < 5; look++) await peek(state.db, holder, 3, START)
    expect(await peek(state.db, holder, 3, START + 1)).toMatchObject({ remaining: 2, resetMs: WINDOW_MS - 1 })
    expect(await peek(state.db, holder, 3, START + WINDOW_MS)).toMatchObject({ remaining: 3, resetMs: null })
    await state.close()
  })

  it('counts requests of one key that arrive together one by one', async () => {
    const state = await open(START)
    const holder = await newKey(state)
    const answers = await Promise.all(Array.from({ length: 64 }, () => consume(state.db, holder, 40, START)))
    expect(answers.filter((answer) => answer.allowed)).toHaveLength(40)
    expect(new Set(answers.filter((answer) => answer.allowed).map((answer) => answer.remaining)).size).toBe(40)
    await state.close()
  })

  it('counts addresses and accounts separately, from their first request', async () => {
    const state = await open(START)
    for (const holder of ['address:192.0.2.1', 'address:2001:db8::/64', 'account:1', 'key:1'] as const) {
      expect(await consume(state.db, holder, 1, START)).toMatchObject({ allowed: true, remaining: 0 })
      expect((await consume(state.db, holder, 1, START + 1)).allowed).toBe(false)
    }
    await state.close()
  })

  it('has its holder’s length', async () => {
    const state = await open(START)
    const minute = (now: number) => consume(state.db, 'throttle:sign-in:a', 1, now, 60_000)
    expect(await minute(START)).toMatchObject({ allowed: true, resetMs: 60_000 })
    expect(await minute(START + 59_999)).toMatchObject({ allowed: false, retryAfterMs: 1 })
    expect(await minute(START + 60_000)).toMatchObject({ allowed: true })
    await state.close()
  })

  it('does not prune what is being counted', async () => {
    const state = await open(START)
    const denials = await Promise.all(
      Array.from({ length: 60 }, async (_, request) => {
        const { allowed } = await consume(state.db, 'address:192.0.2.9', 30, START)
        if (request % 3 === 0) await pruneWindows(state.db, START + 1)
        return !allowed
      }),
    )
    expect(denials.filter(Boolean)).toHaveLength(30)
    await state.close()
  })

  it('deletes holders idle for a day, and none that still counts', async () => {
    const state = await open(START)
    await consume(state.db, 'address:192.0.2.1', 3, START)
    await consume(state.db, 'address:192.0.2.2', 3, START + 1)
    expect(await pruneWindows(state.db, START + WINDOW_MS)).toBe(1)
    const left = await state.db.selectFrom('allowance_window').select('holder').execute()
    expect(left).toEqual([{ holder: 'address:192.0.2.2' }])
    expect(await state.db.selectFrom('hit').selectAll().execute()).toHaveLength(1)
    expect(await consume(state.db, 'address:192.0.2.1', 3, START + WINDOW_MS)).toMatchObject({ remaining: 2 })
    await state.close()
  })
})

describe('sliding window in a file', () => {
  it('counts exactly when two connections count at once, and after a restart', async () => {
    using folder = temporaryFolder()
    const path = join(folder.path, 'lux.sqlite')
    const [one, other] = [openState(path, START), openState(path, START)]
    const holder = await newKey(one)
    let allowed = 0
    for (let request = 0; request < 20; request++)
      if ((await consume((request % 2 ? one : other).db, holder, 15, START + request)).allowed) allowed++
    expect(allowed).toBe(15)
    await one.close()
    await other.close()
    const again = openState(path, START)
    expect(await peek(again.db, holder, 15, START + 20)).toMatchObject({ remaining: 0 })
    await again.close()
  })
})

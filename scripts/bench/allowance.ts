import { join } from 'node:path'
import { createKey } from '../../server/auth/keys.ts'
import { consume } from '../../server/limits/sliding-window.ts'
import type { AllowanceHolder } from '../../server/limits/sliding-window.ts'
import { WINDOW_MS } from '../../server/base/tiers.ts'
import { openState } from '../../server/state/state.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'

const BAR_US = 100
const LIMIT = 10_000
const KEYS = 20
const MEASURED = 20_000

using folder = temporaryFolder()
const start = Date.UTC(2026, 0, 1)
const state = openState(join(folder.path, 'lux.sqlite'), start)
const holders: AllowanceHolder[] = []
for (let index = 0; index < KEYS; index++) {
  const settings = { name: 'bench', tier: 'premium', scopes: ['market:read'], expiresAt: null } as const
  const { record } = await createKey(state.db, settings, start)
  holders.push(`key:${record.id}`)
}

// Windows are full first, so that each counted request also pushes one out; then they are used up, so that each request is denied.
const pauseMs = Math.ceil(WINDOW_MS / LIMIT / KEYS)
let now = start
let index = 0
const next = (pause: number) => consume(state.db, holders[index++ % KEYS]!, LIMIT / 10, (now += pause))
for (let warm = 0; warm < KEYS * (LIMIT / 10); warm++) await next(pauseMs * 10)
const counted = await times(() => next(pauseMs * 10))
for (let warm = 0; warm < KEYS * 20; warm++) await next(0)
const denied = await times(() => next(0))
await state.close()

console.log(`an allowance check on SQLite, ${KEYS} keys with full windows of ${LIMIT / 10}, ${MEASURED} checks`)
console.log(`counted   median ${at(counted, 0.5)} µs   p99 ${at(counted, 0.99)} µs`)
console.log(`denied    median ${at(denied, 0.5)} µs   p99 ${at(denied, 0.99)} µs   bar: median < ${BAR_US} µs`)
if (Number(at(counted, 0.5)) >= BAR_US || Number(at(denied, 0.5)) >= BAR_US) process.exitCode = 1

async function times(work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let round = 0; round < MEASURED; round++) {
    const before = performance.now()
    await work()
    taken.push((performance.now() - before) * 1_000)
    // Between requests, as in the server.
    if (round % 2_000 === 0) await state.checkpoint()
  }
  return taken.sort((a, b) => a - b)
}

function at(sorted: readonly number[], share: number): string {
  return sorted[Math.floor(sorted.length * share)]!.toFixed(1)
}

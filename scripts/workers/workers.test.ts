import { rmSync } from 'node:fs'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contentOf, finished, type LuxHome } from '../../pipeline/testing/lux-home.ts'
import { publishedHome } from '../../pipeline/testing/market-homes.ts'
import { startPostgres, type TestPostgres } from '../../server/testing/postgres.ts'
import { startFleet } from './worker-fleet.ts'

// Runs real processes; the machine may be busy.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

const postgres: TestPostgres | undefined = await startPostgres()

describe.skipIf(!postgres)('four workers over the queue', () => {
  let alone: LuxHome
  let shared: LuxHome
  let store: string
  let env: Record<string, string>
  beforeAll(async () => {
    alone = await publishedHome()
    shared = alone.copy()
    for (const made of ['warehouse', 'releases', 'current.json', 'state'])
      rmSync(join(shared.dataDir, made), { recursive: true })
    store = mkdtempSync(join(tmpdir(), 'lux-tasks-'))
    env = { STATE_URL: await postgres!.newDatabase(), STORAGE_OPTIONS: JSON.stringify({ base: store }) }
  })
  afterAll(async () => {
    alone?.remove()
    shared?.remove()
    if (store) rmSync(store, { recursive: true, force: true })
    await postgres?.[Symbol.asyncDispose]()
  })

  it('publish the same bytes as one process, also when one is killed, and finish every task once', async () => {
    await using fleet = await startFleet(shared, 4, env)
    const run = finished(shared.start(['run', '--on-workers', '--quiet'], env))
    let killed: string | null = null
    while (killed === null && (await Promise.race([run.then(() => false), sleep(20, true)])))
      killed = await fleet.killOne(0.5)
    expect(killed).not.toBeNull()
    const { code, stderr, stdout } = await run
    expect(code, stdout + stderr).toBe(0)
    expect(shared.release().id).toBe(alone.release().id)
    expect(contentOf(shared.store.directory)).toEqual(contentOf(alone.store.directory))
    const done = fleet.outcomes.filter(({ outcome }) => outcome === 'done').map(({ task }) => task)
    expect(new Set(done).size).toBe(done.length)
    expect(done.length).toBeGreaterThan(20)
    // Nothing is left in the store.
    expect(Object.keys(contentOf(store))).toEqual([])
  })
})

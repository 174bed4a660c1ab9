import { describe, expect, it } from 'vitest'
import { createKey } from '../auth/keys.ts'
import { readConfig } from '../base/config.ts'
import { publishSampleRelease } from '../testing/build-release.ts'
import { sharedDatabases } from '../testing/test-states.ts'
import { startServerProcess } from '../testing/server-process.ts'
import type { ServerProcess } from '../testing/server-process.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openConfiguredState } from './state.ts'

const PATH = '/api/public/v1/market-index'
const CONCURRENT = 64
const REQUESTS = 192

describe.each(await sharedDatabases())('two server processes on $name', ({ url }) => {
  async function setUp(folder: string) {
    publishSampleRelease(folder)
    const environment = { DATA_DIR: folder, STATE_URL: await url() }
    const state = await openConfiguredState(readConfig(environment), Date.now())
    const newKey = async () => {
      const settings = { name: 'shared', tier: 'free', scopes: ['market:read'], expiresAt: null } as const
      return (await createKey(state.db, settings, Date.now())).key
    }
    return {
      environment,
      state,
      newKey,
      servers: [await startServerProcess(environment), await startServerProcess(environment)],
    }
  }

  it('share an allowance exactly under 64 simultaneous requests, and lose no count when one is killed', async () => {
    using folder = temporaryFolder()
    const { environment, state, newKey, servers } = await setUp(folder.path)
    try {
      const [first, second] = [await newKey(), await newKey()]
      const statuses = await sendAtOnce(servers, first)
      expect(statuses.filter((status) => status === 200)).toHaveLength(100)
      expect(statuses.filter((status) => status === 429)).toHaveLength(REQUESTS - 100)

      const meanwhile = await sendAtOnce(servers, second, async (answered) => {
        if (answered !== 40) return
        await servers[0]!.kill()
        servers[0] = await startServerProcess(environment)
      })
      const afterwards = await sendAtOnce(servers, second)
      const served = [...meanwhile, ...afterwards].filter((status) => status === 200).length
      // A lost answer may have been counted; none was given without being counted.
      expect(served).toBeLessThanOrEqual(100)
      expect(served).toBeGreaterThanOrEqual(100 - meanwhile.filter((status) => status === 0).length)
      expect(afterwards.at(-1)).toBe(429)
      const { hits } = await state.db
        .selectFrom('hit')
        .select(({ fn }) => fn.countAll<number>().as('hits'))
        .executeTakeFirstOrThrow()
      expect(Number(hits)).toBe(200)
      for (const server of servers) expect(await ask(server, first)).toBe(429)
    } finally {
      for (const server of servers) await server.kill()
      await state.close()
    }
  })
})

/** @returns the status of each answer, 0 without one */
async function sendAtOnce(
  servers: readonly ServerProcess[],
  key: string,
  afterwards: (answered: number) => Promise<void> = async () => undefined,
): Promise<number[]> {
  const statuses: number[] = []
  let sent = 0
  const worker = async (_: unknown, index: number) => {
    while (sent < REQUESTS) {
      sent++
      const status = await ask(servers[index % 2]!, key)
      await afterwards(statuses.push(status))
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT }, worker))
  return statuses
}

async function ask({ url }: ServerProcess, key: string): Promise<number> {
  try {
    const response = await fetch(`${url}${PATH}`, { headers: { 'x-api-key': key } })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

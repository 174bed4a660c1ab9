import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { afterAll, describe, expect, it } from 'vitest'
import { createKey } from '../auth/keys.ts'
import { readConfig } from '../config.ts'
import { publishSampleRelease } from '../testing/build-release.ts'
import { startPostgres } from '../testing/postgres.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openConfiguredState } from './state.ts'

const PATH = '/api/public/v1/market-index'
const CONCURRENT = 64
const REQUESTS = 192

const postgres = await startPostgres()
afterAll(() => postgres?.[Symbol.asyncDispose]())
const kinds = [
  { name: 'one SQLite file', url: async () => '' },
  ...(postgres ? [{ name: 'one PostgreSQL database', url: () => postgres.newDatabase() }] : []),
]

interface ServerProcess {
  url: string
  /** Ends it as the loss of power would. */
  kill(): Promise<void>
}

async function startProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const { msg, url } = JSON.parse(line) as { msg: string; url: string }
    if (msg !== 'listening') continue
    child.stdout.resume()
    return {
      url,
      async kill() {
        if (child.exitCode !== null || !child.kill('SIGKILL')) return
        await once(child, 'exit')
      },
    }
  }
  throw new Error('The server ended before it listened')
}

describe.each(kinds)('two server processes on $name', ({ url }) => {
  it('share an allowance exactly under 64 requests at a time, and remember it when one is killed', async () => {
    using folder = temporaryFolder()
    publishSampleRelease(folder.path)
    const environment = { DATA_DIR: folder.path, STATE_URL: await url() }
    const state = await openConfiguredState(readConfig(environment), Date.now())
    const settings = { name: 'shared', tier: 'free', scopes: ['market:read'], expiresAt: null } as const
    const { key } = await createKey(state.db, settings, Date.now())
    await state.close()
    const servers = [await startProcess(environment), await startProcess(environment)]
    try {
      const statuses: number[] = []
      let sent = 0
      const worker = async (_: unknown, index: number) => {
        while (sent < REQUESTS) {
          sent++
          const response = await fetch(`${servers[index % 2]!.url}${PATH}`, { headers: { 'x-api-key': key } })
          await response.arrayBuffer()
          statuses.push(response.status)
        }
      }
      await Promise.all(Array.from({ length: CONCURRENT }, worker))
      expect(statuses.filter((status) => status === 200)).toHaveLength(100)
      expect(statuses.filter((status) => status === 429)).toHaveLength(REQUESTS - 100)
      await servers[0]!.kill()
      servers[0] = await startProcess(environment)
      for (const server of servers)
        expect((await fetch(`${server.url}${PATH}`, { headers: { 'x-api-key': key } })).status).toBe(429)
    } finally {
      for (const server of servers) await server.kill()
    }
  })
})

import type { NewKey } from '../auth/keys.ts'
import { createKey } from '../auth/keys.ts'
import { readConfig } from '../base/config.ts'
import type { FetchDocument } from '../http/public-documents.ts'
import { startServer } from '../start.ts'
import type { RunningServer } from '../start.ts'
import { openConfiguredState } from '../state/state.ts'
import { publishSampleRelease } from './build-release.ts'
import type { SampleReleaseOptions } from './build-release.ts'
import { QUICK } from './test-accounts.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface TestServer {
  server: RunningServer
  url: string
  dataDir: string
  /** Logged lines, one JSON text each. */
  logLines: string[]
  /** Time of the server, which stands still unless changed. */
  clock: { now: number }
  issueKey(changed?: Partial<NewKey>): Promise<string>
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Response>
  close(): Promise<void>
}

interface TestServerOptions {
  release?: SampleReleaseOptions
  environment?: Record<string, string>
  /** An existing data folder, for restarts; not deleted at the end. */
  dataDir?: string
  fetchDocument?: FetchDocument
}

/** Starts a server with a sample release on a free port, in a temporary folder. */
export async function startTestServer({
  release,
  environment,
  dataDir,
  fetchDocument,
}: TestServerOptions = {}): Promise<TestServer> {
  const folder = dataDir === undefined ? temporaryFolder() : undefined
  const home = dataDir ?? folder!.path
  if (folder) publishSampleRelease(home, release)
  const logLines: string[] = []
  const clock = { now: 1_790_000_000_000 }
  const config = readConfig({
    PORT: '0',
    DATA_DIR: home,
    PUBLIC_BASE_URL: 'https://property.example.lu',
    ...environment,
  })
  const server = await startServer(config, {
    logDestination: { write: (line) => void logLines.push(line) },
    clock: () => clock.now,
    passwords: QUICK,
    ...(fetchDocument && { fetchDocument }),
  })
  return {
    server,
    url: server.url,
    dataDir: home,
    logLines,
    clock,
    // Through a separate connection, as the command line does.
    async issueKey(changed = {}) {
      const state = await openConfiguredState(config, clock.now)
      const { key } = await createKey(
        state.db,
        { name: 'test', tier: 'free', scopes: ['market:read'], expiresAt: null, ...changed },
        clock.now,
      )
      await state.close()
      return key
    },
    get: (path, headers = {}, method = 'GET') => fetch(`${server.url}${path}`, { method, headers, redirect: 'manual' }),
    async close() {
      await server.close()
      folder?.[Symbol.dispose]()
    },
  }
}

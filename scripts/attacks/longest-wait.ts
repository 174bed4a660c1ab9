import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import process from 'node:process'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { committedLegalFacts } from '../../models/law/parameters/committed-facts.fixture.ts'
import { openObjectStore } from '../../pipeline/publish/store/open-object-store.ts'
import { publishToStore } from '../../pipeline/publish/store/publish-to-store.ts'
import { openReleaseStore } from '../../pipeline/releases/release-store.ts'
import { startFakeS3 } from '../../pipeline/testing/fake-s3.ts'
import { createKey } from '../../server/auth/keys.ts'
import { openState, statePath } from '../../server/state/state.ts'
import { publishSampleRelease } from '../../server/testing/build-release.ts'
import { startServerProcess } from '../../server/testing/server-process.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { leaseTokens, leasesBesideAFlood } from './lease-flood.ts'

/** Puts a server through faults and greedy clients, one after the other, and prints the longest wait on its other addresses. */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, 'leases-only': { type: 'boolean', default: false } },
})
const ROUND_MS = Number(values.seconds) * 1_000
const LONGEST_WAIT_BAR_MS = 250
const BASE_URL = 'http://127.0.0.1'
const LARGE = '/bench/large.bin'
/** Asked in turn while something goes wrong. */
const OTHER_ROUTES = ['/openapi.json', '/api/live', '/en/prices/md', '/api/health']
const SLOW_READERS = 60
const DEEP_JSON = '['.repeat(60_000) + ']'.repeat(60_000)
const WAITING_CLIENTS = 12

interface Row {
  fault: string
  longestMs: number
  quietMs: number
  told: string
}

using folder = temporaryFolder()
using mirror = temporaryFolder()
const { id } = publishSampleRelease(folder.path, {
  legal: await committedLegalFacts(),
  publicFiles: { [LARGE]: { content: Buffer.alloc(24_000_000, 'abcdefgh'), contentType: 'application/octet-stream' } },
})
const state = openState(statePath(folder.path), Date.now())
const settings = { name: 'waits', tier: 'premium', scopes: ['market:read'], expiresAt: null } as const
const { key } = await createKey(state.db, settings, Date.now())
const tokens = await leaseTokens(state, BASE_URL)
const pointer = join(folder.path, 'current.json')
const pointerText = readFileSync(pointer)

await using store = await startFakeS3()
await publishToStore(openReleaseStore(folder.path), id, await openObjectStore('s3', store.options), {
  keep: 3,
  signal: new AbortController().signal,
})
const common = { RELEASE_POLL_MS: '100', PUBLIC_BASE_URL: BASE_URL, LOG_LEVEL: 'info' }
const server = await startServerProcess({ ...common, DATA_DIR: folder.path, WRITE_TIMEOUT_MS: '60000' })
const fromStore = await startServerProcess({
  ...common,
  DATA_DIR: mirror.path,
  STORAGE_DRIVER: 's3',
  STORAGE_OPTIONS: JSON.stringify(store.options),
}).catch(async (error: unknown) => {
  await server.kill()
  throw error
})
const rows: Row[] = []
const faults: string[] = []
try {
  for (const route of OTHER_ROUTES) for (let warm = 0; warm < 20; warm++) await ask(server.url, route)
  if (!values['leases-only']) {
    await during('a store that hangs', fromStore.url, async () => {
      let waiting = 0
      store.before = () => {
        waiting++
        return -1
      }
      await delay(ROUND_MS)
      store.before = () => undefined
      return `${waiting} reads unanswered`
    })
    await damagedPointer('a torn pointer', () => writeFileSync(pointer, pointerText.subarray(0, 20)))
    await damagedPointer('a FIFO as the pointer', () => {
      rmSync(pointer)
      execFileSync('mkfifo', [pointer])
    })
    await during('SQLite locked by another process', server.url, lockedDatabase)
    await during(`${SLOW_READERS} slow readers`, server.url, slowReaders)
    await during('JSON of 60,000 levels', server.url, deepJson)
  }
  await during('a flood of leases', server.url, async () => {
    const flood = await leasesBesideAFlood(server.url, tokens)
    faults.push(...flood.faults)
    return flood.told
  })
} finally {
  await Promise.all([server.kill(), fromStore.kill()])
  await state.close()
}
report()

/** Asks other addresses in turn while something happens, and before that as long in peace. */
async function during(fault: string, url: string, work: () => Promise<string>): Promise<void> {
  const quietMs = await longestWait(url, delay(ROUND_MS / 2))
  const begun = work()
  const longestMs = await longestWait(url, begun)
  rows.push({ fault, longestMs, quietMs, told: await begun })
}

async function longestWait(url: string, end: Promise<unknown>): Promise<number> {
  const going = { on: true }
  const over = end.finally(() => (going.on = false))
  let longest = 0
  for (let turn = 0; going.on; turn++) {
    const startedAt = performance.now()
    const status = await ask(url, OTHER_ROUTES[turn % OTHER_ROUTES.length]!)
    longest = Math.max(longest, performance.now() - startedAt)
    if (status !== 200) faults.push(`${OTHER_ROUTES[turn % OTHER_ROUTES.length]} answered ${status}`)
    await delay(10)
  }
  await over
  return longest
}

async function ask(url: string, path: string, init: RequestInit = {}): Promise<number> {
  const response = await fetch(url + path, init)
  await response.arrayBuffer()
  return response.status
}

async function damagedPointer(fault: string, damage: () => void): Promise<void> {
  await during(fault, server.url, async () => {
    damage()
    await delay(ROUND_MS)
    rmSync(pointer, { force: true })
    writeFileSync(pointer, pointerText)
    return 'the release stays'
  })
}

async function lockedDatabase(): Promise<string> {
  const lock = new DatabaseSync(statePath(folder.path))
  lock.exec('begin immediate')
  const until = performance.now() + ROUND_MS
  const statuses = new Map<number, number>()
  const client = async () => {
    while (performance.now() < until) {
      const status = await ask(server.url, '/api/public/v1/market-index', { headers: { 'x-api-key': key } })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: WAITING_CLIENTS }, client))
  lock.exec('rollback')
  lock.close()
  return [...statuses].map(([status, count]) => `${count} times ${status}`).join(', ')
}

async function slowReaders(): Promise<string> {
  const readers = Array.from({ length: SLOW_READERS }, (): Socket => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined)
    socket.write(`GET ${LARGE} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`)
    return socket.pause()
  })
  await delay(ROUND_MS)
  for (const reader of readers) reader.destroy()
  return '24 MB each'
}

async function deepJson(): Promise<string> {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  const until = performance.now() + ROUND_MS
  const statuses = new Set<string>()
  while (performance.now() < until)
    for (const path of ['/api/mcp', '/api/a2a']) {
      const status = await ask(server.url, path, { method: 'POST', headers, body: DEEP_JSON })
      statuses.add(`${path} ${status}`)
      // The bodies of A2A are smaller than this, however deep.
      if (status !== (path === '/api/mcp' ? 400 : 413)) faults.push(`deep JSON: ${path} answered ${status}`)
    }
  return [...statuses].join(', ')
}

function report(): void {
  console.log(`longest wait on ${OTHER_ROUTES.join(', ')}   bar: <= ${LONGEST_WAIT_BAR_MS} ms`)
  for (const { fault, longestMs, quietMs, told } of rows)
    console.log(
      `${fault.padEnd(34)}${longestMs.toFixed(0).padStart(6)} ms   in peace ${quietMs.toFixed(0).padStart(4)} ms   ${told}`,
    )
  for (const fault of new Set(faults)) console.log(`FAULT: ${fault}`)
  if (faults.length > 0 || rows.some(({ longestMs }) => longestMs > LONGEST_WAIT_BAR_MS)) process.exitCode = 1
}

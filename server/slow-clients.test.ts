import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestServer } from './testing/test-server.ts'
import type { TestServer } from './testing/test-server.ts'

const WRITE_MS = 500
const READERS = 60
/** More than the buffers of two sockets take. */
const LARGE = Buffer.alloc(24_000_000, 'abcdefgh')
const PATHS = { hot: '/bench/hot.bin', onDisk: '/bench/large.bin' }

let test: TestServer | undefined
let sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await test?.close()
  test = undefined
})

async function start(environment: Record<string, string> = {}): Promise<TestServer> {
  const contentType = 'application/octet-stream'
  const publicFiles = {
    [PATHS.hot]: { content: LARGE, contentType },
    [PATHS.onDisk]: { content: Buffer.concat([LARGE, LARGE]), contentType },
  }
  test = await startTestServer({
    release: { publicFiles },
    environment: {
      WRITE_TIMEOUT_MS: String(WRITE_MS),
      HOT_FILE_BYTES: '30000000',
      HEADERS_TIMEOUT_MS: '300',
      REQUEST_TIMEOUT_MS: '400',
      ...environment,
    },
  })
  return test
}

async function open(sent: string): Promise<Socket> {
  const socket = connect(Number(new URL(test!.url).port), '127.0.0.1').on('error', () => {})
  sockets.push(socket)
  await once(socket, 'connect')
  socket.write(sent)
  return socket
}

const get = (path: string, fields = ''): string => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${fields}\r\n`

/** Connections that the server has open, and requests that it has answered or given up. */
async function seen(): Promise<{ open: number; requests: number }> {
  const text = await test!.server.services.metrics.render()
  const requests = [...text.matchAll(/^lux_http_requests_total\{.*\} (\d+)$/gm)].map(([, count]) => Number(count))
  return {
    open: Number(/^lux_open_connections (\d+)$/m.exec(text)?.[1]),
    requests: requests.reduce((sum, count) => sum + count, 0),
  }
}

async function until(holds: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
  const end = performance.now() + ms
  while (performance.now() < end) {
    if (await holds()) return true
    await delay(25)
  }
  return false
}

describe('a client that takes nothing of its answer', () => {
  it.each(Object.entries(PATHS))('is cut off, many of them at once, and its file closed (%s)', async (_, path) => {
    // A busy machine takes long to read sixty requests: only the deadline of writing is short.
    await start({ HEADERS_TIMEOUT_MS: '20000', REQUEST_TIMEOUT_MS: '30000' })
    const readers = await Promise.all(Array.from({ length: READERS }, () => open(get(path))))
    for (const reader of readers) reader.pause()
    expect(await until(async () => (await seen()).requests === READERS, 20_000)).toBe(true)
    expect(await until(async () => (await seen()).open === 0, 20_000)).toBe(true)
    expect(openFiles()).toEqual([])
  })
})

describe('a client that is slow', () => {
  it.each([...Object.entries(PATHS), ['a range', PATHS.onDisk]])(
    'but takes some gets all of it (%s)',
    async (name, path) => {
      await start()
      const socket = await open(get(path, name === 'a range' ? 'range: bytes=8-30000007\r\n' : ''))
      let received = 0
      let length = Infinity
      const began = performance.now()
      // Takes a piece, then nothing for less than the limit.
      for await (const piece of socket as AsyncIterable<Buffer>) {
        if (length === Infinity) length = Number(/content-length: (\d+)/i.exec(piece.toString('latin1'))![1])
        received += piece.length
        if (received > length) break
        if (received % 4_000_000 < piece.length) await delay(WRITE_MS / 4)
      }
      expect(received).toBeGreaterThan(length)
      expect(performance.now() - began).toBeGreaterThan(WRITE_MS)
    },
  )

  it('is waited for while its answer is being made', async () => {
    await start({ WRITE_TIMEOUT_MS: '100' })
    const { services } = test!.server
    const settle = services.state.settle.bind(services.state)
    services.state.settle = async () => {
      await delay(450)
      return settle()
    }
    expect((await test!.get('/api/public/v1/market-index', { 'x-api-key': await test!.issueKey() })).status).toBe(200)
  })
})

describe('a request that does not arrive', () => {
  it.each([
    ['says nothing', ''],
    ['stops within its head', 'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: '],
    [
      'stops within its body',
      'POST /api/mcp HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    ],
  ])('is ended when it %s', async (_, sent) => {
    await start()
    const socket = await open(sent)
    socket.resume()
    const began = performance.now()
    await once(socket, 'close')
    expect(performance.now() - began).toBeLessThan(20_000)
  })
})

describe('connections', () => {
  it('beyond those of an address get a sentence and are closed; one that closes makes room', async () => {
    await start({ MAX_CONNECTIONS_PER_ADDRESS: '3' })
    const [first] = await Promise.all([open(''), open(''), open('')])
    expect(await answerOf(await open(get('/api/live')))).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 5[^]*maximum/i)
    first.destroy()
    await once(first, 'close')
    expect(await answerOf(await open(get('/api/live', 'connection: close\r\n')))).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('of a trusted proxy count in all only', async () => {
    await start({ MAX_CONNECTIONS_PER_ADDRESS: '1', MAX_CONNECTIONS: '3', TRUSTED_PROXIES: '127.0.0.1' })
    await Promise.all([open(''), open(''), open('')])
    expect(await answerOf(await open(get('/api/live')))).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 5/i)
    expect(await test!.server.services.metrics.render()).toContain('lux_connections_refused_total{limit="inAll"} 1')
  })
})

async function answerOf(socket: Socket): Promise<string> {
  let answer = ''
  socket.on('data', (piece: Buffer) => (answer += piece.toString()))
  await once(socket, 'close')
  return answer
}

/** Files of releases that this process has open. */
function openFiles(): string[] {
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const target = readlinkSync(`/proc/self/fd/${fd}`)
      return target.includes('/releases/') ? [target] : []
    } catch {
      return []
    }
  })
}

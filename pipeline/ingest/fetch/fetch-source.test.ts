import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { fetchSource, type FetchOptions } from './fetch-source.ts'
import { createRawStore, findIntegrityFaults } from '../raw/raw-store.ts'
import { aSource, temporaryDirectory } from '../testing/feed-files.ts'

const base = temporaryDirectory()
const now = new Date('2026-09-30T22:30:00Z')
let rawDir = ''
let waits: number[] = []
let requests: IncomingMessage[] = []
let answer: (request: IncomingMessage, response: ServerResponse, attempt: number) => void = () => undefined

const server = createServer((request, response) => {
  requests.push(request)
  answer(request, response, requests.length)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeEach(() => {
  rawDir = join(mkdtempSync(join(base, 'case-')), 'raw')
  waits = []
  requests = []
})

function fetchHttp(location: Record<string, unknown> = {}, options: Partial<FetchOptions> = {}) {
  const source = aSource({ location: { type: 'http', url: `${origin}/feed.csv`, allowPrivate: true, ...location } })
  const wait = (ms: number) => {
    waits.push(ms)
    return Promise.resolve()
  }
  return fetchSource(source, createRawStore(rawDir), {
    now,
    signal: new AbortController().signal,
    log: () => undefined,
    wait,
    ...options,
  })
}
const fetchFrom = (location: Record<string, unknown>, snapshot = {}, signal = new AbortController().signal) =>
  fetchSource(aSource({ location, snapshot }), createRawStore(rawDir), { now, signal, log: () => undefined })
const reasonOf = async (result: ReturnType<typeof fetchHttp>) => {
  const { ok, ...rest } = await result
  return ok ? 'no failure' : (rest as { reason: string }).reason
}
const send =
  (body: string | Buffer, headers = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(200, headers).end(body)

describe('fetching over http', () => {
  it('keeps the bytes with their provenance', async () => {
    answer = send('a,b\n1,2\n', { etag: '"v1"', 'last-modified': 'Wed, 30 Sep 2026 06:00:00 GMT' })
    const result = await fetchHttp({ headers: { authorization: 'Bearer x' } })
    expect(result).toMatchObject({
      ok: true,
      known: [],
      added: [{ name: 'feed.csv', bytes: 8, snapshotDate: '2026-10-01' }],
    })
    expect(readFileSync(result.added[0]!.path, 'utf8')).toBe('a,b\n1,2\n')
    expect(requests[0]!.headers.authorization).toBe('Bearer x')
    const provenance = JSON.parse(readFileSync(join(rawDir, 'a-feed/2026-10-01/feed.csv.provenance.json'), 'utf8'))
    expect(provenance).toMatchObject({
      url: `${origin}/feed.csv`,
      producer: { name: 'A portal' },
      licence: { name: 'CC0 1.0' },
      etag: '"v1"',
      fetchedAt: now.toISOString(),
    })
  })

  it('asks conditionally and treats 304 as unchanged', async () => {
    answer = (request, response) =>
      request.headers['if-none-match'] === '"v1"'
        ? response.writeHead(304).end()
        : send('a\n1\n', { etag: '"v1"' })(request, response)
    const first = await fetchHttp()
    expect(await fetchHttp()).toEqual({ ok: true, added: [], known: first.added })
  })

  it('does not ask conditionally when the bytes were lost', async () => {
    answer = (request, response) =>
      request.headers['if-none-match']
        ? response.writeHead(304).end()
        : send('a\n1\n', { etag: '"v1"' })(request, response)
    const first = await fetchHttp()
    rmSync(first.added[0]!.path)
    await fetchHttp()
    expect(readFileSync(first.added[0]!.path, 'utf8')).toBe('a\n1\n')
  })

  it('adds nothing for the same bytes without validators', async () => {
    answer = send('a\n1\n')
    await fetchHttp()
    expect(await fetchHttp()).toMatchObject({ ok: true, added: [], known: [{ name: 'feed.csv' }] })
  })

  it('tries again after 1, 2 and 4 seconds while the server is failing', async () => {
    answer = (request, response, attempt) =>
      attempt < 4 ? response.writeHead(500).end() : send('a\n1\n')(request, response)
    expect(await fetchHttp()).toMatchObject({ ok: true })
    expect(waits).toEqual([1000, 2000, 4000])
  })

  it('waits as long as Retry-After says, up to a minute', async () => {
    answer = (request, response, attempt) =>
      attempt === 1
        ? response.writeHead(429, { 'retry-after': '7' }).end()
        : attempt === 2
          ? response.writeHead(503, { 'retry-after': '86400' }).end()
          : send('a\n1\n')(request, response)
    await fetchHttp()
    expect(waits).toEqual([7000, 60_000])
  })

  it('tries again when the connection breaks, and keeps nothing of the broken downloads', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('only this')
      setTimeout(() => response.destroy(), 10)
    }
    expect(await reasonOf(fetchHttp({ retries: 2 }))).toMatch(/^source a-feed: /)
    expect(requests).toHaveLength(3)
    expect(readdirSync(join(rawDir, 'blobs/.incoming'))).toEqual([])
  })

  it.each([401, 404, 410])('gives up at once on %i', async (status) => {
    answer = (_, response) => response.writeHead(status).end('no')
    expect(await reasonOf(fetchHttp())).toContain(`answered ${status}, expected 200`)
    expect(requests).toHaveLength(1)
  })

  it('stops an endless body at the allowed size', async () => {
    answer = (_, response) => {
      const timer = setInterval(() => response.write(Buffer.alloc(50_000)), 1)
      response.on('close', () => clearInterval(timer))
    }
    expect(await reasonOf(fetchHttp({ maxBytes: 200_000 }))).toContain('more than 200000 bytes')
    expect(requests).toHaveLength(1)
  })

  it('refuses an announced size beyond the limit, and a body that unpacks beyond it', async () => {
    answer = send(Buffer.alloc(3000), { 'content-length': '3000' })
    expect(await reasonOf(fetchHttp({ maxBytes: 2000 }))).toContain('announces 3000 bytes')
    answer = send(gzipSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'gzip' })
    expect(await reasonOf(fetchHttp({ maxBytes: 1_000_000 }))).toContain('more than 1000000 bytes')
  })

  it('unpacks what is sent as gzip and refuses other encodings', async () => {
    answer = send(gzipSync('a\n1\n'), { 'content-encoding': 'gzip' })
    const { added } = await fetchHttp()
    expect(readFileSync(added[0]!.path, 'utf8')).toBe('a\n1\n')
    answer = send('x', { 'content-encoding': 'secret' })
    expect(await reasonOf(fetchHttp())).toContain('"secret"')
  })

  it('refuses an empty body', async () => {
    answer = send('')
    expect(await reasonOf(fetchHttp())).toContain('empty body')
  })

  it('gives up on a server that is silent for longer than allowed', async () => {
    answer = () => undefined
    expect(await reasonOf(fetchHttp({ timeoutSeconds: 1, retries: 0 }))).toMatch(/timeout/i)
  })

  it('gives up on a server that trickles for longer than allowed', async () => {
    answer = (_, response) => {
      const timer = setInterval(() => response.write('x'), 50)
      response.on('close', () => clearInterval(timer))
    }
    expect(await reasonOf(fetchHttp({ timeoutSeconds: 1, retries: 0 }))).toMatch(/timeout/i)
  })

  it('follows redirects within the host and keeps its own headers from other origins', async () => {
    answer = (request, response) =>
      request.url === '/feed.csv'
        ? response.writeHead(302, { location: '/there' }).end()
        : send('a\n1\n')(request, response)
    expect(await fetchHttp()).toMatchObject({ ok: true })
    const { port } = server.address() as AddressInfo
    answer = (request, response) =>
      request.headers.host?.startsWith('127')
        ? response.writeHead(302, { location: `http://localhost:${port}/x` }).end()
        : send('b\n1\n')(request, response)
    requests = []
    expect(await fetchHttp({ allowHosts: ['localhost'], headers: { authorization: 'Bearer x' } })).toMatchObject({
      ok: true,
    })
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer x', undefined])
  })

  const redirects = {
    'to a host that is not listed': { location: 'http://localhost:1/x', message: 'which allowHosts does not list' },
    'to another protocol': { location: 'file:///etc/passwd', message: 'expected http or https' },
    'with credentials': { location: 'http://user:secret@127.0.0.1/x', message: 'carries credentials' },
    'to no address at all': { location: 'http://[', message: 'which is not an address' },
    'in circles': { location: '/feed.csv', message: 'redirects more than 5 times' },
  }
  it.each(Object.entries(redirects))('does not follow a redirect %s', async (_, { location, message }) => {
    answer = (__, response) => response.writeHead(302, { location }).end()
    const reason = await reasonOf(fetchHttp())
    expect(reason).toContain(message)
    expect(reason).not.toContain('secret')
  })

  it('refuses a private address, written or looked up, and does not try again', async () => {
    answer = send('a\n1\n')
    expect(await reasonOf(fetchHttp({ allowPrivate: false }))).toContain(
      'leads to 127.0.0.1, which is no public address',
    )
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
    const url = `http://feed.example:${(server.address() as AddressInfo).port}/feed.csv`
    expect(await reasonOf(fetchHttp({ allowPrivate: false, url }, { resolve }))).toContain(
      'feed.example leads to 127.0.0.1',
    )
    expect(requests).toHaveLength(0)
    expect(waits).toEqual([])
  })

  it('refuses a redirect to a private address although the host is listed', async () => {
    const { port } = server.address() as AddressInfo
    let looked = 0
    const resolve = async () => [{ address: looked++ === 0 ? '203.0.113.1' : '127.0.0.1', family: 4 }]
    const location = { allowPrivate: false, url: `http://feed.example:${port}/feed.csv`, allowHosts: ['127.0.0.1'] }
    expect(await reasonOf(fetchHttp(location, { resolve }))).toContain('leads to 203.0.113.1')
    expect(await reasonOf(fetchHttp(location, { resolve }))).toContain('leads to 127.0.0.1')
    expect(requests).toHaveLength(0)
  })

  it('rejects, rather than reporting a failed feed, when the run is stopped', async () => {
    const stop = new AbortController()
    answer = () => stop.abort(new Error('stopped'))
    await expect(fetchHttp({}, { signal: stop.signal })).rejects.toThrow('stopped')
  })
})

describe('fetching from files', () => {
  const folder = (files: Record<string, string>) => {
    const directory = mkdtempSync(join(base, 'feeds-'))
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(join(directory, name, '..'), { recursive: true })
      writeFileSync(join(directory, name), content)
    }
    return directory
  }

  it('takes the matching files, dated by their names, each only once', async () => {
    const path = folder({
      'stock-20260928.csv': 'a',
      'stock-2026-09-29.csv': 'a',
      '.stock-2026-09-30.csv': 'b',
      'README.md': 'c',
    })
    const location = { type: 'directory', path, pattern: '*.csv' }
    const first = await fetchFrom(location, { date: 'from-name' })
    expect(first.added.map(({ name, snapshotDate }) => [name, snapshotDate])).toEqual([
      ['stock-2026-09-29.csv', '2026-09-29'],
      ['stock-20260928.csv', '2026-09-28'],
    ])
    const blob = statSync(first.added[0]!.path)
    const second = await fetchFrom(location, { date: 'from-name' })
    expect(second).toMatchObject({ ok: true, added: [] })
    expect(second.known.map(({ name }) => name)).toEqual(['stock-20260928.csv', 'stock-2026-09-29.csv'])
    expect(statSync(second.known[0]!.path).ino).toBe(blob.ino)
  })

  it('keeps both when a file of one name changes within a day', async () => {
    const path = folder({ 'stock.csv': 'a' })
    await fetchFrom({ type: 'file', path: join(path, 'stock.csv') })
    writeFileSync(join(path, 'stock.csv'), 'bb')
    const { added, known } = await fetchFrom({ type: 'file', path: join(path, 'stock.csv') })
    expect([...known, ...added].map(({ bytes }) => bytes)).toEqual([1, 2])
    expect((await createRawStore(rawDir).files('a-feed')).map(({ bytes }) => bytes).sort()).toEqual([1, 2])
  })

  it('keeps its files when the feed is gone, and gives the reason', async () => {
    const path = folder({ 'stock.csv': 'a' })
    await fetchFrom({ type: 'directory', path })
    rmSync(join(path, 'stock.csv'))
    expect(await fetchFrom({ type: 'directory', path })).toMatchObject({
      ok: false,
      added: [],
      known: [{ name: 'stock.csv' }],
      reason: expect.stringContaining('no file in'),
    })
  })

  it.each([
    ['a file that is not there', { type: 'file', path: '/nowhere/x.csv' }, 'there is no file at /nowhere/x.csv'],
    ['a directory that is not there', { type: 'directory', path: '/nowhere' }, 'there is no directory at /nowhere'],
    ['a variable that is not set', { type: 'file', path: '${LUX_ELSEWHERE}/x' }, 'environment variable LUX_ELSEWHERE'],
  ])('reports %s', async (_, location, message) => {
    expect(await reasonOf(fetchFrom(location))).toContain(message)
  })

  it('reports an empty file and a name without a day', async () => {
    const path = folder({ 'empty-2026-09-30.csv': '' })
    expect(await reasonOf(fetchFrom({ type: 'directory', path }))).toContain('is empty')
    writeFileSync(join(path, 'empty-2026-09-30.csv'), 'a')
    writeFileSync(join(path, 'x-2026-02-31.csv'), 'a')
    expect(await reasonOf(fetchFrom({ type: 'directory', path }, { date: 'from-name' }))).toContain(
      'x-2026-02-31.csv contains no day',
    )
  })

  it('finds blobs that were lost or altered since', async () => {
    const path = folder({ 'a.csv': 'a', 'b.csv': 'b', 'c.csv': 'c' })
    const { added } = await fetchFrom({ type: 'directory', path })
    expect(await findIntegrityFaults(rawDir)).toEqual([])
    writeFileSync(added[0]!.path, 'x')
    rmSync(added[1]!.path)
    expect((await findIntegrityFaults(rawDir)).map(({ fault }) => fault).sort()).toEqual(['altered', 'missing'])
    writeFileSync(join(rawDir, 'a-feed/2026-10-01/c.csv.provenance.json'), '{')
    expect((await findIntegrityFaults(rawDir)).map(({ fault }) => fault)).toEqual(['unreadable'])
  })
})

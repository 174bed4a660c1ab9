import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { Agent, get as httpGet } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { problemSchema } from '../models/contracts/release/problem.ts'
import { readConfig } from './base/config.ts'
import { backUpInto } from './state/backup-folder.ts'
import { pointTo, publishSampleRelease, writeSampleRelease } from './testing/build-release.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { startTestServer } from './testing/test-server.ts'
import type { TestServer } from './testing/test-server.ts'
import { NODE_FLAGS } from '../models/kernel/node-flags.ts'

let test: TestServer | undefined
afterEach(async () => {
  await test?.close()
  test = undefined
})

/** Sends raw bytes on a connection and returns the answer. */
async function exchangeBytes(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(bytes)
  let answer = ''
  socket.on('data', (piece) => (answer += piece.toString()))
  socket.on('error', () => {})
  await once(socket, 'close')
  return answer
}

describe('swapping releases', () => {
  it('fails no request', async () => {
    test = await startTestServer({ release: { tag: 'release0' } })
    const { url, dataDir, server } = test
    const agent = new Agent({ keepAlive: true, maxSockets: 16 })
    const seen = new Set<string>()
    const failures: unknown[] = []
    const load = { runs: true }
    const fetchText = (path: string) =>
      new Promise<string>((resolve, reject) => {
        httpGet(`${url}${path}`, { agent }, (response) => {
          let text = ''
          response.on('data', (piece: Buffer) => (text += piece.toString()))
          response.on('end', () =>
            response.statusCode === 200 ? resolve(text) : reject(new Error(`${response.statusCode}`)),
          )
          response.on('error', reject)
        }).on('error', reject)
      })
    const worker = async () => {
      while (load.runs) {
        await fetchText('/en/prices/md').then(
          (text) => seen.add(/Release (\S+)/.exec(text)![1]!),
          (error: unknown) => failures.push(error),
        )
        await fetchText('/api/health').catch((error: unknown) => failures.push(error))
      }
    }
    const workers = Array.from({ length: 8 }, worker)
    for (let step = 1; step <= 6; step++) {
      publishSampleRelease(dataDir, { tag: `release${step}` })
      await server.releases.refresh()
      await delay(20)
    }
    load.runs = false
    await Promise.all(workers)
    agent.destroy()
    expect(failures).toEqual([])
    expect(seen).toContain('2026Q3-release0')
    expect(seen).toContain('2026Q3-release6')
  })

  it('refuses a corrupt release loudly and keeps the old one', async () => {
    test = await startTestServer({ environment: { METRICS_TOKEN: 'a-long-enough-token' } })
    const broken = writeSampleRelease(test.dataDir, { tag: 'broken00' })
    writeFileSync(join(test.dataDir, 'releases', broken.id, 'public/feed.json'), '{}')
    pointTo(test.dataDir, broken)
    await test.server.releases.refresh()
    expect(await (await test.get('/api/health')).json()).toMatchObject({ releaseId: '2026Q3-sample00' })
    const line = test.logLines.map((each) => JSON.parse(each)).find((each) => each.level === 'error')
    expect(line).toMatchObject({ releaseId: '2026Q3-broken00', msg: expect.stringContaining('REFUSED') })
    expect(line.err.message).toContain('public/feed.json')
    const metrics = await (await test.get('/metrics', { authorization: 'Bearer a-long-enough-token' })).text()
    expect(metrics).toContain('lux_release_refused_total 1')
  })
})

describe('stopping', () => {
  it('lets a current answer finish, then closes', async () => {
    const content = Buffer.alloc(20_000_000, 'x')
    test = await startTestServer({
      release: { publicFiles: { '/data/big.csv': { content, contentType: 'text/csv' } } },
      environment: { HOT_FILE_BYTES: '1000000' },
    })
    const response = await test.get('/data/big.csv')
    const closing = test.server.close()
    expect((await response.arrayBuffer()).byteLength).toBe(content.length)
    expect(await closing).toBe(true)
    await expect(test.get('/api/health')).rejects.toThrow()
  })

  it('does not wait past the deadline for a client that does not read', async () => {
    const content = Buffer.alloc(50_000_000, 'x')
    test = await startTestServer({
      release: { publicFiles: { '/data/big.csv': { content, contentType: 'text/csv' } } },
      environment: { HOT_FILE_BYTES: '1000000', SHUTDOWN_TIMEOUT_MS: '200' },
    })
    const socket = connect(Number(new URL(test.url).port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write('GET /data/big.csv HTTP/1.1\r\nhost: x\r\n\r\n')
    await once(socket, 'readable')
    expect(await test.server.close()).toBe(false)
    socket.destroy()
  })

  it('happens on SIGTERM with exit code 0, even while connections are held open', async () => {
    using folder = temporaryFolder()
    publishSampleRelease(folder.path)
    const child = spawn(process.execPath, [...NODE_FLAGS, 'server/main.ts'], {
      env: { ...process.env, PORT: '0', DATA_DIR: folder.path, LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      let output = ''
      child.stdout.on('data', (piece: Buffer) => (output += piece.toString()))
      const linesWith = (message: string) =>
        output
          .split('\n')
          .filter((line) => line.includes(`"msg":"${message}"`))
          .map((line) => JSON.parse(line))
      await expect.poll(() => linesWith('listening'), { timeout: 30_000 }).toHaveLength(1)
      const agent = new Agent({ keepAlive: true })
      const path = `${linesWith('listening')[0].url}/api/health`
      await new Promise((resolve) => httpGet(path, { agent }, (response) => response.resume().on('end', resolve)))
      child.kill('SIGTERM')
      const [code] = await once(child, 'exit')
      agent.destroy()
      expect(code).toBe(0)
      expect(linesWith('stopped')).toMatchObject([{ drained: true }])
    } finally {
      child.kill('SIGKILL')
    }
  })

  it('says why it cannot start', async () => {
    using folder = temporaryFolder()
    const run = async (environment: Record<string, string>) => {
      const child = spawn(process.execPath, [...NODE_FLAGS, 'server/main.ts'], {
        env: { ...process.env, PORT: '0', DATA_DIR: folder.path, ...environment },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let said = ''
      child.stderr.on('data', (piece: Buffer) => (said += piece.toString()))
      const [code] = await once(child, 'exit')
      return { code, said }
    }
    const without = await run({})
    expect(without.code).toBe(1)
    expect(without.said).toContain('There is no release to serve: current.json')
    const wrong = await run({ PORT: 'eighty' })
    expect(wrong.code).toBe(2)
    expect(wrong.said).toContain('PORT')
  })
})

describe('settings of a public service', () => {
  it('tell browsers to use https only, in every kind of answer, and only with an https address', async () => {
    test = await startTestServer({
      environment: { PUBLIC_BASE_URL: 'https://property.example.lu', HSTS_SECONDS: '31536000' },
    })
    const { url } = test
    const addresses = ['/openapi.json', '/openapi.json', '/en/prices/md', '/api/health', '/nothing', '/en/homes']
    for (const path of addresses)
      expect((await fetch(url + path)).headers.get('strict-transport-security'), path).toBe('max-age=31536000')
    expect((await fetch(`${url}/api/mcp`, { method: 'POST' })).headers.get('strict-transport-security')).not.toBeNull()
    await test.close()
    test = await startTestServer()
    expect((await test.get('/openapi.json')).headers.has('strict-transport-security')).toBe(false)
    expect(() => readConfig({ HSTS_SECONDS: '1', PUBLIC_BASE_URL: 'http://localhost:3000' })).toThrow('HSTS_SECONDS')
  })

  it('say how old the newest backup is, and that it is late', async () => {
    using backups = temporaryFolder()
    test = await startTestServer({ environment: { BACKUP_DIR: backups.path, METRICS_TOKEN: 'metrics-token-of-test' } })
    const health = async () => (await (await test!.get('/api/health')).json()) as object
    const metric = async () =>
      /^lux_backup_timestamp_seconds (\S+)$/m.exec(
        await (await test!.get('/metrics', { authorization: 'Bearer metrics-token-of-test' })).text(),
      )?.[1]
    expect(await health()).toMatchObject({ status: 'degraded', backup: { at: null, isLate: true } })
    expect(await metric()).toBe('0')
    const at = test.clock.now
    await backUpInto(test.server.services.state, backups.path, { now: at, keep: 2 })
    const second = Math.floor(at / 1_000)
    expect(await health()).toMatchObject({
      status: 'ok',
      backup: { at: new Date(second * 1_000).toISOString(), isLate: false },
    })
    expect(await metric()).toBe(String(second))
    test.clock.now += 31 * 3_600_000
    expect(await health()).toMatchObject({ status: 'degraded', backup: { isLate: true } })
  })
})

describe('logs', () => {
  it('contain each request with its id, and no secret', async () => {
    test = await startTestServer({ environment: { LOG_LEVEL: 'trace' } })
    const key = await test.issueKey()
    const path = '/api/public/v1/market-index'
    await test.get(`${path}?quarters=3`, { 'x-api-key': key, 'x-request-id': 'trace-12345' })
    await test.get(`${path}?api_key=${key}`, { 'x-api-key': key, authorization: `Bearer ${key}` })
    await test.get(path, { 'x-api-key': `${key}x` })
    await test.get('/listings/feed.json', { 'x-api-key': key })
    await expect.poll(() => test!.logLines.filter((line) => line.includes('"msg":"request"')).length).toBe(4)
    expect(
      test.logLines.map((line) => JSON.parse(line)).find((line) => line.requestId === 'trace-12345'),
    ).toMatchObject({
      level: 'info',
      method: 'GET',
      path,
      route: path,
      status: 200,
      client: '127.0.0.0/24',
      keyId: 1,
      releaseId: '2026Q3-sample00',
    })
    expect(test.logLines.join('')).not.toContain(key.slice(8))
  })

  it('contain the reason of an error that is hidden from callers', async () => {
    test = await startTestServer()
    const key = await test.issueKey()
    Object.defineProperty(test.server.releases.current.facts, 'marketIndex', {
      get: () => {
        throw new Error('a series is broken')
      },
    })
    const response = await test.get('/api/public/v1/market-index', { 'x-api-key': key })
    const problem = problemSchema.parse(await response.json())
    expect(problem).toMatchObject({ code: 'INTERNAL_ERROR', status: 500 })
    expect(problem.detail).not.toContain('series')
    expect(response.headers.get('ratelimit')).toMatch(/^"day";r=99/)
    const line = test.logLines.map((each) => JSON.parse(each)).find((each) => each.level === 'error')
    expect(line).toMatchObject({
      requestId: problem.requestId,
      err: { message: 'a series is broken' },
    })
  })
})

describe('metrics', () => {
  it('are served on a port of their own', async () => {
    test = await startTestServer({ environment: { METRICS_PORT: '0' } })
    await test.get('/listings/feed.json')
    await test.get('/api/public/v1/communes')
    await test.get('/nothing')
    const text = async () => (await fetch(`${test!.server.metricsUrl}/metrics`)).text()
    await expect.poll(text).toMatch(/lux_http_requests_total\{route="\/\*\*",status="404"\} 1/)
    const metrics = await text()
    expect(metrics).toContain('lux_http_requests_total{route="hot document",status="200"} 1')
    expect(metrics).toContain('lux_http_requests_total{route="/api/public/v1/communes",status="401"} 1')
    expect(metrics).toContain('lux_auth_denied_total{reason="missing"} 1')
    expect(metrics).toContain('lux_release_info{release_id="2026Q3-sample00",sample="true"} 1')
    expect(metrics).toMatch(/lux_http_request_duration_seconds_bucket\{le="0.01",route="hot document"\} \d/)
    for (const name of ['codings', 'packs', 'tools', 'rest', 'searches', 'pictures'])
      for (const metric of ['lux_kept_bytes', 'lux_kept_bytes_max'])
        expect(metrics).toMatch(new RegExp(`^${metric}\\{of="${name}"\\} \\d+$`, 'm'))
    expect(metrics).toMatch(/process_resident_memory_bytes \d+/)
    expect((await test.get('/metrics')).status).toBe(404)
  })

  it('are behind a token on the public port', async () => {
    test = await startTestServer({ environment: { METRICS_TOKEN: 'a-long-enough-token' } })
    expect((await test.get('/metrics')).status).toBe(401)
    expect((await test.get('/metrics', { authorization: 'Bearer wrong' })).status).toBe(401)
    expect((await test.get('/metrics', { authorization: 'Bearer a-long-enough-token' })).status).toBe(200)
  })
})

describe('hostile requests', () => {
  it('with too long an address or too large a body get an explanation', async () => {
    test = await startTestServer()
    const long = await test.get(`/${'x'.repeat(3_000)}`)
    expect(problemSchema.parse(await long.json())).toMatchObject({ code: 'BAD_REQUEST', status: 414 })
    const answer = await exchangeBytes(
      test.url,
      'POST /api/health HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
  })

  it('that are not HTTP or have too many headers get an explanation in the same form', async () => {
    test = await startTestServer()
    const problemIn = (answer: string) => problemSchema.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)))
    expect(problemIn(await exchangeBytes(test.url, 'nonsense\r\n\r\n'))).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
    })
    const headers = `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`
    expect(problemIn(await exchangeBytes(test.url, headers))).toMatchObject({ status: 431 })
  })

  it('in absolute form are answered as their path is, and only for this host', async () => {
    test = await startTestServer()
    const { port } = new URL(test.url)
    const statusOf = async (target: string): Promise<string> =>
      (await exchangeBytes(test!.url, `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)).slice(9, 12)
    for (const path of ['/api/live', '/listings/feed.json', '/en/prices/md', '/api/public/v1/market-index', '/none']) {
      const own = await statusOf(path)
      for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, 'property.example.lu'])
        expect(await statusOf(`http://${host}${path}`), host + path).toBe(own)
      expect(await statusOf(`http://elsewhere.example${path}`), path).toBe('421')
    }
  })

  it('for a range beyond every number get 416, and a last byte beyond it the rest of the file', async () => {
    test = await startTestServer()
    const whole = Buffer.from(await (await test.get('/listings/feed.json')).arrayBuffer())
    const cut = (range: string) => test!.get('/listings/feed.json', { range })
    for (const range of ['bytes=9007199254740993-', `bytes=${'9'.repeat(300)}-${'9'.repeat(300)}`]) {
      const answer = await cut(range)
      expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`])
    }
    const rest = await cut(`bytes=9-${'9'.repeat(300)}`)
    expect([rest.status, Buffer.from(await rest.arrayBuffer())]).toEqual([206, whole.subarray(9)])
  })

  it('that never end are cut off', async () => {
    test = await startTestServer({ environment: { HEADERS_TIMEOUT_MS: '200', REQUEST_TIMEOUT_MS: '300' } })
    expect(await exchangeBytes(test.url, 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ')).toMatch(/^HTTP\/1.1 408 /)
  })

  it('cannot leave the release by their path', async () => {
    test = await startTestServer()
    for (const path of [
      '/../../state/lux.sqlite',
      '/..%2f..%2fstate/lux.sqlite',
      '/index/listings.ndjson',
      '//etc/passwd',
    ])
      expect(
        await exchangeBytes(test.url, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
        path,
      ).toMatch(/^HTTP\/1.1 40[04] /)
  })

  it('for a file missing from the release get an error, not a wrong answer', async () => {
    test = await startTestServer()
    const { id } = test.server.releases.current.facts.listings[0]!
    rmSync(join(test.dataDir, 'releases'), { recursive: true })
    expect((await test.get(`/listings/${id}/md`)).status).toBe(500)
    expect((await test.get('/listings/feed.json')).status).toBe(200)
  })
})

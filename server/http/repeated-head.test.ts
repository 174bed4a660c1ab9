import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { repeatedHead, writeRepeatedHead } from './repeated-head.ts'
import type { RepeatedHead } from './repeated-head.ts'

const BODY = Buffer.from('{"a":1}')
const HEADERS = { 'content-type': 'application/json', 'content-length': String(BODY.length), etag: '"x"' }

let server: Server
let ok: RepeatedHead
let notModified: RepeatedHead
let written: number
beforeEach(async () => {
  ok = repeatedHead(200, HEADERS)
  notModified = repeatedHead(304, { etag: '"x"' })
  written = 0
  vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  server = createServer((request, response) => {
    const writeHead = response.writeHead.bind(response) as (...words: unknown[]) => ServerResponse
    response.writeHead = ((...words: unknown[]) => {
      written++
      return writeHead(...words)
    }) as ServerResponse['writeHead']
    const isKnown = request.headers['if-none-match'] !== undefined
    if (request.headers['x-draining']) response.shouldKeepAlive = false
    writeRepeatedHead(isKnown ? notModified : ok, request, response)
    expect(response.headersSent).toBe(true)
    expect(response.statusCode).toBe(isKnown ? 304 : 200)
    response.end(isKnown || request.method === 'HEAD' ? undefined : BODY)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => {
  vi.restoreAllMocks()
  server.close()
})

/** Everything the server sends until it has answered the last of these requests and closed the connection. */
async function exchange(...requests: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  socket.on('data', (bytes: Buffer) => (received += bytes.toString()))
  socket.end(requests.map((request) => `${request}\r\n\r\n`).join(''))
  await once(socket, 'close')
  return received
}

const GET = 'GET / HTTP/1.1\r\nHost: x'
const withoutDate = (answer: string): string => answer.replace(/Date: .*\r\n/g, '')

describe('a reused head', () => {
  it('equals the head node:http would write, for every request of a connection', async () => {
    const answers = await exchange(GET, GET, GET)
    expect(written).toBe(1)
    const [first, ...others] = answers.split(/(?=HTTP\/1\.1)/)
    expect(first).toMatch(/^HTTP\/1\.1 200 OK\r\n(?:.+\r\n)*etag: "x"\r\n(?:.+\r\n)*\r\n\{/)
    expect(first).toMatch(/\r\nDate: \w{3}, .* GMT\r\n/)
    expect(first, 'HTTP/1.1 keeps connections open by itself').not.toMatch(/\r\n(?:connection|keep-alive):/i)
    expect(others).toEqual([first, first])
    ok.text = null
    expect(withoutDate(await exchange(GET))).toBe(withoutDate(first!))
  })

  it('has no body after HEAD, and its own status for 304', async () => {
    const head = `HEAD / HTTP/1.1\r\nHost: x`
    const known = `${GET}\r\nIf-None-Match: "x"`
    const answers = (await exchange(GET, head, known, known, head, GET)).split(/(?=HTTP\/1\.1)/)
    expect(written).toBe(2)
    expect(answers.map((answer) => answer.split('\r\n', 1)[0])).toEqual([
      'HTTP/1.1 200 OK',
      'HTTP/1.1 200 OK',
      'HTTP/1.1 304 Not Modified',
      'HTTP/1.1 304 Not Modified',
      'HTTP/1.1 200 OK',
      'HTTP/1.1 200 OK',
    ])
    expect(answers.map((answer) => answer.split('\r\n\r\n')[1])).toEqual([
      BODY.toString(),
      '',
      '',
      '',
      '',
      BODY.toString(),
    ])
  })

  it('is rebuilt in the next second, as it states the time', async () => {
    await exchange(GET, GET)
    vi.mocked(Date.now).mockReturnValue(1_001_000)
    await exchange(GET, GET)
    expect(written).toBe(2)
  })

  it('is not used for a closing connection, and not affected by one', async () => {
    const closing = [`${GET}\r\nConnection: close`, `${GET}\r\nX-Draining: 1`, 'GET / HTTP/1.0']
    for (const request of closing) expect(await exchange(request)).toContain('\r\nConnection: close\r\n')
    expect(ok.text).toBeNull()
    expect(await exchange('GET / HTTP/1.0\r\nConnection: keep-alive')).toMatch(
      /\r\nConnection: keep-alive\r\nKeep-Alive: timeout=\d+\r\n/,
    )
    expect(ok.text).toBeNull()
    await exchange(GET)
    for (const request of closing) expect(await exchange(request)).toContain('\r\nConnection: close\r\n')
    expect(written).toBe(2 * closing.length + 2)
  })

  it('is left to writeHead where node:http keeps heads elsewhere', () => {
    const writeHead = vi.fn<(status: number, headers: string[]) => void>()
    const removeHeader = vi.fn<(name: string) => void>()
    const response = { shouldKeepAlive: true, headersSent: false, writeHead, removeHeader } as unknown as ServerResponse
    const request = { httpVersionMinor: 1 } as IncomingMessage
    ok.text = 'HTTP/1.1 200 OK\r\n\r\n'
    ok.second = 1_000
    writeRepeatedHead(ok, request, response)
    expect(writeHead).toHaveBeenCalledWith(200, ok.headers)
  })
})

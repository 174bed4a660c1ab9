import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { post, rpc, textOf } from './testing/rpc.ts'

const CALL = { name: 'get_market_context', arguments: { commune: 'Esch-sur-Alzette' } }
const AGENCIES = { name: 'get_town_agencies', arguments: { commune: 'belval' } }
const ENDPOINT_HEADERS = { 'content-type': 'application/json' }

describe('the endpoint', () => {
  let test: TestServer
  let url: string
  beforeAll(async () => {
    test = await startTestServer()
    url = `${test.url}/api/mcp`
  })
  afterAll(() => test.close())

  it('answers discovery without a credential', async () => {
    const hello = await rpc(url, 'initialize', {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    })
    expect(hello.result).toMatchObject({
      protocolVersion: '2025-11-25',
      capabilities: { tools: { listChanged: false }, prompts: { listChanged: false }, completions: {} },
      serverInfo: { name: 'lux-property-intelligence' },
    })
    expect(hello.headers.get('mcp-session-id')).toBeNull()
    expect((await rpc(url, 'ping')).result).toEqual({})
    const lists = { 'tools/list': 'tools', 'prompts/list': 'prompts', 'resources/list': 'resources' }
    for (const [method, field] of Object.entries(lists))
      expect((await rpc(url, method)).result?.[field], method).not.toHaveLength(0)
    const templates = (await rpc(url, 'resources/templates/list')).result?.resourceTemplates
    expect(templates).toHaveLength(7)
  })

  it('acknowledges notifications', async () => {
    const answer = await post(url, '{"jsonrpc":"2.0","method":"notifications/initialized"}')
    expect(answer).toMatchObject({ status: 202 })
  })

  it.each(['*/*', 'text/html', 'application/json', ''])('accepts Accept: %s', async (accept) => {
    expect((await rpc(url, 'ping', {}, { accept })).result).toEqual({})
  })

  it.each([
    ['[{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}]', 400, -32_600, /Batches/],
    ['[]', 400, -32_600, /Batches/],
    ['{"jsonrpc":', 400, -32_700, /not JSON/],
    ['"ping"', 400, -32_600, /not a JSON-RPC message/],
    ['null', 400, -32_600, /not a JSON-RPC message/],
  ])('refuses the body %s', async (body, status, code, message) => {
    const answer = await post(url, body)
    expect(answer).toMatchObject({ status, error: { code, message: expect.stringMatching(message) }, id: null })
  })

  it('refuses other media types', async () => {
    const answer = await post(url, '{"jsonrpc":"2.0","id":1,"method":"ping"}', { 'content-type': 'text/plain' })
    expect(answer.status).toBe(415)
  })

  it('refuses a body beyond the limit, declared or not', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', params: { pad: 'x'.repeat(1_100_000) } })
    expect((await post(url, body)).status).toBe(413)
    const status = await new Promise((resolve, reject) => {
      const outgoing = request(url, { method: 'POST', headers: ENDPOINT_HEADERS }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      outgoing.on('error', reject)
      outgoing.setHeader('transfer-encoding', 'chunked')
      for (let sent = 0; sent < body.length; sent += 100_000) outgoing.write(body.slice(sent, sent + 100_000))
      outgoing.end()
    })
    expect(status).toBe(413)
  })

  it('reads a large body only from an account, and checks before reading', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', params: { pad: 'x'.repeat(1_100_000) } })
    const answer = await post(url, body, { authorization: 'Bearer nonsense' })
    expect(answer).toMatchObject({ status: 401, error: { message: expect.stringContaining('access token') } })
    expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"')
    const small = await rpc(url, 'ping', {}, { authorization: 'Bearer nonsense' })
    expect(small.result).toEqual({})
  })

  it.each(['GET', 'DELETE', 'PUT'])('answers %s with 405, as there are no streams and no sessions', async (method) => {
    const answer = await test.get('/api/mcp', { accept: 'text/event-stream' }, method)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  })

  it('admits browsers from allowed origins, with the header fields they need', async () => {
    const preflight = await test.get('/api/mcp', { origin: 'https://property.example.lu' }, 'OPTIONS')
    expect(preflight.status).toBe(204)
    const allowed = preflight.headers.get('access-control-allow-headers')!.toLowerCase()
    for (const field of ['authorization', 'x-api-key', 'mcp-protocol-version', 'mcp-method', 'mcp-name'])
      expect(allowed).toContain(field)
    const answer = await rpc(url, 'ping', {}, { origin: 'http://localhost:6274' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-expose-headers')).toContain('WWW-Authenticate')
  })

  it.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
    'refuses the origin %s',
    async (origin) => {
      expect((await rpc(url, 'ping', {}, { origin })).status).toBe(403)
    },
  )

  it.each([
    ['evil.example', 403],
    ['property.example.lu', 200],
    ['localhost:1234', 200],
  ])('holds the host %s against its own names', async (host, expected) => {
    const status = await new Promise((resolve, reject) => {
      const headers = { ...ENDPOINT_HEADERS, host }
      const outgoing = request(url, { method: 'POST', headers, setHost: false }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      outgoing.on('error', reject).end('{"jsonrpc":"2.0","id":1,"method":"ping"}')
    })
    expect(status).toBe(expected)
  })

  it('can be configured for further hosts and for pages of any site', async () => {
    const open = await startTestServer({
      environment: { MCP_ALLOWED_HOSTS: 'internal.example', MCP_ALLOWED_ORIGINS: '*' },
    })
    const ask = (headers: Record<string, string>) => rpc(`${open.url}/api/mcp`, 'ping', {}, headers)
    expect((await ask({ origin: 'https://anything.example' })).status).toBe(200)
    expect((await ask({ origin: 'null' })).status).toBe(200)
    await open.close()
  })

  it('forbids caching and type guessing in every answer', async () => {
    const answers = [
      await rpc(url, 'ping'),
      await rpc(url, 'tools/call', CALL),
      await rpc(url, 'tools/call', AGENCIES),
      await post(url, '[]'),
      await rpc(url, 'ping', {}, { origin: 'https://evil.example' }),
    ]
    for (const { headers } of answers)
      expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff'])
  })

  it('names the closest match for an unknown tool or method', async () => {
    const tool = await rpc(url, 'tools/call', { name: 'get_market_contxt', arguments: {} })
    expect(tool.error).toMatchObject({ code: -32_602, message: expect.stringContaining('Nearest: get_market_context') })
    expect((await rpc(url, 'no/such')).error?.code).toBe(-32_601)
  })

  it('refuses an unsupported revision', async () => {
    expect((await rpc(url, 'ping', {}, { 'mcp-protocol-version': '1999-01-01' })).status).toBe(400)
  })

  it('describes itself', async () => {
    const health = (await (await test.get('/api/mcp/health')).json()) as Record<string, unknown>
    expect(health).toMatchObject({
      name: 'lux-property-intelligence',
      protocolVersions: expect.arrayContaining(['2026-07-28', '2025-11-25']),
      asOf: '2026-09-30',
      sample: true,
      status: 'ok',
      uptimeSeconds: 0,
      tools: expect.arrayContaining(['get_market_context']),
    })
    const answer = await test.get('/.well-known/mcp.json')
    const card = (await answer.json()) as Record<string, unknown>
    expect(card).toMatchObject({
      version: health.version,
      endpoint: 'https://property.example.lu/api/mcp',
      transport: { type: 'streamable-http' },
    })
    const { tools } = (await rpc(url, 'tools/list')).result as { tools: { name: string; icons: { src: string }[] }[] }
    expect((card.tools as { name: string }[]).map(({ name }) => name)).toEqual(tools.map(({ name }) => name))
    for (const { icons } of tools) {
      const icon = await test.get(new URL(icons[0]!.src).pathname)
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    }
    const again = await test.get('/.well-known/mcp.json', { 'if-none-match': answer.headers.get('etag')! })
    expect(again.status).toBe(304)
  })
})

describe('calls of tools', () => {
  let test: TestServer
  let url: string
  const start = async (options = {}) => {
    test = await startTestServer(options)
    url = `${test.url}/api/mcp`
  }
  afterEach(() => test.close())

  it('state day and release in text and structure', async () => {
    await start()
    const answer = await rpc(url, 'tools/call', CALL)
    const structured = answer.result?.structuredContent as Record<string, string>
    expect(structured).toMatchObject({ asOf: '2026-09-30', sample: true, commune: { slug: 'esch-sur-alzette' } })
    expect(textOf(answer)).toContain(`As of 2026-09-30, release ${structured.releaseId}`)
  })

  it('to open tools need no credential, 20 times in 24 hours', async () => {
    await start()
    const ask = () => rpc(url, 'tools/call', CALL)
    for (let call = 0; call < 20; call++) {
      const answer = await ask()
      expect(answer.result?.isError).toBeUndefined()
      expect(answer.headers.get('ratelimit')).toContain(`r=${19 - call}`)
      test.clock.now += 1_000
    }
    const denied = await ask()
    expect(denied).toMatchObject({ status: 200, result: { isError: true } })
    expect(textOf(denied)).toMatch(/20 calls in 24 hours .* possible in 86380 seconds/)
    expect(denied.headers.get('retry-after')).toBe('86380')
    test.clock.now += 86_380_000
    expect((await ask()).result?.isError).toBeUndefined()
    expect((await ask()).result?.isError).toBe(true)
  })

  it('count by address, IPv6 by network, across restarts', async () => {
    await start({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
    const from = (address: string) => rpc(url, 'tools/call', CALL, { 'x-forwarded-for': address })
    for (let call = 0; call < 20; call++) await from(`2001:db8::${call}`)
    expect((await from('2001:db8::ffff')).result?.isError).toBe(true)
    expect((await from('2001:db8:0:1::1')).result?.isError).toBeUndefined()
    expect((await from('192.0.2.1')).result?.isError).toBeUndefined()
    await test.server.close()
    const again = await startTestServer({ dataDir: test.dataDir, environment: { TRUSTED_PROXIES: '127.0.0.1' } })
    const denied = await rpc(`${again.url}/api/mcp`, 'tools/call', CALL, { 'x-forwarded-for': '2001:db8::1' })
    expect(denied.result?.isError).toBe(true)
    await again.close()
  })

  it('cost nothing when arguments or the message are invalid, and one when nothing is found', async () => {
    await start()
    const left = async () => Number(/r=(\d+)/.exec((await rpc(url, 'tools/call', CALL)).headers.get('ratelimit')!)![1])
    const before = await left()
    const bad = await rpc(url, 'tools/call', { ...CALL, arguments: { comune: 'Esch', locale: 'xx' } })
    expect(bad.result).toMatchObject({ isError: true, _meta: { error: { code: 'BAD_REQUEST' } } })
    expect(textOf(bad)).toMatch(
      /commune: received nothing.*\n.*locale: received "xx", expected one of en, fr, de, lu, pt/s,
    )
    expect(textOf(bad)).toContain('Nearest: commune')
    await rpc(url, 'tools/call', CALL, { 'mcp-protocol-version': '1999-01-01' })
    await post(url, JSON.stringify({ jsonrpc: '2.0', method: 'tools/call', params: CALL }))
    expect(await left()).toBe(before - 1)
    const unknown = await rpc(url, 'tools/call', { ...CALL, arguments: { commune: 'Mersh upon Sea' } })
    expect(unknown.result).toMatchObject({ isError: true, _meta: { error: { code: 'NOT_FOUND' } } })
    expect(textOf(unknown)).toMatch(/Nearest: .*mersch/)
    expect(await left()).toBe(before - 3)
  })

  it('to protected tools are challenged without a valid credential', async () => {
    await start()
    const challenged = async (headers?: Record<string, string>) => {
      const answer = await rpc(url, 'tools/call', AGENCIES, headers)
      return [answer.status, answer.id, answer.headers.get('www-authenticate')]
    }
    const metadata = 'resource_metadata="https://property.example.lu/.well-known/oauth-protected-resource/api/mcp"'
    expect(await challenged()).toEqual([401, 1, `Bearer scope="listings:read market:read", ${metadata}`])
    expect(await challenged({ 'x-api-key': 'lux_nonsense' })).toEqual([
      401,
      1,
      `Bearer scope="listings:read market:read", ${metadata}`,
    ])
    const [status, , challenge] = await challenged({ authorization: 'Bearer nonsense' })
    expect(status).toBe(401)
    expect(challenge).toMatch(
      /^Bearer error="invalid_token", error_description="[^"]+", scope="listings:read market:read", resource/,
    )
    const expired = await test.issueKey({ expiresAt: test.clock.now - 1 })
    expect((await challenged({ 'x-api-key': expired }))[0]).toBe(401)
  })

  it('share the allowance of a key with REST', async () => {
    await start()
    const key = { 'x-api-key': await test.issueKey() }
    for (let request = 0; request < 99; request++)
      await (await test.get('/api/public/v1/market-index', key)).arrayBuffer()
    const last = await rpc(url, 'tools/call', AGENCIES, key)
    expect(last.result?.isError).toBeUndefined()
    expect(last.headers.get('ratelimit')).toContain('r=0')
    const denied = await rpc(url, 'tools/call', AGENCIES, key)
    expect(textOf(denied)).toMatch(/100 requests in 24 hours of the free tier, REST and tools together/)
    expect((await test.get('/api/public/v1/market-index', key)).status).toBe(429)
    expect((await rpc(url, 'tools/call', CALL)).result?.isError).toBeUndefined()
  })

  it('with a key that lacks the scope get a result that says so, and do not count', async () => {
    await start()
    const key = { 'x-api-key': await test.issueKey({ scopes: ['listings:read'] }) }
    const answer = await rpc(url, 'tools/call', AGENCIES, key)
    expect(answer).toMatchObject({
      status: 200,
      result: { isError: true, _meta: { error: { code: 'INSUFFICIENT_SCOPE' } } },
    })
    expect(textOf(answer)).toContain('lacks the scope market:read')
    expect(answer.headers.get('ratelimit')).toBeNull()
  })

  it('are counted exactly when many arrive at once', async () => {
    await start()
    const answers = await Promise.all(Array.from({ length: 40 }, () => rpc(url, 'tools/call', CALL)))
    expect(answers.filter(({ result }) => result?.isError !== true)).toHaveLength(20)
  })

  it('appear in metrics and log with tool and key', async () => {
    await start({ environment: { METRICS_TOKEN: 'x'.repeat(16) } })
    await rpc(url, 'tools/call', CALL)
    await rpc(url, 'tools/call', { ...CALL, arguments: { commune: 'Nowhere at all' } })
    const metrics = await (await test.get('/metrics', { authorization: `Bearer ${'x'.repeat(16)}` })).text()
    expect(metrics).toContain('lux_tool_calls_total{tool="get_market_context",outcome="ok"} 1')
    expect(metrics).toContain('lux_tool_calls_total{tool="get_market_context",outcome="NOT_FOUND"} 1')
    const lines = test.logLines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.filter(({ tool }) => tool === 'get_market_context')).toHaveLength(2)
  })
})

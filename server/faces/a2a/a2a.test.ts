import { AgentCard, Role } from '@a2a-js/sdk'
import {
  ClientFactory,
  DefaultAgentCardResolver,
  ClientFactoryOptions,
  JsonRpcTransportFactory,
} from '@a2a-js/sdk/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { SKILL_IDS } from './agent-card.ts'

interface Answer {
  id: unknown
  error?: { code: number; message: string }
  result?: { task?: Task }
}

interface Task {
  id: string
  contextId: string
  status: { state: string; message?: { parts: Part[] } }
  artifacts?: { parts: Part[] }[]
}

type Part = { text?: string; data?: Record<string, unknown> }

/** Anonymous calls a day, shared by all faces. */
const ANONYMOUS_DAY_LIMIT = 20

let test: TestServer
let sent = 0
beforeAll(async () => {
  test = await startTestServer({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => test.close())

/** Sends from a fresh address unless one is given. */
async function rpc(
  method: string,
  params: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; body: Answer }> {
  const response = await fetch(`${test.url}/api/a2a`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${++sent % 250}`, ...headers },
    body: JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer }
}

const send = (parts: Part[], headers?: Record<string, string>) =>
  rpc('SendMessage', { message: { messageId: `m${sent}`, role: 'ROLE_USER', parts } }, headers)

describe('the agent card', () => {
  it('has the form of A2A 1.0, with validators, two skills and the endpoint', async () => {
    const response = await test.get('/.well-known/agent-card.json')
    expect(response.headers.get('etag')).toBeTruthy()
    expect(response.headers.get('last-modified')).toBeTruthy()
    const card: unknown = await response.json()
    expect(card).toMatchObject({
      supportedInterfaces: [
        { url: 'https://property.example.lu/api/a2a', protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
        { url: 'https://property.example.lu/api/a2a', protocolBinding: 'JSONRPC', protocolVersion: '0.3' },
      ],
    })
    // A round trip through the SDK keeps the card: the protocol knows every field.
    const read = AgentCard.fromJSON(card)
    expect(AgentCard.toJSON(read)).toEqual(card)
    expect(read.skills.map(({ id }) => id)).toEqual([...SKILL_IDS])
    for (const skill of read.skills)
      expect([skill.description.length > 0, skill.tags.length > 0, skill.examples.length > 0]).toEqual([
        true,
        true,
        true,
      ])
  })
})

describe('the agent card of clients of 0.3', () => {
  const cardAt = async (path: string, headers: Record<string, string> = {}) =>
    (await (await fetch(`${test.url}${path}`, { headers })).json()) as Record<string, unknown>

  it('has one address and one transport at the top, for who names that version and at the older address', async () => {
    const old = await cardAt('/.well-known/agent.json')
    expect(old).toMatchObject({
      protocolVersion: '0.3.0',
      url: 'https://property.example.lu/api/a2a',
      preferredTransport: 'JSONRPC',
      capabilities: { streaming: true },
      skills: SKILL_IDS.map((id) => ({ id })),
    })
    expect(old).not.toHaveProperty('supportedInterfaces')
    expect(await cardAt('/.well-known/agent-card.json', { 'a2a-version': '0.3' })).toEqual(old)
    expect(await cardAt('/.well-known/agent-card.json', { 'a2a-version': '1.0' })).toHaveProperty('supportedInterfaces')
  })

  it('is read by the official client, which talks by it', async () => {
    const fetchImpl: typeof fetch = (input, init) =>
      fetch((input instanceof Request ? input.url : String(input)).replace('https://property.example.lu', test.url), {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), 'x-forwarded-for': `203.0.113.${++sent % 250}` },
      })
    const options = ClientFactoryOptions.createFrom(ClientFactoryOptions.default, {
      transports: [new JsonRpcTransportFactory({ fetchImpl, legacyCompat: { enabled: true } })],
      cardResolver: new DefaultAgentCardResolver({ fetchImpl, legacyCompat: { enabled: true } }),
    })
    const client = await new ClientFactory(options).createFromUrl(test.url, '/.well-known/agent.json')
    const answer = await client.sendMessage(textQuestion('legacy', 'Mersch'))
    expect(JSON.stringify(answer)).toContain('mersch')
  })
})

/** A question in the words of a person, as the official client sends it. */
function textQuestion(id: string, text: string) {
  return {
    tenant: '',
    message: {
      messageId: `client-${id}`,
      role: Role.ROLE_USER,
      parts: [{ content: { $case: 'text' as const, value: text }, metadata: undefined, filename: '', mediaType: '' }],
      contextId: '',
      taskId: '',
      metadata: undefined,
      extensions: [],
      referenceTaskIds: [],
    },
    configuration: undefined,
    metadata: undefined,
  }
}

describe('messages', () => {
  it('search by a description, in text and data', async () => {
    const { body, headers } = await send([{ text: 'apartment in Esch with two bedrooms to rent' }])
    const task = body.result!.task!
    expect([body.id, task.status.state]).toEqual([7, 'TASK_STATE_COMPLETED'])
    const [text, data] = task.artifacts![0]!.parts
    expect(text!.text).toContain('Understood:')
    expect(data!.data).toMatchObject({ releaseId: '2026Q3-sample00', sample: true })
    expect(headers.get('ratelimit')).toBeTruthy()
  })

  it('ask for a commune by its name, or by a data part with arguments', async () => {
    for (const part of [
      { text: 'Mersch' },
      { data: { skill: 'commune-intelligence', commune: 'mersch', locale: 'fr' } },
    ]) {
      const { body } = await send([part])
      expect(body.result!.task!.artifacts![0]!.parts[1]!.data).toMatchObject({ commune: { slug: 'mersch' } })
    }
  })

  it.each([
    [{ data: { skill: 'sell-my-house' } }, 'search-by-description, commune-intelligence'],
    [{ data: { skill: 'commune-intelligence', commune: 'nowhere at all' } }, 'is unknown'],
    [{ data: { skill: 'search-by-description', query: 'flat', limit: 'many' } }, 'limit'],
    [{ text: '   ' }, 'Send a text'],
  ])('that cannot be answered are rejected with what to do: %j', async (part, expected) => {
    const { body } = await send([part])
    const { status } = body.result!.task!
    expect(status.state).toBe('TASK_STATE_REJECTED')
    expect(status.message!.parts[0]!.text).toContain(expected)
  })

  it('count by address, like those of MCP', async () => {
    const from = { 'x-forwarded-for': '198.51.100.7' }
    for (let call = 0; call < ANONYMOUS_DAY_LIMIT; call++)
      expect((await send([{ text: 'Mersch' }], from)).body.result!.task!.status.state).toBe('TASK_STATE_COMPLETED')
    const { body } = await send([{ text: 'Mersch' }], from)
    expect(body.result!.task!.status.state).toBe('TASK_STATE_REJECTED')
    expect(body.result!.task!.status.message!.parts[0]!.text).toContain('calls in 24 hours')
    const tool = await fetch(`${test.url}/api/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'get_market_context', arguments: { commune: 'mersch' } },
      }),
    })
    expect(await tool.text()).toContain('RATE_LIMIT_EXCEEDED')
  })

  it('with an invalid credential are rejected', async () => {
    expect((await send([{ text: 'Mersch' }], { 'x-api-key': 'nonsense' })).status).toBe(401)
  })
})

describe('tasks', () => {
  it('can be read only by their creator', async () => {
    const own = { 'x-forwarded-for': '198.51.100.20' }
    const { id } = (await send([{ text: 'Mersch' }], own)).body.result!.task!
    expect((await rpc('GetTask', { id }, own)).body.result).toMatchObject({ id })
    expect((await rpc('GetTask', { id })).body.error!.code).toBe(-32_001)
    expect((await rpc('ListTasks', {}, own)).body.result).toMatchObject({ totalSize: 1 })
    expect((await rpc('ListTasks', {})).body.result).toMatchObject({ totalSize: 0 })
    // -32002: a finished task cannot be cancelled.
    expect((await rpc('CancelTask', { id }, own)).body.error!.code).toBe(-32_002)
  })
})

describe('the protocol', () => {
  it.each([
    ['SubscribeToTask', { id: 'unknown' }, -32_001],
    ['NoSuchMethod', {}, -32_601],
    ['message/send', {}, -32_602],
    ['tasks/resubscribe', { id: 'unknown' }, -32_001],
    ['SendMessage', {}, -32_602],
  ])('%s %j is answered with its error', async (method, params, code) => {
    expect((await rpc(method, params)).body.error!.code).toBe(code)
  })

  it('refuses another version, batches, other types and large bodies', async () => {
    expect((await send([{ text: 'Mersch' }], { 'a2a-version': '0.2' })).body.error!.code).toBe(-32_009)
    expect((await send([{ text: 'Mersch' }], { 'a2a-version': '0.3' })).body.error!.code).toBe(-32_601)
    const post = (body: string, type = 'application/json') =>
      fetch(`${test.url}/api/a2a`, { method: 'POST', headers: { 'content-type': type }, body })
    expect((await post('[]')).status).toBe(400)
    expect((await post('{')).status).toBe(400)
    expect((await post('{}', 'text/plain')).status).toBe(415)
    expect((await post(JSON.stringify({ pad: 'x'.repeat(70_000) }))).status).toBe(413)
    expect((await fetch(`${test.url}/api/a2a`)).status).toBe(405)
  })

  describe.each(['1.0', '0.3'])('with the official client, speaking %s', (version) => {
    const connect = async () => {
      const fetchImpl: typeof fetch = (input, init) => {
        const address = input instanceof Request ? input.url : String(input)
        const headers = new Headers(init?.headers)
        headers.set('x-forwarded-for', `203.0.113.${++sent % 250}`)
        return fetch(address.replace('https://property.example.lu', test.url), { ...init, headers })
      }
      const options = ClientFactoryOptions.createFrom(ClientFactoryOptions.default, {
        transports: [new JsonRpcTransportFactory({ fetchImpl, legacyCompat: { enabled: true } })],
      })
      const card = AgentCard.fromJSON(await (await test.get('/.well-known/agent-card.json')).json())
      const supportedInterfaces = card.supportedInterfaces.filter((each) => each.protocolVersion === version)
      expect(supportedInterfaces).toHaveLength(1)
      return new ClientFactory(options).createFromAgentCard({ ...card, supportedInterfaces })
    }
    const question = (text: string) => textQuestion(version, text)

    it('answers a message, and shows its task again', async () => {
      const client = await connect()
      const answer = await client.sendMessage(question('Mersch'))
      expect(JSON.stringify(answer)).toContain('mersch')
    })

    it('streams the answer', async () => {
      const events: unknown[] = []
      for await (const event of (await connect()).sendMessageStream(question('Mersch'))) events.push(event)
      expect(events).toHaveLength(1)
      expect(JSON.stringify(events)).toContain('mersch')
    })

    it('streams a refusal as an answer', async () => {
      const events: unknown[] = []
      for await (const event of (await connect()).sendMessageStream(question(''))) events.push(event)
      expect(JSON.stringify(events)).toContain('Send a text')
    })
  })

  it('streams under the allowance, which its header states', async () => {
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'SendStreamingMessage',
      params: { message: { messageId: 's', role: 'ROLE_USER', parts: [{ text: 'Mersch' }] } },
    })
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.251' }
    const response = await fetch(`${test.url}/api/a2a`, { method: 'POST', headers, body })
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('ratelimit')).toContain(`r=${ANONYMOUS_DAY_LIMIT - 1}`)
    expect((await response.text()).split('\n\n').filter((event) => event.startsWith('data: {'))).toHaveLength(1)
  })
})

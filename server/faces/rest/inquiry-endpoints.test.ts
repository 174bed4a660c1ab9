import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inquiryDocumentSchema, inquiryStateDocumentSchema } from '../../../models/openapi/inquiry-documents.ts'
import { sentInquiries } from '../../inquiries/account-inquiries.ts'
import { linkOwner } from '../../inquiries/listing-owners.ts'
import { replyToInquiry } from '../../inquiries/owner-inbox.ts'
import { readOutbox } from '../../mail/outbox.ts'
import { bearerFor, sessionOf, startOAuthWorld, type OAuthWorld } from '../../testing/oauth-world.ts'
import { sampleListing } from '../../testing/sample-records.ts'
import { INQUIRIES_API_PATH } from './inquiry-endpoints.ts'

const OWNER = 'owner-000001'
const AGENCY = { name: 'Immo Muster', phone: '+352 20 00 00', email: 'hello@muster.example', website: null }
const HOSTED = { ...sampleListing(0), hosting: 'service' as const, ownerRef: OWNER }
const OF_AGENCY = { ...sampleListing(1), agency: AGENCY, sourceUrl: 'https://portal.example/advert-1' }
const SCOPES = 'inquiries:write inquiries:read'
const NOBODYS = `inq_${'0'.repeat(22)}`

type Sent = Record<string, string>

describe('inquiries in REST', () => {
  let world: OAuthWorld
  let bearer: Sent
  let session: Sent
  beforeAll(async () => {
    world = await startOAuthWorld({}, { records: [HOSTED, OF_AGENCY] })
    bearer = await bearerFor(world, SCOPES)
    session = { cookie: await sessionOf(world), origin: new URL(world.baseUrl).origin }
    const { now } = world.test.clock
    await linkOwner(db(), { ownerRef: OWNER, email: 'otto@example.lu', locale: 'de', linkedAt: now })
  })
  afterAll(() => world.close())

  const db = () => world.test.server.services.state.db
  const messages = async () => (await db().selectFrom('inquiry_message').select('id').execute()).length
  const left = (headers: Headers) => Number(/r=(\d+)/.exec(headers.get('ratelimit')!)![1])

  async function send(path: string, init: RequestInit) {
    const response = await fetch(`${world.baseUrl}${path}`, init)
    const body = (await response.json()) as Record<string, unknown>
    return { status: response.status, headers: response.headers, body }
  }
  const post = (body: object, headers = bearer, path = INQUIRIES_API_PATH) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const write = (message: string, more: object = {}, headers = bearer) =>
    post({ listingId: HOSTED.id, message, consent: true, ...more }, headers)
  const stateOf = (id: unknown, headers = bearer) => send(`${INQUIRIES_API_PATH}/${String(id)}`, { headers })
  async function call(name: string, args: object): Promise<Record<string, unknown>> {
    const params = { name, arguments: args }
    const { body } = await post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }, bearer, '/api/mcp')
    return body.result as Record<string, unknown>
  }
  /** Answer of a tool, without the release it was answered from. */
  async function answerOf(name: string, args: object) {
    const {
      asOf: _,
      releaseId: _id,
      sample: _sample,
      ...answer
    } = (await call(name, args)).structuredContent as Record<string, unknown>
    return answer
  }

  it('show what would be sent, and send nothing and cost nothing without consent', async () => {
    const before = await messages()
    const asked = { listingId: HOSTED.id, message: 'Is it <b>free</b> in May?', contactEmail: 'Anna@example.lu' }
    for (const consent of [{}, { consent: false }]) {
      const { status, body, headers } = await post({ ...asked, ...consent })
      expect([status, headers.get('ratelimit'), headers.get('cache-control')]).toEqual([200, null, 'no-store'])
      expect(inquiryDocumentSchema.parse(body)).toEqual({
        sent: false,
        channel: 'conversation',
        preview: { message: 'Is it free in May?', contactEmail: 'anna@example.lu', agentName: null },
      })
    }
    expect(await messages()).toBe(before)
    expect(readOutbox(world.test.dataDir).map(({ to }) => to)).not.toContain('otto@example.lu')
    const { body } = await post({ ...asked, consent: true })
    const { text } = await db()
      .selectFrom('inquiry_message')
      .select('text')
      .where('inquiry_id', '=', String(body.conversationId))
      .executeTakeFirstOrThrow()
    expect(text).toBe('Is it free in May?')
    await expect.poll(() => readOutbox(world.test.dataDir).map(({ to }) => to)).toContain('otto@example.lu')
  })

  it('answer what the tools answer, about the same conversation', async () => {
    const { body } = await write('On Monday at ten then?', { agentName: 'Finder' })
    const { sent, ...delivered } = inquiryDocumentSchema.parse(body)
    expect(sent).toBe(true)
    const args = { listingId: HOSTED.id, message: 'And on Tuesday at ten?', agentName: 'Finder' }
    expect(delivered).toEqual(await answerOf('submit_inquiry', args))
    const text = 'Yes, come on Tuesday.'
    await replyToInquiry(db(), [OWNER], delivered.conversationId!, { text, now: world.test.clock.now })
    const { status, body: state } = await stateOf(delivered.conversationId)
    expect(status).toBe(200)
    expect(inquiryStateDocumentSchema.parse(state)).toMatchObject({ status: 'replied', replies: [{ text }] })
    expect(state).toEqual(await answerOf('get_inquiry_status', { conversationId: delivered.conversationId }))
  })

  it('give the contact of an agency as the tool does, also without consent', async () => {
    const args = { listingId: OF_AGENCY.id, message: 'Is the house still free?' }
    const tool = await answerOf('submit_inquiry', args)
    expect(tool).toMatchObject({ channel: 'agency', agency: AGENCY })
    for (const consent of [true, false])
      expect((await post({ ...args, consent })).body).toEqual({ sent: false, ...tool })
  })

  it('send a message once, by REST or tool, and refuse its key for another', async () => {
    const [message, idempotencyKey] = ['Is there a cellar?', 'try-00000001']
    const first = await write(message, { idempotencyKey })
    const before = await messages()
    const again = await write(message, { idempotencyKey })
    const { conversationId } = first.body
    expect(again.body).toMatchObject({ sent: true, conversationId, notes: [expect.stringMatching(/already arrived/)] })
    expect(await answerOf('submit_inquiry', { listingId: HOSTED.id, message, idempotencyKey })).toEqual(
      Object.fromEntries(Object.entries(again.body).filter(([name]) => name !== 'sent')),
    )
    expect(await messages()).toBe(before)
    const other = await write('Is there a garage?', { idempotencyKey })
    expect(other).toMatchObject({ status: 400, body: { errors: [{ field: 'idempotencyKey' }] } })
  })

  it('refuse what the tool refuses, in its words, and count what it counts', async () => {
    for (const [args, status, cost] of [
      [{ message: 'Hello' }, 400, 0],
      [{ message: '?!?!?!?!?!?!' }, 400, 0],
      [{ contactEmail: 'anna' }, 400, 0],
      [{ listingId: 'lnowhere' }, 404, 1],
    ] as const) {
      const asked = { listingId: HOSTED.id, message: 'Is it free in May?', ...args }
      const before = left((await stateOf(NOBODYS)).headers)
      const { body, ...answer } = await post({ ...asked, consent: true })
      expect(answer.status, JSON.stringify(args)).toBe(status)
      const { _meta: meta } = await call('submit_inquiry', asked)
      expect(body.errors).toMatchObject((meta as { error: { errors: object[] } }).error.errors)
      expect(before - left((await stateOf(NOBODYS)).headers), JSON.stringify(args)).toBe(2 * cost + 1)
    }
    expect((await post({ listingId: HOSTED.id, message: 'Is it free?', phone: '621' })).status).toBe(400)
  })

  it('serve a signed-in person on this site, whose pages show the conversation, and no page of another', async () => {
    const { origin: _, ...cookie } = session
    const statuses = []
    for (const headers of [session, { ...cookie, origin: 'https://evil.example' }, cookie, { origin: session.origin! }])
      statuses.push((await write('Is there a balcony?', {}, headers)).status)
    expect(statuses).toEqual([200, 401, 401, 401])
    const [conversation] = await sentInquiries(db(), world.accountId)
    const states = []
    for (const headers of [session, cookie, { ...cookie, origin: 'https://evil.example' }, {}])
      states.push((await stateOf(conversation!.id, headers as Sent)).status)
    expect(states).toEqual([200, 200, 401, 401])
  })

  it('treat another credential’s conversation as missing', async () => {
    const { body } = await write('Is there a garden?')
    const id = String(body.conversationId)
    for (const stranger of [session, await bearerFor(world, SCOPES)]) {
      const [theirs, missing] = [await stateOf(id, stranger), await stateOf(NOBODYS, stranger)]
      expect([theirs.status, missing.status]).toEqual([404, 404])
      const told = ({ body: { requestId: _, ...problem } }: typeof theirs) => JSON.stringify(problem)
      expect(told(theirs).replaceAll(id, NOBODYS)).toBe(told(missing))
    }
  })

  it('ask for their scopes, and for a person', async () => {
    const key = { 'x-api-key': await world.test.issueKey({ scopes: ['inquiries:write', 'inquiries:read'] }) }
    const [reader, writer] = [await bearerFor(world, 'inquiries:read'), await bearerFor(world, 'inquiries:write')]
    const unknown = { authorization: 'Bearer nobody' }
    for (const [refused, scope] of [
      [await Promise.all([key, reader, unknown, {}].map((each) => write('Is it free?', {}, each))), 'inquiries:write'],
      [await Promise.all([key, writer, unknown, {}].map((each) => stateOf(NOBODYS, each))), 'inquiries:read'],
    ] as const) {
      expect(refused.map(({ status }) => status)).toEqual([403, 403, 401, 401])
      for (const { headers } of refused) expect(headers.get('www-authenticate')).toContain(scope)
    }
    expect((await stateOf(NOBODYS, reader)).status).toBe(404)
  })

  it('say when the next message is possible', async () => {
    let asked = 0
    const hasty = () => write(`Question number ${(asked += 1)} of mine`)
    let answer = await hasty()
    for (let count = 0; count < 10 && answer.status === 200; count++) answer = await hasty()
    expect(answer).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMIT_EXCEEDED', detail: expect.stringMatching(/Try again in \d+ minutes/) },
    })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('take JSON only, and log nothing of a message', async () => {
    const text = await post({}, { ...bearer, 'content-type': 'text/plain' })
    const got = await send(INQUIRIES_API_PATH, {})
    expect([text.status, got.status, got.headers.get('allow')]).toEqual([415, 405, 'POST, OPTIONS'])
    expect(world.test.logLines.join('\n')).not.toMatch(/anna@|cellar|garden/i)
  })
})

import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { committedLegalFacts } from '../../models/law/parameters/committed-facts.fixture.ts'
import { LAWFUL_LEASE } from '../../models/lease/lease.fixture.ts'
import { bombPdf, encryptedPdf, pdfOf, scannedPdf } from '../../models/documents/pdf.fixture.ts'
import { newPkce, rawClient, startOAuthWorld } from '../testing/oauth-world.ts'
import type { OAuthWorld } from '../testing/oauth-world.ts'
import { usageOf } from '../limits/usage.ts'
import { keptAnalyses } from './kept-analyses.ts'
import { leaseChecks } from './lease-checks.ts'
import { countReadingTime, READING_SECONDS } from './reading-time.ts'

const callOf = (args: object): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'analyze_lease', arguments: args } })
/** A call as large as with a PDF of 10 MB. */
const LARGE = callOf({ pdfBase64: 'JVBERi0x'.repeat(1_740_000) })
const UNLAWFUL = LAWFUL_LEASE.replace('partagée par moitié', 'à charge du locataire')
const law = { checks: await leaseChecks(), legal: await committedLegalFacts() }
const taskOf = (text: string) => ({ source: { text }, law, today: '2026-11-21' })
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

interface Result {
  isError?: boolean
  content: { text: string }[]
  structuredContent?: { counts: object; topFindings: { id: string }[]; reportUrl: string }
}

describe('analyze_lease over HTTP', () => {
  let world: OAuthWorld
  let bearer: string
  beforeAll(async () => {
    world = await startOAuthWorld({}, { legal: await committedLegalFacts() })
    bearer = `Bearer ${await tokenFor('documents:write')}`
  })
  afterAll(() => world.close())

  /** Token of an app that the account has granted a scope. */
  async function tokenFor(scope: string): Promise<string> {
    const [client, pkce] = [rawClient(world), newPkce()]
    const { body: registered } = await client.register({ scope })
    const clientId = String(registered.client_id)
    const { leavesTo } = await world.agree(world.browser(), client.authorizeUrl(clientId, pkce, { scope }))
    const { body } = await client.redeem(clientId, leavesTo!.searchParams.get('code')!, pkce)
    return String(body.access_token)
  }

  const post = (body: string, headers: Record<string, string>, signal?: AbortSignal): Promise<Response> =>
    fetch(`${world.baseUrl}/api/mcp`, {
      method: 'POST',
      body,
      ...(signal && { signal }),
      headers: { 'content-type': 'application/json', ...headers },
    })
  const analyze = async (args: object, headers: Record<string, string> = { authorization: bearer }) =>
    ((await (await post(callOf(args), headers)).json()) as { result: Result }).result
  const kept = () => keptAnalyses(world.test.server.services.state.db, world.accountId)

  const callsCounted = async (): Promise<number> =>
    (await usageOf(world.test.server.services.state.db, `account:${world.accountId}`, world.test.clock.now)).last24Hours

  it('reads text and PDF for the person who approved the app, and stores the report in their account', async () => {
    const [text, pdf] = [await analyze({ text: UNLAWFUL }), await analyze({ pdfBase64: base64(pdfOf(UNLAWFUL)) })]
    for (const { structuredContent } of [text, pdf]) {
      expect(structuredContent!.topFindings.map(({ id }) => id)).toEqual(['L05'])
      expect(structuredContent!.reportUrl).toBe(`${world.baseUrl}/account/leases/${(await kept())[0]!.id}`)
    }
    const { reportUrl } = text.structuredContent!
    const report = await world.agree(world.browser(), reportUrl)
    expect(report.url.href).toBe(reportUrl)
    expect(report.text).toContain('<small>L05</small>')
  })

  it('refuses an API key, even with the scope, and says why', async () => {
    const key = await world.test.issueKey({ scopes: ['documents:write'] })
    const { isError, content } = await analyze({ text: LAWFUL_LEASE }, { 'x-api-key': key })
    expect(isError).toBe(true)
    expect(content[0]!.text).toMatch(/acts for a person.*OAuth/)
  })

  it('refuses a token without the scope, and names it', async () => {
    const answer = await post(callOf({ text: LAWFUL_LEASE }), {
      authorization: `Bearer ${await tokenFor('market:read')}`,
    })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('www-authenticate')).toMatch(/insufficient_scope.*documents:write/)
  })

  it('reads a call of 14 MB with a token, and then checks the token', async () => {
    const answer = await post(LARGE, { authorization: 'Bearer of-nobody' })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toContain('resource_metadata')
  })

  it('does not read large calls without a token', async () => {
    expect((await post(LARGE, {})).status).toBe(413)
    expect((await post(LARGE, { 'x-api-key': await world.test.issueKey() })).status).toBe(413)
  })

  it.each<[string, () => Uint8Array]>([
    ['encrypted', () => encryptedPdf('BT (bail) Tj ET')],
    ['cut off', () => pdfOf(LAWFUL_LEASE).subarray(0, 300)],
    ['a scan', () => scannedPdf(2)],
    ['a bomb', () => bombPdf(320)],
  ])('outlives a PDF that is %s, says what to do, and keeps nothing', async (_, pdf) => {
    const before = (await kept()).length
    const { isError, content } = await analyze({ pdfBase64: base64(pdf()) })
    expect(isError).toBe(true)
    expect(content[0]!.text).toMatch(/Send|send|Save|Remove|Paste/)
    expect((await fetch(`${world.baseUrl}/api/mcp/health`)).status).toBe(200)
    expect(await kept()).toHaveLength(before)
  })

  it('refuses a lease too many before it is counted or its body is read, a second later', async () => {
    const { services } = world.test.server
    const { hasRoom } = services.leases
    services.leases.hasRoom = () => false
    const before = await callsCounted()
    const startedAt = performance.now()
    const { isError, content } = await analyze({ text: LAWFUL_LEASE })
    expect(performance.now() - startedAt).toBeGreaterThan(990)
    expect(isError).toBe(true)
    expect(content[0]!.text).toMatch(/Several leases[^]*Send the same call again in 30 seconds/)
    // Most of the body is never sent: an answer has to come without it.
    const answer = await headOfLargeCall()
    expect(answer).toMatch(/^HTTP\/1.1 429[^]*retry-after: 30/i)
    services.leases.hasRoom = hasRoom
    expect(await callsCounted()).toBe(before)
  })

  /** Sends the head of a call of 14 MB and none of its body. @returns what is answered */
  async function headOfLargeCall(): Promise<string> {
    const { hostname, port, host } = new URL(world.baseUrl)
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST /api/mcp HTTP/1.1\r\nhost: ${host}\r\nauthorization: ${bearer}\r\ncontent-type: application/json\r\n` +
        'content-length: 14000000\r\n\r\n',
    )
    const [answer] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    return answer.toString()
  }

  it('drops the leases of an account whose connections closed, and keeps nobody waiting for them', async () => {
    const other = await world.test.server.services.leases
      .analyze(taskOf(LAWFUL_LEASE), 'somebody else')
      .then((outcome) => 'analysis' in outcome)
    expect(other).toBe(true)
    const before = await callsCounted()
    const leaving = new AbortController()
    const [slow, waits] = Array.from({ length: 2 }, () =>
      post(callOf({ pdfBase64: base64(bombPdf(320)) }), { authorization: bearer }, leaving.signal).catch(
        (error: Error) => error.name,
      ),
    )
    await expect.poll(callsCounted).toBe(before + 2)
    leaving.abort()
    expect([await slow, await waits]).toEqual(['AbortError', 'AbortError'])
    // The lease that was read counts; the one that waited does not.
    await expect.poll(callsCounted).toBe(before + 1)
    expect((await analyze({ text: LAWFUL_LEASE })).isError).toBeUndefined()
    expect(world.test.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
  })

  it('ends with the reading time of the account, free, and says when there is more', async () => {
    const { state, accounts } = world.test.server.services
    const throttling = { db: state.db, secret: accounts.secret, now: world.test.clock.now }
    await countReadingTime(throttling, world.accountId, READING_SECONDS * 1_000)
    const before = await callsCounted()
    const { isError, content } = await analyze({ text: LAWFUL_LEASE })
    expect(isError).toBe(true)
    expect(content[0]!.text).toMatch(/600 seconds in 24 hours[^]*Send the same call again in \d+ seconds/)
    expect(await callsCounted()).toBe(before)
    world.test.clock.now += 86_400_001
    expect(await callsCounted()).toBe(0)
  })

  it('logs nothing of a lease', async () => {
    await analyze({ text: UNLAWFUL })
    await post(callOf({ text: LAWFUL_LEASE }), { authorization: 'Bearer of-nobody' })
    expect(world.test.logLines.join('\n')).not.toMatch(/Villarreal|Aubrionne|garantie|charge du locataire/)
  })
})

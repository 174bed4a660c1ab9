import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { committedLegalFacts } from '../../../models/law/parameters/committed-facts.fixture.ts'
import { LAWFUL_LEASE } from '../../../models/lease/lease.fixture.ts'
import { analyzeSource } from '../../../models/lease/analyze-source.ts'
import { leaseReader } from '../../lease/lease-checks.ts'
import { pdfOf, scannedPdf } from '../../../models/documents/pdf.fixture.ts'
import { leaseDocumentSchema } from '../../../models/openapi/lease-document.ts'
import { LEASES_API_PATH } from '../../lease/leases-path.ts'
import { keptAnalyses } from '../../lease/kept-analyses.ts'
import { bearerFor, sessionOf, startOAuthWorld, type OAuthWorld } from '../../testing/oauth-world.ts'

const UNLAWFUL = LAWFUL_LEASE.replace('partagée par moitié', 'à charge du locataire')
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

describe('POST /api/account/leases', () => {
  let world: OAuthWorld
  let bearer: Record<string, string>
  let isBusy = false
  const holders: string[] = []
  beforeAll(async () => {
    world = await startOAuthWorld({}, { legal: await committedLegalFacts() })
    // Threads give up after seconds of a busy machine; who takes a place in the queue is what matters here.
    world.test.server.services.leases = {
      hasRoom: () => true,
      async analyze(task, holder) {
        holders.push(holder)
        return isBusy ? { refusal: 'busy', message: 'Too many leases wait.' } : analyzeSource(task, await leaseReader())
      },
    }
    bearer = await tokenFor('documents:write')
  })
  afterAll(() => world.close())

  const tokenFor = (scope: string) => bearerFor(world, scope)

  async function post(body: unknown, headers: Record<string, string> = bearer, path = LEASES_API_PATH) {
    const response = await fetch(`${world.baseUrl}${path}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
    return { status: response.status, headers: response.headers, body: (await response.json()) as object }
  }
  const kept = () => keptAnalyses(world.test.server.services.state.db, world.accountId)

  it('reads what the tool reads, from text and PDF, in every figure that both have', async () => {
    for (const locale of ['en', 'de']) {
      for (const source of [{ text: UNLAWFUL }, { pdfBase64: base64(pdfOf(UNLAWFUL)) }, { text: LAWFUL_LEASE }]) {
        const answer = await post({ ...source, locale })
        expect(answer.status).toBe(200)
        expect(answer.headers.get('cache-control')).toBe('no-store')
        const { findings, keyTerms, ...report } = leaseDocumentSchema.parse(answer.body)
        const params = { name: 'analyze_lease', arguments: { ...source, locale } }
        const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
        const { result } = (await post(call, bearer, '/api/mcp')).body as unknown as {
          result: { structuredContent: Record<string, unknown> & { topFindings: object[] } }
        }
        const { structuredContent: tool } = result
        for (const field of [
          'riskLevel',
          'counts',
          'concludedOn',
          'concludedOnBasis',
          'languages',
          'rentCeiling',
          'disclaimer',
        ] as const)
          expect(report[field], field).toEqual(tool[field])
        const founded = findings.map(({ id, source, sourceUrl, doubt }) => ({ id, source, sourceUrl, doubt }))
        expect(tool.topFindings).toMatchObject(JSON.parse(JSON.stringify(founded.slice(0, 8))) as object[])
        expect(Object.fromEntries(keyTerms.map(({ name, value }) => [name, value]))).toEqual(tool.keyTerms)
      }
    }
  })

  it('takes a place in the queue for the person, and gives the request back when the queue is full', async () => {
    const left = async () => /r=(\d+)/.exec((await post({ text: LAWFUL_LEASE })).headers.get('ratelimit')!)![1]
    const before = Number(await left())
    expect(holders.at(-1)).toBe(world.accountId)
    isBusy = true
    const answer = await post({ text: LAWFUL_LEASE })
    isBusy = false
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
    expect(Number(await left())).toBe(before - 1)
  })

  it('stores a report only where asked', async () => {
    const other = UNLAWFUL.replaceAll('1.150', '1.151')
    const before = (await kept()).length
    expect((await post({ text: `${other}\nArticle 30. Le locataire paie tout.` })).body).toMatchObject({
      reportUrl: null,
    })
    expect(await kept()).toHaveLength(before)
    const stored = await post({ text: `${other}\nArticle 31. Le locataire paie tout.`, keep: true })
    const { reportUrl } = leaseDocumentSchema.parse(stored.body)
    expect((await kept()).map(({ id }) => `${world.baseUrl}/account/leases/${id}`)).toContain(reportUrl)
  })

  it('serves a signed-in person on this site, and no page of another', async () => {
    const cookie = await sessionOf(world)
    const { origin } = new URL(world.baseUrl)
    const statuses = []
    for (const headers of [{ cookie, origin }, { cookie, origin: 'https://evil.example' }, { cookie }, { origin }])
      statuses.push((await post({ text: LAWFUL_LEASE }, headers as Record<string, string>)).status)
    expect(statuses).toEqual([200, 401, 401, 401])
  })

  it('refuses keys, tokens without the scope and unknown tokens', async () => {
    const key = await world.test.issueKey({ scopes: ['documents:write'] })
    const refused = [
      await post({ text: LAWFUL_LEASE }, { 'x-api-key': key }),
      await post({ text: LAWFUL_LEASE }, await tokenFor('market:read')),
      await post({ text: LAWFUL_LEASE }, { authorization: 'Bearer nobody' }),
      await post({ text: LAWFUL_LEASE }, {}),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 401, 401])
    for (const { headers } of refused) expect(headers.get('www-authenticate')).toContain('documents:write')
  })

  it.each<[unknown, number, RegExp]>([
    ['{', 400, /not JSON/],
    [{}, 400, /exactly one of/],
    [{ text: LAWFUL_LEASE, pdfBase64: 'AAAA' }, 400, /exactly one of/],
    [{ text: LAWFUL_LEASE, concludedOn: '12 May' }, 400, /concludedOn.*expected a date such as/],
    [{ text: LAWFUL_LEASE, url: 'https://x.example' }, 400, /url/],
    [{ pdfBase64: base64(scannedPdf(2)) }, 400, /scan|text/i],
  ])('says of %j what to send instead', async (body, status, detail) => {
    const answer = await post(body)
    expect(answer).toMatchObject({ status, body: { detail: expect.stringMatching(detail) } })
  })

  it('takes JSON only, by POST only', async () => {
    expect((await post('lease', { ...bearer, 'content-type': 'text/plain' })).status).toBe(415)
    const got = await fetch(`${world.baseUrl}${LEASES_API_PATH}`)
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  })

  it('logs nothing of a lease', () => {
    expect(world.test.logLines.join('\n')).not.toMatch(/Villarreal|Aubrionne|garantie|charge du locataire/)
  })
})

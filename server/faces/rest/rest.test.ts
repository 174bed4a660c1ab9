import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { communeIntelligenceSchema } from '../../../models/contracts/places/commune.ts'
import { forecastDocumentSchema } from '../../../models/contracts/market/official-forecast.ts'
import { problemSchema } from '../../../models/contracts/release/problem.ts'
import type { Problem } from '../../../models/contracts/release/problem.ts'
import {
  communeListSchema,
  marketIndexDocumentSchema,
  trendsDocumentSchema,
} from '../../../models/openapi/rest-documents.ts'
import { sayIn } from '../../../content/say/words.ts'
import { officialDocumentSchema, officialListSchema } from '../../../models/openapi/official-documents.ts'
import { someOfficialSeries } from '../../../content/pages/official-series.fixture.ts'
import { sampleForecasts, sampleOfficialForecasts } from '../../testing/sample-records.ts'
import { startTestServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'

const BASE = '/api/public/v1'
const ESCH = `${BASE}/communes/esch-sur-alzette`
const EVERY_ENDPOINT = [
  `${BASE}/communes`,
  `${ESCH}/intelligence`,
  `${ESCH}/trends`,
  `${ESCH}/forecast`,
  `${BASE}/market-index`,
  `${BASE}/official`,
  `${BASE}/official/registered-prices`,
]

let test: TestServer
let key: string
beforeAll(async () => {
  test = await startTestServer({
    release: {
      forecasts: sampleForecasts(),
      officialForecasts: sampleOfficialForecasts(),
      officialSeries: someOfficialSeries(),
    },
  })
  key = await test.issueKey({ tier: 'premium' })
})
afterAll(() => test.close())

const ask = (path: string, headers: Record<string, string> = {}) => test.get(path, { 'x-api-key': key, ...headers })

async function problemOf(response: Response): Promise<Problem> {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const problem = problemSchema.strict().parse(await response.json())
  expect(problem.status).toBe(response.status)
  expect(problem.requestId).toBe(response.headers.get('x-request-id'))
  expect(problem.type).toBe(`https://property.example.lu/problems/${problem.code.toLowerCase().replaceAll('_', '-')}`)
  return problem
}

describe('documents under a key', () => {
  it('of the interface satisfy their contracts', async () => {
    const [communes, intelligence, trends, forecast, index] = await Promise.all(
      EVERY_ENDPOINT.map(async (path) => (await ask(path)).json()),
    )
    expect(communeListSchema.parse(communes)).toMatchObject({ total: 4, locale: 'en' })
    expect(communeIntelligenceSchema.parse(intelligence)).toMatchObject({ communeSlug: 'esch-sur-alzette' })
    expect(trendsDocumentSchema.parse(trends)).toMatchObject({ period: 'qoq', changeType: 'qoq' })
    expect(trendsDocumentSchema.parse(trends).series).toHaveLength(8)
    expect(forecastDocumentSchema.parse(forecast)).toMatchObject({
      propertyType: 'apartment',
      intervalLevel: 0.8,
      official: [{ segment: 'apartment', year: 2026, pricePerSqm: 7_465, beatsNoChange: true }],
    })
    expect(marketIndexDocumentSchema.parse(index)).toMatchObject({
      period: 'qoq',
      quarter: 'Q3-2026',
      officialForecast: { lastQuarter: 'Q3-2025', predictions: [{ quarter: 'Q4-2025' }, {}, {}, {}] },
    })
  })

  it('give official series with what they measure, their breaks and withheld figures', async () => {
    const list = officialListSchema.strict().parse(await (await ask(`${BASE}/official?locale=fr`)).json())
    expect(list.series.map(({ series }) => series)).toEqual(['registered-prices', 'sales', 'mortgage-rate'])
    expect(list.series[0]).toMatchObject({ definition: expect.stringContaining('actes'), areas: 4, points: 6 })
    const read = async (query: string) =>
      officialDocumentSchema.strict().parse(await (await ask(`${BASE}/official/registered-prices?${query}`)).json())
    const esch = await read('commune=Esch%20an%20der%20Alzette&from=2020')
    expect(esch.points.map(({ period, value, status }) => [period, value, status])).toEqual([
      ['2020', 5_612, 'published'],
      ['2021', null, 'withheld'],
    ])
    expect(esch.breaks).toEqual([
      expect.objectContaining({ reason: 'years_missing', text: expect.stringContaining('2022 to 2024') }),
    ])
    expect(esch.apart).toContain('not a discount')
    const merged = await read('commune=bous')
    expect(merged.points.map(({ area, status }) => [area, status])).toEqual([
      ['bous', 'none'],
      ['bous-waldbredimus', 'withheld'],
    ])
    expect(merged.breaks.at(-1)!.text).toBe('Bous became part of Bous-Waldbredimus in 2023: its own figures end there.')
    expect(await read('commune=lu')).toMatchObject({ total: 1, points: [{ area: 'LU' }] })
    expect(await read('limit=2&offset=3')).toMatchObject({ total: 6, offset: 3, points: [{}, {}] })
    const unknown = await problemOf(await ask(`${BASE}/official/registered-price`))
    expect(unknown).toMatchObject({ status: 404, errors: [{ nearest: expect.arrayContaining(['registered-prices']) }] })
    expect((await problemOf(await ask(`${BASE}/official/sales?commune=atlantis`))).status).toBe(404)
  })

  it('read their parameters, and treat blank ones as absent', async () => {
    const trends = await (await ask(`${ESCH}/trends?period=yoy&quarters=3`)).json()
    expect(trends).toMatchObject({ period: 'yoy', series: [{ quarter: 'Q1-2026' }, {}, {}] })
    expect((await (await ask(`${ESCH}/trends?period=&quarters=%20`)).json()).series).toHaveLength(8)
    // Without the place the answer would be one for the whole country.
    for (const blank of ['', '%20', '%C2%A0'])
      expect(await problemOf(await ask(`${BASE}/official/sales?commune=${blank}`))).toMatchObject({
        status: 400,
        errors: [{ field: 'commune', received: '', expected: expect.stringContaining('a text of 1 to') }],
      })
    expect(await (await ask(`${BASE}/communes?locale=de`)).json()).toMatchObject({
      locale: 'de',
      communes: [{ name: 'Esch an der Alzette' }, {}, {}, {}],
    })
  })

  it('accept lb as the deprecated alias of lu', async () => {
    expect(await (await ask(`${BASE}/communes?locale=lb`)).json()).toMatchObject({
      locale: 'lu',
      deprecation: expect.stringContaining('schéckt lu'),
    })
  })

  it('accept a commune’s name as well', async () => {
    const trends = await ask(`${BASE}/communes/${encodeURIComponent('Esch an der Alzette')}/trends`)
    expect(await trends.json()).toMatchObject({ communeSlug: 'esch-sur-alzette' })
  })

  it.each(['intelligence', 'trends', 'forecast', 'context'])('tell in %s how a name was read', async (document) => {
    const of = async (slug: string) =>
      (await (await ask(`${BASE}/communes/${encodeURIComponent(slug)}/${document}`)).json()) as { notes?: string[] }
    if (document !== 'forecast') expect((await of('Mersh')).notes).toEqual(['"Mersh" is unknown. Using Mersch.'])
    expect((await of('Belval')).notes).toEqual([
      'Belval is a locality of Esch-sur-Alzette: figures are for the whole commune.',
    ])
    for (const exact of ['esch-sur-alzette', 'Esch an der Alzette']) expect(await of(exact)).not.toHaveProperty('notes')
  })

  it('list the meanings of a name that has several', async () => {
    const problem = await problemOf(await ask(`${BASE}/communes/Berg/context`))
    expect(problem).toMatchObject({ status: 404, errors: [{ field: 'commune', received: 'Berg' }] })
    expect(problem.detail).toContain('several')
    expect(problem.errors![0]!.nearest!.length).toBeGreaterThan(1)
  })

  it.each(EVERY_ENDPOINT)('%s: headers state allowance, validators and privacy', async (path) => {
    const { headers, status } = await ask(path)
    expect(status).toBe(200)
    expect(headers.get('ratelimit-policy')).toBe('"day";q=10000;w=86400')
    expect(headers.get('ratelimit')).toMatch(/^"day";r=\d+;t=86400$/)
    expect(headers.get('etag')).toMatch(/^"[0-9a-z]{20}(-gzip)?"$/)
    expect(headers.get('last-modified')).toBe('Wed, 30 Sep 2026 00:00:00 GMT')
    expect(headers.get('cache-control')).toContain('private')
    expect(headers.get('vary')).toBe('Accept-Encoding, X-API-Key')
    expect(headers.get('access-control-expose-headers')).toContain('RateLimit')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each(EVERY_ENDPOINT)('%s: 304 for clients that have it, HEAD without a body', async (path) => {
    const first = await ask(path)
    const etag = first.headers.get('etag')!
    const again = await ask(path, { 'if-none-match': `"other", W/${etag}` })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    expect(again.headers.get('ratelimit')).not.toBe(first.headers.get('ratelimit'))
    const head = await test.get(path, { 'x-api-key': key, 'accept-encoding': 'identity' }, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(Number(head.headers.get('content-length'))).toBe(Buffer.byteLength(await first.text()))
  })

  it('are sent in brotli or gzip, each with its own ETag', async () => {
    const of = async (coding: string) => {
      const { headers } = await ask(`${ESCH}/intelligence`, { 'accept-encoding': coding })
      return [headers.get('content-encoding'), headers.get('etag')?.replace(/^"\w{20}/, '')]
    }
    expect(await of('br, gzip')).toEqual(['br', '-br"'])
    expect(await of('gzip;q=1, br;q=0.1')).toEqual(['gzip', '-gzip"'])
    expect(await of('br;q=0, gzip;q=0')).toEqual([null, '"'])
  })
})

describe('problems', () => {
  it('UNAUTHORIZED: no key, an unknown one, a malformed one', async () => {
    for (const headers of [{}, { 'x-api-key': `lux_${'A'.repeat(43)}` }, { 'x-api-key': 'nonsense' }]) {
      const response = await test.get(`${BASE}/communes`, headers as Record<string, string>)
      expect(await problemOf(response)).toMatchObject({
        code: 'UNAUTHORIZED',
        status: 401,
        instance: `${BASE}/communes`,
      })
      expect(response.headers.get('www-authenticate')).toContain('X-API-Key')
    }
  })

  it('UNAUTHORIZED as 403: a key without the scope', async () => {
    const response = await test.get(`${BASE}/communes`, {
      'x-api-key': await test.issueKey({ scopes: ['listings:read'] }),
    })
    expect(await problemOf(response)).toMatchObject({ code: 'UNAUTHORIZED', status: 403 })
    expect(response.headers.get('www-authenticate')).toContain('scope="market:read"')
    expect(response.headers.get('ratelimit')).toBe('"day";r=100')
  })

  it.each([
    ['trends?period=mom', 'period', 'mom', 'one of qoq, yoy', 'qoq'],
    ['trends?quarters=21', 'quarters', 21, 'a whole number from 1 to 20', 8],
    ['trends?quarters=0', 'quarters', 0, 'a whole number from 1 to 20', 8],
    ['trends?quarters=2.5', 'quarters', 2.5, 'a whole number from 1 to 20', 8],
    ['trends?quarters=many', 'quarters', 'many', 'a whole number from 1 to 20', 8],
    ['forecast?propertyType=parking', 'propertyType', 'parking', 'one of apartment, house', 'apartment'],
  ])('BAD_REQUEST: %s', async (path, field, received, expected, example) => {
    const response = await ask(`${ESCH}/${path}`)
    const problem = await problemOf(response)
    expect(problem).toMatchObject({
      code: 'BAD_REQUEST',
      status: 400,
      errors: [{ field, received, expected, example }],
    })
    expect(problem.detail).toContain(`${field}: received ${JSON.stringify(received)}, expected ${expected}`)
    expect(response.headers.get('ratelimit')).toMatch(/^"day";r=\d+/)
  })

  it('reads parameters as the tools do, and says how', async () => {
    expect(await (await ask(`${ESCH}/trends?quarters=four`)).json()).toMatchObject({
      series: [{}, {}, {}, {}],
      notes: ['quarters: "four" was read as 4.'],
    })
    expect(await (await ask(`${ESCH}/forecast?propertyType=flat`)).json()).toMatchObject({
      propertyType: 'apartment',
      notes: ['propertyType: "flat" was read as apartment.'],
    })
  })

  it('tell what is wrong in the language of locale, else of Accept-Language', async () => {
    const detailOf = async (path: string, headers: Record<string, string>) =>
      (await problemOf(await test.get(path, headers))).detail
    const say = sayIn('pt')
    const german = { 'accept-language': 'de-LU, en;q=0.5' }
    expect(await detailOf(`${BASE}/communes`, german)).toBe(sayIn('de')('reply.access.keyMissing'))
    expect(await detailOf(`${BASE}/communes?locale=pt`, german)).toBe(say('reply.access.keyMissing'))
    const key = { 'x-api-key': await test.issueKey({}), ...german }
    expect(await detailOf(`${ESCH}/trends?quarters=many`, key)).toContain(
      sayIn('de')('reply.expected.whole', { min: '1', max: '20' }),
    )
    expect(await detailOf(`${BASE}/communes/Berg/context?locale=pt`, key)).toContain(
      say('reply.lack.ambiguous', { text: '"Berg"' }),
    )
    expect(await detailOf('/api/public/v1/nothing', german)).toContain('/openapi.json')
  })

  it('BAD_REQUEST: unknown and repeated parameters, with close matches', async () => {
    expect(await problemOf(await ask(`${ESCH}/trends?quaters=4&period=yoy&period=qoq`))).toMatchObject({
      errors: [
        { field: 'period', received: '["yoy","qoq"]', nearest: ['qoq', 'yoy'] },
        { field: 'quaters', nearest: ['quarters'] },
      ],
    })
    expect(await problemOf(await ask(`${ESCH}/intelligence?x=1`))).toMatchObject({
      errors: [{ field: 'x', expected: 'no arguments' }],
    })
    expect(await problemOf(await ask(`${ESCH}/forecast?propertyType=hous`))).toMatchObject({
      errors: [{ nearest: ['house'] }],
    })
  })

  it('NOT_FOUND: an unknown commune, with the closest; no data, with the reason', async () => {
    expect(await problemOf(await ask(`${BASE}/communes/mrsxh/trends`))).toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
      errors: [{ field: 'slug', received: 'mrsxh', nearest: expect.arrayContaining(['mersch']) }],
    })
    expect((await problemOf(await ask(`${BASE}/communes/vianden/trends`))).detail).toContain(
      'no price trends for vianden',
    )
    expect((await problemOf(await ask(`${ESCH}/forecast?propertyType=house`))).detail).toContain('at least 8 quarters')
  })

  it('NOT_FOUND: an unknown path, with or without a key', async () => {
    for (const path of [
      BASE,
      `${BASE}/`,
      `${ESCH}/weather`,
      '/nothing',
      '/api/listings/public/lgone',
      '/listings/lgone/md',
    ])
      expect(await problemOf(await test.get(path)), path).toMatchObject({
        code: 'NOT_FOUND',
        status: 404,
        instance: path,
      })
  })

  it('METHOD_NOT_ALLOWED names what is allowed', async () => {
    for (const path of [...EVERY_ENDPOINT, '/listings/feed.json', '/api/health', '/openapi.json'])
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const response = await test.get(path, { 'x-api-key': key }, method)
        expect(await problemOf(response)).toMatchObject({ code: 'METHOD_NOT_ALLOWED', status: 405 })
        expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
      }
  })

  it('BAD_REQUEST: an invalid address', async () => {
    expect(await problemOf(await ask(`${BASE}/communes/%E0%A4%A/trends`))).toMatchObject({ status: 400 })
    expect(await problemOf(await ask(`${BASE}/communes/%ff%fe/trends`))).toMatchObject({ status: 400 })
  })

  it('explain themselves at their type', async () => {
    const page = await test.get('/problems/rate-limit-exceeded')
    expect(await page.text()).toContain('HTTP status 429')
  })
})

describe('browsers', () => {
  it('may call from any origin, without a key for the preflight', async () => {
    for (const path of [...EVERY_ENDPOINT, '/listings/feed.json', '/api/health']) {
      const response = await test.get(
        path,
        { origin: 'https://a.example', 'access-control-request-headers': 'x-api-key' },
        'OPTIONS',
      )
      expect(response.status).toBe(204)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.get('access-control-allow-headers')).toContain('X-API-Key')
      expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    }
  })
})

import { afterEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { DAY_MS } from '../../../models/kernel/day.ts'

const PATH = '/api/public/v1/market-index'

let test: TestServer
afterEach(() => test.close())

const remaining = (response: Response) => Number(/r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1])

describe('allowance of a key', () => {
  it('is counted exactly under 64 requests at a time', async () => {
    test = await startTestServer()
    const key = await test.issueKey()
    const statuses: number[] = []
    const left = new Set<number>()
    let sent = 0
    const worker = async () => {
      while (sent < 256) {
        sent++
        const response = await test.get(PATH, { 'x-api-key': key })
        await response.arrayBuffer()
        statuses.push(response.status)
        if (response.status === 200) left.add(remaining(response))
      }
    }
    await Promise.all(Array.from({ length: 64 }, worker))
    expect(statuses.filter((status) => status === 200)).toHaveLength(100)
    expect(statuses.filter((status) => status === 429)).toHaveLength(156)
    expect(left.size).toBe(100)
  })

  it('frees a request exactly 24 hours after it was counted', async () => {
    test = await startTestServer()
    const key = await test.issueKey()
    for (let request = 0; request < 100; request++) {
      await (await test.get(PATH, { 'x-api-key': key })).arrayBuffer()
      test.clock.now += 1_000
    }
    const denied = await test.get(PATH, { 'x-api-key': key })
    expect(denied.status).toBe(429)
    expect(denied.headers.get('ratelimit')).toBe(`"day";r=0;t=${86_400 - 100}`)
    const retryAfter = Number(denied.headers.get('retry-after'))
    expect(retryAfter).toBe(86_400 - 100)
    expect(await denied.json()).toMatchObject({ code: 'RATE_LIMIT_EXCEEDED', status: 429 })
    test.clock.now += retryAfter * 1_000 - 1
    expect((await test.get(PATH, { 'x-api-key': key })).status).toBe(429)
    test.clock.now += 1
    expect((await test.get(PATH, { 'x-api-key': key })).status).toBe(200)
    expect((await test.get(PATH, { 'x-api-key': key })).status).toBe(429)
  })

  it('is used by 200, 304 and 404, and by nothing else', async () => {
    test = await startTestServer()
    const key = await test.issueKey()
    const ask = async (path: string, headers = {}, method = 'GET') => {
      const response = await test.get(path, { 'x-api-key': key, ...headers }, method)
      return [response.status, remaining(response)]
    }
    const etag = (await test.get(PATH, { 'x-api-key': key })).headers.get('etag')!
    expect(await ask(PATH, { 'if-none-match': etag })).toEqual([304, 98])
    expect(await ask('/api/public/v1/communes/xyzzyx/trends')).toEqual([404, 97])
    expect(await ask(`${PATH}?quarters=99`)).toEqual([400, 97])
    expect(
      await ask('/api/public/v1/estimate?propertyType=house&listingType=sale&commune=mersch&areaSqm=90&latitude=49.7'),
    ).toEqual([400, 97])
    expect(await ask(PATH, {}, 'POST')).toEqual([405, NaN])
    expect(await ask(PATH, { 'x-api-key': `${key}x` })).toEqual([401, NaN])
    expect(await ask('/api/public/v1/nothing')).toEqual([404, NaN])
    expect(await ask(PATH, {}, 'HEAD')).toEqual([200, 96])
  })

  it('belongs to the key, by its tier', async () => {
    test = await startTestServer()
    const [free, basic] = [await test.issueKey(), await test.issueKey({ tier: 'basic' })]
    expect(remaining(await test.get(PATH, { 'x-api-key': free }))).toBe(99)
    expect(remaining(await test.get(PATH, { 'x-api-key': basic }))).toBe(999)
  })

  it('survives a restart', async () => {
    test = await startTestServer()
    const key = await test.issueKey()
    for (let request = 0; request < 3; request++) await test.get(PATH, { 'x-api-key': key })
    await test.server.close()
    const again = await startTestServer({ dataDir: test.dataDir })
    expect(remaining(await again.get(PATH, { 'x-api-key': key }))).toBe(96)
    await again.close()
  })

  it('ends with the key', async () => {
    test = await startTestServer()
    const key = await test.issueKey({ expiresAt: test.clock.now + DAY_MS })
    expect((await test.get(PATH, { 'x-api-key': key })).status).toBe(200)
    test.clock.now += DAY_MS
    const expired = await test.get(PATH, { 'x-api-key': key })
    expect(expired.status).toBe(401)
    expect((await expired.json()).detail).toContain('expired on')
  })
})

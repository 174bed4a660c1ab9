import { afterAll, describe, expect, it } from 'vitest'
import { rpc } from '../faces/mcp/testing/rpc.ts'
import { startPostgres } from '../testing/postgres.ts'
import { startTestServer } from '../testing/test-server.ts'

const PATH = '/api/public/v1/market-index'
const postgres = await startPostgres()
afterAll(() => postgres?.[Symbol.asyncDispose]())

describe.skipIf(!postgres)('a server whose database is gone', () => {
  it('says so, allows no keyed request, still serves documents, and recovers by itself', async () => {
    const test = await startTestServer({
      environment: { STATE_URL: await postgres!.newDatabase() },
    })
    const key = await test.issueKey()
    const ask = () => test.get(PATH, { 'x-api-key': key })
    expect((await ask()).headers.get('ratelimit')).toContain('r=99')
    await postgres!.stop()
    for (let request = 0; request < 3; request++) {
      const answer = await ask()
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await answer.json()).toMatchObject({
        code: 'INTERNAL_ERROR',
        detail: expect.stringContaining('Try again'),
      })
    }
    expect((await test.get('/account/sign-in')).status).toBe(200)
    expect((await test.get('/api/health')).status).toBe(200)
    const call = await rpc(`${test.url}/api/mcp`, 'tools/call', {
      name: 'get_market_context',
      arguments: { commune: 'mersch' },
    })
    expect(call.result?.isError ?? call.status >= 500).toBe(true)
    expect(JSON.stringify(call)).not.toMatch(/ECONN|postgres|127\.0\.0\.1/)
    await postgres!.start()
    await expect.poll(async () => (await ask()).status, { timeout: 10_000 }).toBe(200)
    await test.close()
  })
})

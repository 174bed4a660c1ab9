import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LAWFUL_LEASE } from '../../models/lease/lease.fixture.ts'
import { startTestServer } from '../testing/test-server.ts'
import type { TestServer } from '../testing/test-server.ts'

const callOf = (args: object): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'analyze_lease', arguments: args } })
/** A call as large as a PDF of 10 MB makes it. */
const LARGE = callOf({ pdfBase64: 'JVBERi0x'.repeat(1_740_000) })

describe('analyze_lease over HTTP', () => {
  let test: TestServer
  beforeAll(async () => {
    test = await startTestServer()
  })
  afterAll(() => test.close())

  const post = (body: string, headers: Record<string, string>): Promise<Response> =>
    fetch(`${test.url}/api/mcp`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

  it('reads a call of 14 MB that shows a token, and then looks at the token', async () => {
    const answer = await post(LARGE, { authorization: 'Bearer of-nobody' })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toContain('resource_metadata')
  })

  it('does not read as much from others', async () => {
    expect((await post(LARGE, {})).status).toBe(413)
    expect((await post(LARGE, { 'x-api-key': await test.issueKey() })).status).toBe(413)
  })

  it('refuses an API key, even with the scope, and says why', async () => {
    const key = await test.issueKey({ scopes: ['documents:write'] })
    const answer = await post(callOf({ text: LAWFUL_LEASE }), { 'x-api-key': key })
    const { result } = (await answer.json()) as { result: { isError: boolean; content: { text: string }[] } }
    expect(result.isError).toBe(true)
    expect(result.content[0]!.text).toMatch(/acts for a person.*OAuth/)
  })

  it('logs nothing of a lease', async () => {
    await post(callOf({ text: LAWFUL_LEASE }), { authorization: 'Bearer of-nobody' })
    expect(test.logLines.join('\n')).not.toMatch(/Villarreal|Aubrionne|garantie/)
  })
})

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { JsonTooDeepError, MOST_JSON_LEVELS, parseJson } from './parse-json.ts'

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

describe('JSON from outside', () => {
  it('is parsed like any other', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), (text) => {
        expect(parseJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it('is refused beyond a depth, whatever its strings say', () => {
    expect(parseJson(nested(MOST_JSON_LEVELS))).toBeInstanceOf(Array)
    expect(() => parseJson(nested(MOST_JSON_LEVELS + 1))).toThrow(JsonTooDeepError)
    const quoted = JSON.stringify({ text: `${'['.repeat(1_000)}\\"${'{'.repeat(1_000)}\\` })
    expect(parseJson(quoted)).toEqual(JSON.parse(quoted))
    expect(() => parseJson('{"a":"')).toThrow(SyntaxError)
  })
})

describe('a body of thousands of levels', () => {
  let test: TestServer
  beforeAll(async () => {
    test = await startTestServer()
  })
  afterAll(() => test.close())

  it.each([
    [
      '/api/mcp',
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_vibe","arguments":{"query":${nested(60_000)}}}}`,
    ],
    ['/api/a2a', `{"jsonrpc":"2.0","id":1,"method":"SendMessage","params":${nested(20_000)}}`],
    ['/api/mcp/oauth/oauth2/register', `{"redirect_uris":${nested(2_000)}}`],
  ])('is refused as a bad request: %s', async (path, body) => {
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    const response = await fetch(test.url + path, { method: 'POST', headers, body })
    expect([path, response.status]).toEqual([path, 400])
    expect(test.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([])
  })
})

import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../../testing/test-server.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { plainCallId } from './plain-call.ts'
import { post } from '../testing/rpc.ts'

const CALL = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'get_market_context', arguments: { commune: 'mersch' } },
}

describe('a plain call', () => {
  it.each([
    ['as clients send it', CALL, '2025-11-25', 1],
    ['of an older revision', CALL, '2025-03-26', 1],
    ['without a revision', CALL, null, 1],
    ['with an id of text', { ...CALL, id: 'a"b' }, null, 'a"b'],
    ['of the next revision', CALL, '2026-07-28', undefined],
    ['of an unknown revision', CALL, '1999-01-01', undefined],
    ['without an id', { ...CALL, id: undefined }, null, undefined],
    ['with a broken id', { ...CALL, id: 1.5 }, null, undefined],
    ['with null as id', { ...CALL, id: null }, null, undefined],
    ['with another method', { ...CALL, method: 'ping' }, null, undefined],
    ['without jsonrpc', { ...CALL, jsonrpc: undefined }, null, undefined],
    ['with more fields', { ...CALL, extra: 1 }, null, undefined],
    ['with _meta', { ...CALL, params: { ...CALL.params, _meta: { progressToken: 1 } } }, null, undefined],
    ['as a task', { ...CALL, params: { ...CALL.params, task: {} } }, null, undefined],
    ['with arguments in a list', { ...CALL, params: { ...CALL.params, arguments: [] } }, null, undefined],
    ['without parameters', { ...CALL, params: undefined }, null, undefined],
  ])('%s', (_case, message, revision, expected) => {
    expect(plainCallId(message as Record<string, unknown>, revision)).toBe(expected)
  })
})

describe('the path around the SDK', () => {
  let test: TestServer
  let key: string
  beforeAll(async () => {
    test = await startTestServer()
    key = await test.issueKey({ tier: 'premium' })
  })
  afterAll(() => test.close())

  it('answers as the SDK does', async () => {
    const ask = async (id: unknown, params: object) => {
      const {
        status,
        result,
        error,
        id: answered,
      } = await post(`${test.url}/api/mcp`, JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params }), {
        'x-api-key': key,
      })
      return { status, result, error, answered }
    }
    const name = fc.constantFrom('get_market_context', 'get_town_agencies', 'get_price_estimate')
    const commune = fc.constantFrom('mersch', 'Esch-Uelzecht', 'belval', 'Nowhere', '', 'Ä€ "quoted"\n')
    const args = fc.record(
      { commune, locale: fc.constantFrom('en', 'lb', 'xx'), other: fc.anything() },
      { requiredKeys: [] },
    )
    const id = fc.oneof(fc.integer(), fc.string())
    await fc.assert(
      fc.asyncProperty(id, name, fc.option(args, { nil: undefined }), async (id, name, args) => {
        const params = { name, ...(args && { arguments: JSON.parse(JSON.stringify(args)) as object }) }
        // An empty `_meta` only changes the route: the SDK answers.
        expect(await ask(id, params)).toEqual(await ask(id, { ...params, _meta: {} }))
      }),
      { numRuns: 60 },
    )
  })
})

import { describe, expect, it } from 'vitest'
import { bodyLimit, LARGE_BODY_BYTES } from './body-limit.ts'

const bearer = { authorization: 'Bearer abc' }

describe('bodyLimit', () => {
  it.each([
    ['a tool call with an access token', '/api/mcp', bearer, LARGE_BODY_BYTES],
    ['a tool call with an API key', '/api/mcp', { 'x-api-key': 'abc' }, 1_000],
    ['a tool call without a credential', '/api/mcp', {}, 1_000],
    ['a lease with an access token', '/api/account/leases', bearer, LARGE_BODY_BYTES],
    ['a lease without a credential', '/api/account/leases', {}, 1_000],
    ['another address with a token', '/api/a2a', bearer, 1_000],
    ['an address below', '/api/mcp/oauth/register', bearer, 1_000],
  ])('of %s', (_, url, headers, limit) => {
    expect(bodyLimit({ url, headers }, 1_000)).toBe(limit)
  })

  it('never lowers what the operator allows', () => {
    expect(bodyLimit({ url: '/api/mcp', headers: bearer }, LARGE_BODY_BYTES + 1)).toBe(LARGE_BODY_BYTES + 1)
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import type { TestServer } from '../../testing/test-server.ts'

const BASE = 'https://property.example.lu'

let test: TestServer
beforeAll(async () => {
  test = await startTestServer()
})
afterAll(() => test.close())

const read = async (path: string) => {
  const response = await test.get(path)
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}

it('describes the authorization server at the interface’s address and at that of RFC 8414', async () => {
  const own = await read('/api/mcp/oauth/.well-known/oauth-authorization-server')
  const wellKnown = await read('/.well-known/oauth-authorization-server/api/mcp/oauth')
  expect(wellKnown.body).toEqual(own.body)
  expect(own.headers.get('access-control-allow-origin')).toBe('*')
  expect(own.body).toMatchObject({
    issuer: `${BASE}/api/mcp/oauth`,
    code_challenge_methods_supported: ['S256'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    response_types_supported: ['code'],
  })
})

it('names the same issuer as the answers', async () => {
  const { body } = await read('/api/mcp/oauth/.well-known/oauth-authorization-server')
  const { auth } = test.server.services.accounts
  expect((await auth.api.getOAuthServerConfig()).issuer).toBe(body.issuer)
})

it('describes the protected resource with and without its path (RFC 9728)', async () => {
  const { body } = await read('/.well-known/oauth-protected-resource/api/mcp')
  expect((await read('/.well-known/oauth-protected-resource')).body).toEqual(body)
  expect(body).toMatchObject({ resource: `${BASE}/api/mcp`, authorization_servers: [`${BASE}/api/mcp/oauth`] })
})

it('lets pages of other sites call only the endpoints for apps', async () => {
  for (const path of ['/token', '/register', '/revoke']) {
    const response = await test.get(`/api/mcp/oauth/oauth2${path}`, {}, 'OPTIONS')
    expect([path, response.status, response.headers.get('access-control-allow-origin')]).toEqual([path, 204, '*'])
  }
  for (const path of ['/api/mcp/oauth/oauth2/authorize', '/account/sign-in', '/account/consent'])
    expect((await test.get(path)).headers.get('access-control-allow-origin')).not.toBe('*')
  expect((await test.get('/api/mcp/oauth/oauth2/token')).status).toBe(405)
})

it('restricts cookies to https when its address is https', async () => {
  const response = await test.get('/account/sign-in')
  expect(response.status).toBe(200)
  const { authCookies } = await test.server.services.accounts.auth.$context
  expect(authCookies.sessionToken.name).toBe('__Secure-lux.session_token')
  expect(authCookies.sessionToken.attributes).toMatchObject({ secure: true, httpOnly: true, sameSite: 'lax' })
})

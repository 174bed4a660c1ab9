import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { InvalidTokenError } from '../../../auth/caller.ts'
import type { AccountCaller } from '../../../auth/caller.ts'
import { createKey } from '../../../auth/keys.ts'
import { createMetrics } from '../../../observability/metrics.ts'
import type { Services } from '../../services.ts'
import { openState } from '../../../state/state.ts'
import { authorizeToolCall } from './authorize-tool-call.ts'
import { challengeHeader } from './challenge.ts'
import { defineTool } from '../offer/tool.ts'
import type { ToolAccess } from '../offer/tool.ts'

const NOW = 1_790_000_000_000
const state = openState(':memory:', NOW)
afterAll(() => state.close())

const account: AccountCaller = {
  kind: 'account',
  accountId: 'a1',
  clientId: 'c1',
  scopes: ['listings:read'],
  tier: 'basic',
}
const verifyBearer = async (token: string): Promise<AccountCaller> => {
  if (token === 'wide') return { ...account, scopes: ['listings:read', 'market:read'] }
  if (token === 'narrow') return account
  throw new InvalidTokenError('reply.access.tokenExpired')
}
const services = { state, clock: () => NOW, metrics: createMetrics(), verifyBearer } as unknown as Services

const toolFor = (access: ToolAccess) =>
  defineTool({
    name: 'some_tool',
    title: 'Some',
    description: 'Do something. Use it in tests. Not elsewhere.',
    scope: 'market:read',
    access,
    icon: 'market',
    input: z.strictObject({}),
    output: z.strictObject({}),
    answer: () => ({ structured: {}, text: '' }),
  })

const authorize = (access: ToolAccess, headers: Record<string, string> = {}, of: Services = services) =>
  authorizeToolCall(of, toolFor(access), { headers: new Headers(headers), address: '192.0.2.1', locale: () => 'en' })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('a tool call is', () => {
  it('granted without a credential when the tool is open to all', async () => {
    expect(await authorize('anonymous')).toEqual({
      kind: 'granted',
      caller: { kind: 'anonymous', address: '192.0.2.1' },
    })
  })

  it.each(['credential', 'oauth'] as const)(
    'challenged without a credential when the tool requires %s',
    async (access) => {
      expect(await authorize(access)).toMatchObject({
        kind: 'challenged',
        status: 401,
        parameters: { scope: 'listings:read market:read' },
      })
    },
  )

  it.each(['anonymous', 'credential', 'oauth'] as const)('granted to a token with the scope: %s', async (access) => {
    expect(await authorize(access, bearer('wide'))).toMatchObject({ kind: 'granted', caller: { accountId: 'a1' } })
  })

  it('challenged to step up, naming all needed scopes, when the token lacks one', async () => {
    const challenge = await authorize('credential', bearer('narrow'))
    expect(challenge).toMatchObject({
      status: 403,
      parameters: { error: 'insufficient_scope', scope: 'listings:read market:read' },
    })
  })

  it.each(['Bearer expired', 'Bearer', 'Bearer  ', 'Basic dXNlcjpwYXNz', `Bearer ${'x'.repeat(9_000)}`])(
    'challenged for the credential %s, even where none is needed',
    async (authorization) => {
      const challenge = await authorize('anonymous', { authorization })
      expect(challenge).toMatchObject({ kind: 'challenged', status: 401, parameters: { error: 'invalid_token' } })
    },
  )

  it('challenged for any token where no accounts are set up', async () => {
    const challenge = await authorize('anonymous', bearer('wide'), { ...services, verifyBearer: undefined })
    expect(challenge).toMatchObject({ status: 401 })
  })

  it('judged by the token when a key is sent as well', async () => {
    const headers = { ...bearer('wide'), 'x-api-key': 'lux_nonsense' }
    expect(await authorize('credential', headers)).toMatchObject({ caller: { kind: 'account' } })
  })

  it('refused to a key, whatever its scopes, when a person must consent', async () => {
    const wanted = { name: 'k', tier: 'free', scopes: ['market:read'], expiresAt: null } as const
    const { key } = await createKey(state.db, wanted, NOW)
    expect(await authorize('credential', { 'x-api-key': key })).toMatchObject({ kind: 'granted' })
    expect(await authorize('oauth', { 'x-api-key': key })).toMatchObject({
      kind: 'refused',
      result: { isError: true, _meta: { error: { code: 'INSUFFICIENT_SCOPE' } } },
    })
  })

  it('challenged in a header that no message can break', async () => {
    const challenge = await authorize('credential', bearer('expired'))
    if (challenge.kind !== 'challenged') throw new Error('not challenged')
    const header = challengeHeader(
      { ...challenge, parameters: { error_description: 'a "b"\r\nX-Evil: 1 é' } },
      'https://property.example.lu/lux',
    )
    expect(header).toBe(
      `Bearer error_description="a 'b'''X-Evil: 1 '", resource_metadata="https://property.example.lu/.well-known/oauth-protected-resource/lux/api/mcp"`,
    )
  })
})

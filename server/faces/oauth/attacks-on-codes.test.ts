import { describe, expect, it } from 'vitest'
import { useAttacker } from '../../testing/oauth-attacker.ts'
import { newPkce } from '../../testing/oauth-world.ts'
import type { Pkce } from '../../testing/oauth-world.ts'

const { newClient, newCode, call, signedInAt, consentPage, world, client } = useAttacker()
const text = (value: unknown) => String(value)

describe('codes', () => {
  it('work once; the second try also ends what the first brought', async () => {
    const { clientId, pkce, code } = await newCode()
    const first = await client().redeem(clientId, code, pkce)
    expect(first.status).toBe(200)
    expect((await call(text(first.body.access_token))).status).toBe(200)
    expect(await client().redeem(clientId, code, pkce)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect((await call(text(first.body.access_token))).status).toBe(401)
    expect((await client().refresh(clientId, text(first.body.refresh_token))).status).toBe(400)
  })

  it('bring one pair of tokens when they are redeemed 8 times at once', async () => {
    const { clientId, pkce, code } = await newCode()
    const answers = await Promise.all(Array.from({ length: 8 }, () => client().redeem(clientId, code, pkce)))
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  })

  it('are of no use to another app', async () => {
    const { pkce, code } = await newCode()
    expect((await client().redeem(await newClient(), code, pkce)).status).toBe(400)
  })

  it('are of no use at another address', async () => {
    const { clientId, pkce, code } = await newCode()
    const elsewhere = { redirect_uri: 'http://127.0.0.1:8999/other' }
    expect((await client().redeem(clientId, code, pkce, elsewhere)).status).toBe(400)
  })
})

describe('PKCE', () => {
  it.each([
    ['no challenge', { code_challenge: undefined, code_challenge_method: undefined }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['a challenge without its method', { code_challenge_method: undefined }],
  ])('cannot be left out or weakened: %s', async (_, changed) => {
    const clientId = await newClient()
    const { leavesTo } = await world().agree(world().browser(), client().authorizeUrl(clientId, newPkce(), changed))
    expect(leavesTo?.searchParams.get('code')).toBeNull()
    expect(leavesTo?.searchParams.get('error')).toBe('invalid_request')
  })

  it.each([
    ['none', (): Pkce => ({ verifier: '', challenge: '' })],
    ['another', newPkce],
    ['the challenge', (pkce: Pkce): Pkce => ({ ...pkce, verifier: pkce.challenge })],
  ])('needs its verifier, not %s', async (_, changed) => {
    const { clientId, pkce, code } = await newCode()
    const { status, body } = await client().redeem(clientId, code, changed(pkce))
    expect([400, 401]).toContain(status)
    expect(body).not.toHaveProperty('access_token')
  })
})

describe('redirects', () => {
  it.each([
    'https://evil.example/callback',
    'http://127.0.0.1:8999/callback/../evil',
    'http://127.0.0.1:8999/callback2',
    'http://127.0.0.1:8999/callback?next=https://evil.example',
    'http://127.0.0.1:8999/callback#fragment',
    'http://127.0.0.1:8999@evil.example/callback',
    'http://user@127.0.0.1:8999/callback',
    'http://localhost:8999/callback',
    'https://127.0.0.1:8999/callback',
    'http://127.0.0.1.evil.example:8999/callback',
    'javascript:alert(1)//127.0.0.1:8999/callback',
  ])('lead to nowhere that is not registered: %s', async (redirectUri) => {
    const clientId = await newClient()
    const address = client().authorizeUrl(clientId, newPkce(), { redirect_uri: redirectUri })
    const shown = await world().agree(world().browser(), address)
    expect(shown.leavesTo).toBeUndefined()
    expect(shown.url.pathname).toBe('/account/error')
    const signIn = await world()
      .browser()
      .open(`/account/sign-in?${new URL(address).searchParams}`)
    // It may carry the address along within this service, but must not link to it or name it.
    const text = signIn.text.replace(/<link rel="icon" href="data:[^"]*">/, '')
    expect(text).not.toMatch(/(?:href|action|src)="(?:[a-z][\w+.-]*:|\/\/)/i)
    expect(text).not.toMatch(/>[^<]*evil\.example/)
    expect(signIn.headers.get('content-security-policy')).toContain("form-action 'self';")
  })

  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['http://example.com/callback'],
    ['https://example.com/callback#x'],
    ['not an address'],
  ])('cannot be registered: %s', async (redirectUri) => {
    expect((await client().register({ redirect_uris: [redirectUri] })).status).toBe(400)
  })

  it('after signing in lead to the authorization of this service only', async () => {
    for (const query of [
      'next=https://evil.example',
      'redirect_uri=https://evil.example',
      'client_id=//evil.example',
    ]) {
      const { shown } = await signedInAt(`/account/sign-in?${query}`)
      expect(shown.leavesTo).toBeUndefined()
      expect(shown.url.href).toBe(`${world().baseUrl}/account`)
    }
  })

  it('cannot bring directives into the policy of a page', async () => {
    const clientId = await newClient({ redirect_uris: ['https://a;sandbox/callback'] }).catch(() => undefined)
    if (clientId === undefined) return
    const address = client().authorizeUrl(clientId, newPkce(), { redirect_uri: 'https://a;sandbox/callback' })
    expect((await world().browser().open(address)).headers.get('content-security-policy')).not.toContain('sandbox')
  })
})

describe('mix-up of authorization servers', () => {
  it('is found out by the issuer in every answer', async () => {
    const metadata = (await (await fetch(`${world().issuer}/.well-known/oauth-authorization-server`)).json()) as object
    expect(metadata).toMatchObject({ issuer: world().issuer, authorization_response_iss_parameter_supported: true })
    expect((await newCode()).leavesTo.searchParams.get('iss')).toBe(world().issuer)
    const { browser, shown } = await consentPage()
    const denied = await browser.send(shown, { decision: 'deny' })
    expect(denied.leavesTo?.searchParams.get('error')).toBe('access_denied')
    expect(denied.leavesTo?.searchParams.get('iss')).toBe(world().issuer)
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectedApps } from '../accounts/connected-apps.ts'
import { hashApiKey } from '../auth/api-key.ts'
import { findKey } from '../auth/keys.ts'
import { PASSWORD } from '../testing/test-accounts.ts'
import { CALLBACK, newPkce, rawClient, startOAuthWorld } from '../testing/oauth-world.ts'
import type { OAuthWorld, Pkce } from '../testing/oauth-world.ts'
import type { Shown, TestBrowser } from '../testing/plain-browser.ts'

let world: OAuthWorld
let client: ReturnType<typeof rawClient>
beforeAll(async () => {
  world = await startOAuthWorld()
  client = rawClient(world)
})
// The brakes are for one test alone; all others would run into them.
beforeEach(() => db().deleteFrom('allowance_window').execute())
afterAll(() => world.close())

const db = () => world.test.server.services.state.db
const text = (value: unknown) => String(value)

async function newClient(metadata: object = {}): Promise<string> {
  const { status, body } = await client.register(metadata)
  expect(status).toBe(201)
  return text(body.client_id)
}

/** A code that a person has let an app have. */
async function newCode(asked: Record<string, string | undefined> = {}) {
  const clientId = await newClient()
  const pkce = newPkce()
  const { leavesTo } = await world.agree(world.browser(), client.authorizeUrl(clientId, pkce, asked))
  return { clientId, pkce, code: leavesTo!.searchParams.get('code')!, leavesTo: leavesTo! }
}

async function newTokens(asked: Record<string, string | undefined> = {}) {
  const { clientId, pkce, code } = await newCode(asked)
  const { body } = await client.redeem(clientId, code, pkce)
  return { clientId, pkce, code, access: text(body.access_token), refresh: text(body.refresh_token) }
}

/** What the MCP endpoint answers to a call of a tool that needs market:read. */
async function call(token: string): Promise<{ status: number; challenge: string }> {
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'get_town_agencies', arguments: { commune: 'x' } },
  }
  const response = await fetch(world.resource, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'mcp-protocol-version': '2025-11-25',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(message),
  })
  await response.text()
  return { status: response.status, challenge: response.headers.get('www-authenticate') ?? '' }
}

async function signedInAt(path: string): Promise<{ browser: TestBrowser; shown: Shown }> {
  const browser = world.browser()
  const signIn = await browser.open(path)
  return { browser, shown: await browser.send(signIn, { email: world.email, password: PASSWORD }) }
}

async function consentPage(): Promise<{ browser: TestBrowser; shown: Shown; clientId: string }> {
  const clientId = await newClient()
  return { ...(await signedInAt(client.authorizeUrl(clientId, newPkce()))), clientId }
}

describe('codes', () => {
  it('work once; the second try also ends what the first brought', async () => {
    const { clientId, pkce, code } = await newCode()
    const first = await client.redeem(clientId, code, pkce)
    expect(first.status).toBe(200)
    expect((await call(text(first.body.access_token))).status).toBe(200)
    expect(await client.redeem(clientId, code, pkce)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect((await call(text(first.body.access_token))).status).toBe(401)
    expect((await client.refresh(clientId, text(first.body.refresh_token))).status).toBe(400)
  })

  it('bring one pair of tokens when they are redeemed 8 times at once', async () => {
    const { clientId, pkce, code } = await newCode()
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.redeem(clientId, code, pkce)))
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  })

  it('are of no use to another app', async () => {
    const { pkce, code } = await newCode()
    expect((await client.redeem(await newClient(), code, pkce)).status).toBe(400)
  })

  it('are of no use at another address', async () => {
    const { clientId, pkce, code } = await newCode()
    const elsewhere = { redirect_uri: 'http://127.0.0.1:8999/other' }
    expect((await client.redeem(clientId, code, pkce, elsewhere)).status).toBe(400)
  })
})

describe('PKCE', () => {
  it.each([
    ['no challenge', { code_challenge: undefined, code_challenge_method: undefined }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['a challenge without its method', { code_challenge_method: undefined }],
  ])('cannot be left out or weakened: %s', async (_, changed) => {
    const clientId = await newClient()
    const { leavesTo } = await world.agree(world.browser(), client.authorizeUrl(clientId, newPkce(), changed))
    expect(leavesTo?.searchParams.get('code')).toBeNull()
    expect(leavesTo?.searchParams.get('error')).toBe('invalid_request')
  })

  it.each([
    ['none', (): Pkce => ({ verifier: '', challenge: '' })],
    ['another', newPkce],
    ['the challenge', (pkce: Pkce): Pkce => ({ ...pkce, verifier: pkce.challenge })],
  ])('needs its verifier, not %s', async (_, changed) => {
    const { clientId, pkce, code } = await newCode()
    const { status, body } = await client.redeem(clientId, code, changed(pkce))
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
    const address = client.authorizeUrl(clientId, newPkce(), { redirect_uri: redirectUri })
    const shown = await world.agree(world.browser(), address)
    expect(shown.leavesTo).toBeUndefined()
    expect(shown.url.pathname).toBe('/account/error')
    const signIn = await world.browser().open(`/account/sign-in?${new URL(address).searchParams}`)
    expect(signIn.text).not.toContain('evil.example')
    expect(signIn.headers.get('content-security-policy')).toContain("form-action 'self';")
  })

  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['http://example.com/callback'],
    ['https://example.com/callback#x'],
    ['not an address'],
  ])('cannot be registered: %s', async (redirectUri) => {
    expect((await client.register({ redirect_uris: [redirectUri] })).status).toBe(400)
  })

  it('after signing in lead to the authorization of this service only', async () => {
    for (const query of [
      'next=https://evil.example',
      'redirect_uri=https://evil.example',
      'client_id=//evil.example',
    ]) {
      const { shown } = await signedInAt(`/account/sign-in?${query}`)
      expect(shown.leavesTo).toBeUndefined()
      expect(shown.url.href).toBe(`${world.baseUrl}/account`)
    }
  })

  it('cannot bring directives into the policy of a page', async () => {
    const clientId = await newClient({ redirect_uris: ['https://a;sandbox/callback'] }).catch(() => undefined)
    if (clientId === undefined) return
    const address = client.authorizeUrl(clientId, newPkce(), { redirect_uri: 'https://a;sandbox/callback' })
    expect((await world.browser().open(address)).headers.get('content-security-policy')).not.toContain('sandbox')
  })
})

describe('mix-up of authorization servers', () => {
  it('is found out by the issuer in every answer', async () => {
    const metadata = (await (await fetch(`${world.issuer}/.well-known/oauth-authorization-server`)).json()) as object
    expect(metadata).toMatchObject({ issuer: world.issuer, authorization_response_iss_parameter_supported: true })
    expect((await newCode()).leavesTo.searchParams.get('iss')).toBe(world.issuer)
    const { browser, shown } = await consentPage()
    const denied = await browser.send(shown, { decision: 'deny' })
    expect(denied.leavesTo?.searchParams.get('error')).toBe('access_denied')
    expect(denied.leavesTo?.searchParams.get('iss')).toBe(world.issuer)
  })
})

describe('audience', () => {
  it('is only ours', async () => {
    const clientId = await newClient()
    const address = client.authorizeUrl(clientId, newPkce(), { resource: 'https://evil.example/api' })
    const { leavesTo } = await world.agree(world.browser(), address)
    expect(leavesTo?.searchParams.get('error')).toBe('invalid_target')
    const { clientId: own, pkce, code } = await newCode()
    const redeemed = await client.redeem(own, code, pkce, { resource: 'https://evil.example/api' })
    expect(redeemed).toMatchObject({ status: 400, body: { error: 'invalid_target' } })
  })

  it('is checked at the call: tokens for nobody, or for others, are not taken', async () => {
    const { clientId, pkce, code } = await newCode({ resource: undefined })
    const { body } = await client.form('/oauth2/token', {
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      code_verifier: pkce.verifier,
      redirect_uri: CALLBACK,
    })
    expect((await call(text(body.access_token))).status).toBe(401)
    const { access, clientId: other } = await newTokens()
    expect((await call(access)).status).toBe(200)
    const elsewhere = JSON.stringify(['https://evil.example/api'])
    await db().updateTable('oauthAccessToken').set({ resources: elsewhere }).where('clientId', '=', other).execute()
    expect(await call(access)).toMatchObject({ status: 401, challenge: expect.stringContaining('invalid_token') })
  })
})

describe('scopes', () => {
  it('do not widen at refresh', async () => {
    const { clientId, refresh } = await newTokens()
    const wider = await client.refresh(clientId, refresh, { scope: 'market:read inquiries:write' })
    expect(wider).toMatchObject({ status: 400, body: { error: 'invalid_scope' } })
    const same = await client.refresh(clientId, refresh)
    expect(same.body.scope).toBe('market:read offline_access')
  })

  it('are what the person was shown, whatever the form says', async () => {
    const { browser, shown, clientId } = await consentPage()
    const query = new URLSearchParams(/name="query" value="([^"]*)"/.exec(shown.text)![1]!.replaceAll('&amp;', '&'))
    query.set('scope', 'market:read inquiries:write')
    const changed = await browser.send(shown, { decision: 'allow', query: query.toString() })
    expect(changed.status).toBe(403)
    expect((await connectedApps(db(), world.accountId)).map((app) => app.clientId)).not.toContain(clientId)
  })

  it('that were not granted are not to be had with a token', async () => {
    const { access } = await newTokens({ scope: 'listings:read' })
    expect(await call(access)).toMatchObject({ status: 403, challenge: expect.stringContaining('insufficient_scope') })
  })
})

describe('refresh tokens', () => {
  it('change at each use, and a former one ends the whole family', async () => {
    const { clientId, refresh, access } = await newTokens()
    const second = await client.refresh(clientId, refresh)
    expect(second.body.refresh_token).not.toBe(refresh)
    expect((await call(text(second.body.access_token))).status).toBe(200)
    expect((await client.refresh(clientId, refresh)).status).toBe(400)
    expect((await client.refresh(clientId, text(second.body.refresh_token))).status).toBe(400)
    for (const token of [access, text(second.body.access_token)]) expect((await call(token)).status).toBe(401)
  })

  it('are of no use to another app', async () => {
    const { refresh } = await newTokens()
    expect((await client.refresh(await newClient(), refresh)).status).toBe(400)
  })

  it('and access tokens end when they are revoked, by their own app only', async () => {
    const { clientId, access, refresh } = await newTokens()
    await client.revoke(await newClient(), access)
    expect((await call(access)).status).toBe(200)
    expect((await client.revoke(clientId, access)).status).toBe(200)
    expect((await call(access)).status).toBe(401)
    const renewed = await client.refresh(clientId, refresh)
    expect((await client.revoke(clientId, text(renewed.body.refresh_token))).status).toBe(200)
    expect((await call(text(renewed.body.access_token))).status).toBe(401)
    expect((await client.refresh(clientId, text(renewed.body.refresh_token))).status).toBe(400)
  })
})

describe('consent', () => {
  it.each([
    ['from another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, {}],
    ['from a sandboxed page', { origin: 'null', 'sec-fetch-site': 'cross-site' }, {}],
    ['from another site of the same owner', { 'sec-fetch-site': 'same-site' }, {}],
    ['without its ticket', {}, { ticket: '' }],
    ['with a made-up ticket', {}, { ticket: 'A'.repeat(43) }],
  ])('is not given by a form %s', async (_, headers, fields) => {
    const { browser, shown, clientId } = await consentPage()
    const answer = await browser.send(shown, { decision: 'allow', ...fields }, headers)
    expect(answer.status).toBe(403)
    expect((await connectedApps(db(), world.accountId)).map((app) => app.clientId)).not.toContain(clientId)
  })

  it('is not given by the form of another session', async () => {
    const [mine, theirs] = [await consentPage(), await consentPage()]
    const answer = await mine.browser.send(theirs.shown, { decision: 'allow' })
    expect(answer.status).toBe(403)
  })

  it('is asked of nobody who is not signed in, and given by no link', async () => {
    const { shown } = await consentPage()
    const stranger = world.browser()
    expect((await stranger.open(shown.url.href)).url.pathname).toBe('/account/sign-in')
    expect((await stranger.send(shown, { decision: 'allow' })).url.pathname).toBe('/account/sign-in')
  })

  it('is not given to a request that this service has not signed', async () => {
    const clientId = await newClient()
    const { browser } = await signedInAt('/account/sign-in')
    const { searchParams } = new URL(client.authorizeUrl(clientId, newPkce()))
    const answer = await browser.send(await browser.open(`/account/consent?${searchParams}`), { decision: 'allow' })
    expect(answer.leavesTo).toBeUndefined()
    expect(answer.status).toBe(400)
  })

  it('shows the name of an app as text', async () => {
    const clientId = await newClient({ client_name: '<script>alert(1)</script>\u202eevil' })
    const { shown } = await signedInAt(client.authorizeUrl(clientId, newPkce()))
    expect(shown.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; evil')
    expect(shown.text).not.toContain('<script')
  })
})

describe('sessions', () => {
  it('are new at each signing in, whatever cookie was there before', async () => {
    const planted = await signedInAt('/account/sign-in')
    const [name, value] = [...planted.browser.cookies].find(([each]) => each.includes('session'))!
    const victim = world.browser()
    victim.cookies.set(name, value)
    await victim.send(await victim.open('/account/sign-in'), { email: world.email, password: PASSWORD })
    expect(victim.cookies.get(name)).not.toBe(value)
    const made = world.browser()
    made.cookies.set(name, `made-up.${value.split('.')[1]}`)
    expect((await made.open((await consentPage()).shown.url.href)).url.pathname).toBe('/account/sign-in')
  })

  it('are in cookies that scripts and other sites do not get', async () => {
    const browser = world.browser()
    const shown = await browser.open('/account/sign-in')
    const response = await fetch(`${world.baseUrl}/account/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: world.baseUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: world.email, password: PASSWORD }).toString(),
    })
    expect(shown.status).toBe(200)
    const cookie = response.headers.getSetCookie().find((each) => each.includes('session_token'))
    expect(cookie).toMatch(/; HttpOnly/i)
    expect(cookie).toMatch(/; SameSite=Lax/i)
  })

  it('are not opened by a form of another site', async () => {
    const browser = world.browser()
    const shown = await browser.open('/account/sign-in')
    const answer = await browser.send(
      shown,
      { email: world.email, password: PASSWORD },
      { origin: 'https://evil.example' },
    )
    expect(answer.status).toBe(403)
    expect(browser.cookies.size).toBe(0)
  })
})

describe('pages', () => {
  it('cannot be framed, kept by caches, or run scripts', async () => {
    const pages = [
      await world.browser().open('/account/sign-in'),
      (await consentPage()).shown,
      await world.browser().open('/account/error'),
    ]
    for (const { headers } of pages) {
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
      expect(headers.get('content-security-policy')).not.toMatch(/script-src|unsafe/)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  it('of the accounts library itself are not to be had', async () => {
    const paths = [
      '/sign-in/email',
      '/sign-up/email',
      '/get-session',
      '/oauth2/consent',
      '/oauth2/introspect',
      '/oauth2/userinfo',
      '/update-user',
      '/delete-user',
      '/jwks',
      '/ok',
    ]
    for (const path of paths)
      for (const method of ['GET', 'POST']) {
        const headers = { 'content-type': 'application/json' }
        const response = await fetch(world.issuer + path, { method, headers, ...(method === 'POST' && { body: '{}' }) })
        expect([path, [404, 405].includes(response.status)]).toEqual([path, true])
      }
  })
})

describe('guessing', () => {
  it('tells nothing of who has an account', async () => {
    const { auth } = world.test.server.services.accounts
    const { password } = await auth.$context
    let hashed = 0
    const { hash, verify } = password
    password.hash = (...args) => (hashed++, hash(...args))
    password.verify = (...args) => (hashed++, verify(...args))
    const answer = async (email: string) => {
      const browser = world.browser()
      const shown = await browser.send(await browser.open('/account/sign-in'), {
        email,
        password: 'wrong horse battery',
      })
      return [shown.status, shown.text.replace(email, '')]
    }
    expect(await answer('nobody@example.lu')).toEqual(await answer(world.email))
    // As much work for either, so that the time tells nothing.
    expect(hashed).toBe(2)
    Object.assign(password, { hash, verify })
  })

  it('is slowed down, and the page says until when', async () => {
    const browser = world.browser()
    const shown = await browser.open('/account/sign-in')
    const statuses: number[] = []
    for (let round = 0; round < 11; round++)
      statuses.push((await browser.send(shown, { email: 'guessed@example.lu', password: 'x' })).status)
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
    expect(statuses[10]).toBe(429)
    const last = await browser.send(shown, { email: 'guessed@example.lu', password: 'x' })
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('of keys meets a lookup by hash: the time tells nothing of how much of a guess was right', async () => {
    const key = await world.test.issueKey()
    const asked: unknown[] = []
    const { state } = world.test.server.services
    const { executeQuery } = state.db
    state.db.executeQuery = ((query: { parameters: readonly unknown[] }) => {
      asked.push(...query.parameters)
      return executeQuery.call(state.db, query as never)
    }) as never
    await findKey(state.db, `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)
    await findKey(state.db, key)
    state.db.executeQuery = executeQuery
    expect(asked).toHaveLength(2)
    expect(asked[1]).toBe(hashApiKey(key))
  })
})

describe('registration', () => {
  it('is slowed down for whoever registers without end', async () => {
    const statuses: number[] = []
    for (let round = 0; round < 31; round++) statuses.push((await client.register()).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('secrets', () => {
  it('stand neither in the log nor in the database', async () => {
    const { access, refresh, code, pkce } = await newTokens()
    const { browser } = await signedInAt('/account/sign-in')
    const cookie = [...browser.cookies.values()][0]!
    const key = await world.test.issueKey()
    await call(access)
    world.test.server.log.flush()
    const log = world.test.logLines.join('\n')
    for (const secret of [access, refresh, code, pkce.verifier, cookie, key, PASSWORD, world.email])
      expect(log).not.toContain(secret)
    expect(world.test.logLines.length).toBeGreaterThan(10)
    const kept = await everythingKept()
    // Sessions are kept as they are: the cookie is signed besides.
    for (const secret of [access.slice(6), refresh.slice(6), code, cookie, key, PASSWORD])
      expect(kept).not.toContain(secret)
  })
})

async function everythingKept(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db())
  const tables = await Promise.all(rows.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db())))
  return JSON.stringify(tables.map((table) => table.rows))
}

import { describe, expect, it } from 'vitest'
import { connectedApps } from '../../accounts/connected-apps.ts'
import { hashApiKey } from '../../auth/api-key.ts'
import { findKey } from '../../auth/keys.ts'
import { useAttacker } from '../../testing/oauth-attacker.ts'
import { newPkce } from '../../testing/oauth-world.ts'
import { PASSWORD } from '../../testing/test-accounts.ts'

const { newClient, signedInAt, consentPage, db, world, client } = useAttacker()

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
    expect((await connectedApps(db(), world().accountId)).map((app) => app.clientId)).not.toContain(clientId)
  })

  it('is not given by the form of another session', async () => {
    const [mine, theirs] = [await consentPage(), await consentPage()]
    const answer = await mine.browser.send(theirs.shown, { decision: 'allow' })
    expect(answer.status).toBe(403)
  })

  it('is asked of nobody who is not signed in, and given by no link', async () => {
    const { shown } = await consentPage()
    const stranger = world().browser()
    expect((await stranger.open(shown.url.href)).url.pathname).toBe('/account/sign-in')
    expect((await stranger.send(shown, { decision: 'allow' })).url.pathname).toBe('/account/sign-in')
  })

  it('is not given to a request that this service has not signed', async () => {
    const clientId = await newClient()
    const { browser } = await signedInAt('/account/sign-in')
    const { searchParams } = new URL(client().authorizeUrl(clientId, newPkce()))
    const answer = await browser.send(await browser.open(`/account/consent?${searchParams}`), { decision: 'allow' })
    expect(answer.leavesTo).toBeUndefined()
    expect(answer.status).toBe(400)
  })

  it('shows the name of an app as text', async () => {
    const clientId = await newClient({ client_name: '<script>alert(1)</script>\u202eevil' })
    const { shown } = await signedInAt(client().authorizeUrl(clientId, newPkce()))
    expect(shown.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; evil')
    expect(shown.text).not.toContain('<script')
  })
})

describe('sessions', () => {
  it('are new at each signing in, whatever cookie was there before', async () => {
    const planted = await signedInAt('/account/sign-in')
    const [name, value] = [...planted.browser.cookies].find(([each]) => each.includes('session'))!
    const victim = world().browser()
    victim.cookies.set(name, value)
    await victim.send(await victim.open('/account/sign-in'), { email: world().email, password: PASSWORD })
    expect(victim.cookies.get(name)).not.toBe(value)
    const made = world().browser()
    made.cookies.set(name, `made-up.${value.split('.')[1]}`)
    expect((await made.open((await consentPage()).shown.url.href)).url.pathname).toBe('/account/sign-in')
  })

  it('are in cookies that scripts and other sites do not get', async () => {
    const browser = world().browser()
    const shown = await browser.open('/account/sign-in')
    const response = await fetch(`${world().baseUrl}/account/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: world().baseUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: world().email, password: PASSWORD }).toString(),
    })
    expect(shown.status).toBe(200)
    const cookie = response.headers.getSetCookie().find((each) => each.includes('session_token'))
    expect(cookie).toMatch(/; HttpOnly/i)
    expect(cookie).toMatch(/; SameSite=Lax/i)
  })

  it('are not opened by a form of another site', async () => {
    const browser = world().browser()
    const shown = await browser.open('/account/sign-in')
    const answer = await browser.send(
      shown,
      { email: world().email, password: PASSWORD },
      { origin: 'https://evil.example' },
    )
    expect(answer.status).toBe(403)
    expect(browser.cookies.size).toBe(0)
  })
})

describe('pages', () => {
  it('cannot be framed, kept by caches, or run scripts', async () => {
    const pages = [
      await world().browser().open('/account/sign-in'),
      (await consentPage()).shown,
      await world().browser().open('/account/error'),
    ]
    for (const { headers } of pages) {
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
      expect(headers.get('content-security-policy')).not.toMatch(/script-src|unsafe/)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('referrer-policy')).toBe('same-origin')
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
        const response = await fetch(world().issuer + path, {
          method,
          headers,
          ...(method === 'POST' && { body: '{}' }),
        })
        expect([path, [404, 405].includes(response.status)]).toEqual([path, true])
      }
  })
})

describe('guessing', () => {
  it('tells nothing of who has an account', async () => {
    const { auth } = world().test.server.services.accounts
    const { password } = await auth.$context
    let hashed = 0
    const { hash, verify } = password
    password.hash = (...args) => (hashed++, hash(...args))
    password.verify = (...args) => (hashed++, verify(...args))
    const answer = async (email: string) => {
      const browser = world().browser()
      const shown = await browser.send(await browser.open('/account/sign-in'), {
        email,
        password: 'wrong horse battery',
      })
      return [shown.status, shown.text.replace(email, '')]
    }
    expect(await answer('nobody@example.lu')).toEqual(await answer(world().email))
    // The same work for both, so the time reveals nothing.
    expect(hashed).toBe(2)
    Object.assign(password, { hash, verify })
  })

  it('is slowed down, and the page says until when', async () => {
    const browser = world().browser()
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
    const key = await world().test.issueKey()
    const asked: unknown[] = []
    const { state } = world().test.server.services
    const { executeQuery } = state.db
    state.db.executeQuery = ((query: { parameters: readonly unknown[] }) => {
      asked.push(...query.parameters)
      return executeQuery.call(state.db, query as never)
    }) as never
    await findKey(state.db, `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)
    await findKey(state.db, key)
    state.db.executeQuery = executeQuery
    expect(asked).toHaveLength(2)
    expect(String(asked[1])).toContain(hashApiKey(key))
    expect(String(asked[1])).not.toContain(key)
  })
})

describe('registration', () => {
  it('is slowed down for whoever registers without end', async () => {
    const statuses: number[] = []
    for (let round = 0; round < 31; round++) statuses.push((await client().register()).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
  })
})

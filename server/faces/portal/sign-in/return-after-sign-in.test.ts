import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LOCALES } from '../../../../models/kernel/locale.ts'
import { sayIn } from '../../../../content/say/words.ts'
import { SIGN_OUT_PATH } from '../../../accounts/addresses.ts'
import { readOutbox } from '../../../mail/outbox.ts'
import { CALLBACK, newPkce, rawClient, startOAuthWorld } from '../../../testing/oauth-world.ts'
import type { OAuthWorld } from '../../../testing/oauth-world.ts'
import { inLanguage, type Shown, type TestBrowser } from '../../../testing/plain-browser.ts'
import { PASSWORD } from '../../../testing/test-accounts.ts'
import { PAGES } from '../mount-portal.ts'

const REPORT = '/account/leases/lea_of-Anna_1'
const KEYS = '/account/keys'
const NEW_PASSWORD = 'another horse battery'

let world: OAuthWorld
let password = PASSWORD
beforeAll(async () => {
  world = await startOAuthWorld()
  const row = {
    account_id: world.accountId,
    content_hash: 'x',
    release_id: '2026Q3-test0000',
    analysis: '{"old":true}',
  }
  await db()
    .insertInto('lease_analysis')
    .values({ ...row, id: REPORT.split('/').at(-1)!, analysed_at: world.test.clock.now })
    .execute()
})
beforeEach(() => db().deleteFrom('allowance_window').execute())
afterAll(() => world.close())

const db = () => world.test.server.services.state.db

const enter = (browser: TestBrowser, page: Shown) => browser.send(page, { email: world.email, password })

/** Finds the link to an address on a page, whatever its query. */
function linkTo({ text }: Shown, path: string): string {
  const href = new RegExp(`<p>.*href="(${path}(?:\\?[^"]*)?)"`).exec(text)?.[1]
  return href!.replaceAll('&amp;', '&')
}

/** Address to which the answer sends a browser that signs in. */
async function sentTo(signInAddress: string): Promise<string | null> {
  const response = await fetch(world.baseUrl + signInAddress, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: world.baseUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: world.email, password }).toString(),
  })
  expect(response.status).toBe(303)
  return response.headers.get('location')
}

describe('signing in leads back', () => {
  it.each(LOCALES)(
    'to the report that was asked for, in %s: past a wrong password and another language',
    async (locale) => {
      const browser = world.browser()
      browser.cookies.set('lux_lang', locale === 'pt' ? 'de' : 'pt')
      const first = await browser.open(REPORT)
      expect(first.url.pathname).toBe('/account/sign-in')
      const wrong = await browser.send(first, { email: world.email, password: 'of somebody else' })
      expect(wrong.status).toBe(401)
      const changed = await browser.open(inLanguage(wrong, locale))
      expect(changed.text).toContain(`<h1>${sayIn(locale)('nav.signIn')}</h1>`)
      const report = await enter(browser, changed)
      expect(report.url.href).toBe(world.baseUrl + REPORT)
      expect(report.text).toContain(`<h1>${sayIn(locale)('leases.one')}</h1>`)
    },
  )

  it('to the language that the address asked for', async () => {
    const browser = world.browser()
    const report = await enter(browser, await browser.open(`${REPORT}?lang=fr`))
    expect(report.url.href).toBe(world.baseUrl + REPORT)
    expect(report.text).toContain(`<h1>${sayIn('fr')('leases.one')}</h1>`)
  })

  it('to every page of an account except those of signing in or out', async () => {
    const paths = PAGES.filter(({ isOpen }) => !isOpen).map(({ path }) => path.replace(':id', 'lea_A-1'))
    const elsewhere = ['/account', SIGN_OUT_PATH, '/account/export.json']
    expect(paths).toEqual(expect.arrayContaining([...elsewhere, REPORT.replace(/[^/]+$/, 'lea_A-1')]))
    for (const path of paths) {
      const { url } = await world.browser().open(path)
      expect([path, url.searchParams.get('next')]).toEqual([path, elsewhere.includes(path) ? null : path])
    }
  })

  it('to the page of a form that was sent after the session had ended', async () => {
    const browser = world.browser()
    const page = await enter(browser, await browser.open(KEYS))
    expect(page.url.pathname).toBe(KEYS)
    browser.cookies.clear()
    const asked = await browser.send(page, { name: 'Raw', scope: 'market:read' })
    expect(asked.url.pathname).toBe('/account/sign-in')
    expect((await enter(browser, asked)).url.pathname).toBe(KEYS)
  })

  it('past opening an account, a password of the wrong length, a wrong one and an expired link', async () => {
    const browser = world.browser()
    const email = 'bert@example.lu'
    const signIn = await browser.open(KEYS)
    const short = await browser.send(await browser.open(linkTo(signIn, '/account/sign-up')), {
      email,
      password: 'short',
    })
    expect((await browser.open(linkTo(short, '/account/sign-in'))).url.search).toBe(signIn.url.search)
    expect((await browser.send(short, { email, password: PASSWORD })).text).toContain('Check your inbox')
    const first = await world.mailedLink(email)
    expect(new URL(first).searchParams.get('next')).toBe(KEYS)

    // On another device, and too late.
    const phone = world.browser()
    const late = first.replace(/(token=[^&]{20})/, '$1AAAA')
    const expired = await phone.send(await phone.open(late), { password: PASSWORD })
    expect(expired.status).toBe(400)
    expect(expired.text).toContain('has expired')
    const inGerman = await phone.open(inLanguage(expired, 'de'))
    await phone.send(inGerman, { email })
    const second = await world.mailedLink(email)
    expect(readOutbox(world.test.dataDir).filter(({ to }) => to === email)).toHaveLength(2)
    expect(new URL(second).searchParams.get('next')).toBe(KEYS)
    const wrong = await phone.send(await phone.open(second), { password: 'of somebody else' })
    expect(wrong.status).toBe(401)
    expect((await phone.send(wrong, { password: PASSWORD })).url.href).toBe(world.baseUrl + KEYS)
  })

  it('after trying to open an existing account', async () => {
    const browser = world.browser()
    const page = await browser.open(linkTo(await browser.open(REPORT), '/account/sign-up'))
    await browser.send(page, { email: world.email, password: PASSWORD })
    const link = await world.mailedLink(world.email)
    expect(new URL(link).pathname).toBe('/account/sign-in')
    expect((await enter(world.browser(), await world.browser().open(link))).url.href).toBe(world.baseUrl + REPORT)
  })

  it('past a new password, by a link that had expired before', async () => {
    const browser = world.browser()
    const ask = await browser.open(linkTo(await browser.open(REPORT), '/account/reset'))
    await browser.send(ask, { email: world.email })
    const first = await world.mailedLink(world.email)
    const late = first.replace(/(token=[^&]{10})/, '$1AAAA')
    const expired = await browser.send(await browser.open(late), { password: NEW_PASSWORD })
    expect(expired.text).toContain('has expired')
    await browser.send(expired, { email: world.email })
    const page = await browser.open(await world.mailedLink(world.email))
    const short = await browser.send(page, { password: 'short' })
    const set = await browser.send(short, { password: NEW_PASSWORD })
    expect(set.text).toContain('Your password is set')
    password = NEW_PASSWORD
    const report = await enter(browser, await browser.open(linkTo(set, '/account/sign-in')))
    expect(report.url.href).toBe(world.baseUrl + REPORT)
  })

  it('to the app that asked, whatever else the address says', async () => {
    const client = rawClient(world)
    const { body } = await client.register()
    const browser = world.browser()
    const asked = await browser.open(client.authorizeUrl(String(body['client_id']), newPkce()))
    const page = await browser.open(`${asked.url.pathname}${asked.url.search}&next=${encodeURIComponent(KEYS)}`)
    const consent = await enter(browser, page)
    expect(consent.url.pathname).toBe('/account/consent')
    expect((await browser.send(consent, { decision: 'allow' })).leavesTo?.href).toContain(CALLBACK)
  })
})

describe('signing in leads nowhere else', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '%2F%2Fevil.example',
    'https://evil.example/account/leases',
    '/account/../../evil',
    '/account/%2e%2e/developers',
    '/account/leases\r\nset-cookie: a=b',
    '/account/leases?next=//evil.example',
    '/account/\tleases',
    'javascript:alert(1)',
    '/account/sign-out',
  ])('%j', async (next) => {
    const query = `?next=${encodeURIComponent(next)}`
    for (const path of ['/account/sign-in', '/account/sign-up', '/account/verify', '/account/reset']) {
      const { text } = await world.browser().open(path + query)
      // Only links to the same page in other languages repeat the query; none leaves the page.
      expect(text.replaceAll(/href="\?[^"]*"/g, '')).not.toMatch(/next=|evil/)
    }
    expect(await sentTo(`/account/sign-in${query}`)).toBe('/account')
  })

  it('through a mail that somebody else requests', async () => {
    const browser = world.browser()
    const email = 'carla@example.lu'
    await browser.send(await browser.open('/account/sign-up?next=//evil.example'), { email, password: PASSWORD })
    const link = await world.mailedLink(email)
    expect([...new URL(link).searchParams.keys()]).toEqual(['token'])
    const confirmed = await browser.send(await browser.open(`${link}&next=//evil.example`), { password: PASSWORD })
    expect(confirmed.url.href).toBe(`${world.baseUrl}/account`)
  })

  it('and drops the query of a page', async () => {
    const { url } = await world.browser().open(`${REPORT}?token=secret`)
    expect(url.href).toBe(`${world.baseUrl}/account/sign-in?next=${encodeURIComponent(REPORT)}`)
  })

  it('after signing out, when somebody else may sign in next', async () => {
    const browser = world.browser()
    await enter(browser, await browser.open(REPORT))
    const out = await browser.send(await browser.open(SIGN_OUT_PATH), { where: 'here' })
    expect(out.url.href).toBe(`${world.baseUrl}/account/sign-in`)
  })

  it('under the policy of any page', async () => {
    const policies = ['', `?next=${encodeURIComponent(REPORT)}`, '?next=//evil.example'].map(async (query) =>
      (await world.browser().open(`/account/sign-in${query}`)).headers.get('content-security-policy'),
    )
    const [plain, ...others] = await Promise.all(policies)
    expect(plain).toMatch(/^default-src 'none'; .*form-action 'self';/)
    expect(others).toEqual([plain, plain])
  })

  it('to a report of somebody else, which looks like one that was erased', async () => {
    const browser = world.browser()
    const asked = await browser.open('/account/leases/lea_of-nobody')
    expect((await enter(browser, asked)).url.href).toBe(`${world.baseUrl}/account/leases`)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LOCALES } from '../../../../models/kernel/locale.ts'
import { sayIn } from '../../../../content/say/words.ts'
import { DAY_MS } from '../../../../models/kernel/day.ts'
import { CALLBACK, newPkce, rawClient, startOAuthWorld } from '../../../testing/oauth-world.ts'
import type { OAuthWorld } from '../../../testing/oauth-world.ts'
import { inLanguage, type Shown, type TestBrowser } from '../../../testing/plain-browser.ts'
import { PASSWORD } from '../../../testing/test-accounts.ts'

const NEW_PASSWORD = 'another horse battery'

let world: OAuthWorld
let clientId: string
beforeAll(async () => {
  world = await startOAuthWorld()
  const { body } = await rawClient(world).register({ client_name: 'Reader' })
  clientId = String(body['client_id'])
})
beforeEach(() => db().deleteFrom('allowance_window').execute())
afterAll(() => world.close())

const db = () => world.test.server.services.state.db
const keptRows = async () =>
  (await db().selectFrom('verification').select('value').execute()).filter(({ value }) => value.includes('client_id='))

/** An app sends a person who is not signed in. */
const fromApp = (browser: TestBrowser, id = clientId) => browser.open(rawClient(world).authorizeUrl(id, newPkce()))

function link({ text, url }: Shown, path: string): string {
  const href = new RegExp(`<p>.*href="(${path}(?:\\?[^"]*)?)"`).exec(text)![1]!
  return new URL(href.replaceAll('&amp;', '&'), url).href
}

async function ends(browser: TestBrowser, consent: Shown): Promise<void> {
  expect(consent.url.pathname).toBe('/account/consent')
  expect(consent.text).toContain('<strong>Reader</strong>')
  const { leavesTo } = await browser.send(consent, { decision: 'allow' })
  expect(leavesTo!.href.startsWith(CALLBACK)).toBe(true)
  expect(leavesTo!.searchParams.get('code')).toMatch(/^\w{32}$/)
  expect(leavesTo!.searchParams.get('state')).toBe('state-1')
}

describe('the request of an app', () => {
  it.each(LOCALES)('is kept while a person opens an account, and changes the language to %s', async (locale) => {
    const email = `new-${locale}@example.lu`
    const browser = world.browser()
    browser.cookies.set('lux_lang', locale === 'pt' ? 'de' : 'pt')
    const signIn = await browser.open(inLanguage(await fromApp(browser), locale))
    expect(signIn.text).toContain(sayIn(locale)('auth.connect', { name: 'Reader', host: new URL(CALLBACK).host }))
    const short = await browser.send(await browser.open(link(signIn, '/account/sign-up')), { email, password: 'short' })
    const signUp = await browser.open(inLanguage(short, locale))
    expect((await browser.send(signUp, { email, password: PASSWORD })).text).toContain(sayIn(locale)('auth.checkMail'))

    // Read on another device, with a wrong password first.
    const phone = world.browser()
    const confirm = await phone.open(await world.mailedLink(email))
    const wrong = await phone.send(confirm, { password: 'of somebody else' })
    expect(wrong.status).toBe(401)
    await ends(phone, await phone.send(wrong, { password: PASSWORD }))
  })

  it('is kept past an expired link and the one asked for again', async () => {
    const email = 'late@example.lu'
    const browser = world.browser()
    const signUp = await browser.open(link(await fromApp(browser), '/account/sign-up'))
    await browser.send(signUp, { email, password: PASSWORD })
    const late = (await world.mailedLink(email)).replace(/(token=[^&]{20})/, '$1AAAA')
    const expired = await browser.send(await browser.open(late), { password: PASSWORD })
    await browser.send(expired, { email })
    await ends(browser, await browser.send(await browser.open(await world.mailedLink(email)), { password: PASSWORD }))
  })

  it('is kept while a person replaces a password, and for one who had an account already', async () => {
    const browser = world.browser()
    const reset = await browser.open(link(await fromApp(browser), '/account/reset'))
    await browser.send(reset, { email: world.email })
    const set = await browser.send(await browser.open(await world.mailedLink(world.email)), { password: NEW_PASSWORD })
    const signIn = await browser.open(link(set, '/account/sign-in'))
    expect(signIn.text).toContain('Reader')
    await ends(browser, await browser.send(signIn, { email: world.email, password: NEW_PASSWORD }))

    const again = world.browser()
    const signUp = await again.open(link(await fromApp(again), '/account/sign-up'))
    await again.send(signUp, { email: world.email, password: PASSWORD })
    const known = await again.open(await world.mailedLink(world.email))
    expect(known.url.pathname).toBe('/account/sign-in')
    // After an earlier consent the form leads straight to the app, which the policy of the page has to allow.
    expect(known.headers.get('content-security-policy')).toContain(`form-action 'self' ${new URL(CALLBACK).origin}`)
    const { leavesTo } = await again.send(known, { email: world.email, password: NEW_PASSWORD })
    expect(leavesTo!.href).toContain(CALLBACK)
  })

  it('is forgotten after a day, and says where to start', async () => {
    const email = 'slow@example.lu'
    const browser = world.browser()
    await browser.send(await browser.open(link(await fromApp(browser), '/account/sign-up')), {
      email,
      password: PASSWORD,
    })
    const confirm = await browser.open(await world.mailedLink(email))
    world.test.clock.now += DAY_MS
    const late = await browser.send(confirm, { password: PASSWORD })
    world.test.clock.now -= DAY_MS
    expect([late.status, late.text.includes(sayIn('en')('consent.expired'))]).toEqual([400, true])
  })

  it('is not kept for an unknown app, another address or an unknown id', async () => {
    const before = (await keptRows()).length
    const browser = world.browser()
    const query = new URL(rawClient(world).authorizeUrl('nobody', newPkce())).search
    const foreign = new URL(
      rawClient(world).authorizeUrl(clientId, newPkce(), { redirect_uri: 'https://evil.example/' }),
    )
    for (const search of [query, foreign.search]) {
      const page = await browser.open(`/account/sign-up${search}`)
      await browser.send(page, { email: `x${search.length}@example.lu`, password: PASSWORD })
      expect(page.headers.get('content-security-policy')).toMatch(/form-action 'self';/)
    }
    expect(await keptRows()).toHaveLength(before)
    const signedIn = world.browser()
    await signedIn.send(await signedIn.open('/account/sign-in'), { email: world.email, password: NEW_PASSWORD })
    expect((await signedIn.open(`/account/continue/${'a'.repeat(43)}`)).status).toBe(400)
    expect((await signedIn.open('/account/continue/short')).status).toBe(400)
  })
})

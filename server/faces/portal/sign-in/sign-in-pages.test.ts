import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, tokenOf } from '../../../testing/test-accounts.ts'
import { startOAuthWorld } from '../../../testing/oauth-world.ts'
import type { OAuthWorld } from '../../../testing/oauth-world.ts'
import type { TestBrowser } from '../../../testing/plain-browser.ts'
import { readOutbox } from '../../../mail/outbox.ts'

let world: OAuthWorld
beforeAll(async () => {
  world = await startOAuthWorld()
})
beforeEach(() => world.test.server.services.state.db.deleteFrom('allowance_window').execute())
afterAll(() => world.close())

async function newestMail(to: string) {
  await world.test.server.services.accounts.mailer.settle()
  return readOutbox(world.test.dataDir).find((mail) => mail.to === to)
}

const linkIn = (text: string) => /https?:\S+\?token=\S+/.exec(text)![0]

async function signIn(browser: TestBrowser, email: string, password: string) {
  return browser.send(await browser.open('/account/sign-in'), { email, password })
}

describe('pages of accounts', () => {
  it('open an account, by a mailed link that takes a click', async () => {
    const browser = world.browser()
    const signUp = await browser.open('/account/sign-up')
    expect((await browser.send(signUp, { email: 'bert@example.lu', password: 'short' })).text).toContain('12 to 200')
    expect((await browser.send(signUp, { email: 'bert', password: PASSWORD })).text).toContain(
      'not a valid e-mail address',
    )
    expect((await browser.send(signUp, { email: 'bert@example.lu', password: PASSWORD })).text).toContain(
      'Check your inbox',
    )
    const mail = await newestMail('bert@example.lu')
    const confirm = await browser.open(linkIn(mail!.text))
    expect((await signIn(browser, 'bert@example.lu', PASSWORD)).text).toContain('Confirm your e-mail address first')
    // The reader of the mail may not be the person who opened the account.
    expect((await browser.send(confirm, { password: 'of somebody else' })).text).toContain(
      'The password is not correct',
    )
    expect((await browser.send(confirm, { password: PASSWORD })).url.pathname).toBe('/account')
    expect((await signIn(world.browser(), 'bert@example.lu', PASSWORD)).url.pathname).toBe('/account')
  })

  it('say the same to an address that has an account', async () => {
    const browser = world.browser()
    const page = await browser.open('/account/sign-up')
    const [known, unknown] = [
      await browser.send(page, { email: world.email, password: PASSWORD }),
      await browser.send(page, { email: 'new@example.lu', password: PASSWORD }),
    ]
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect((await newestMail(world.email))!.subject).toBe('You already have an account')
    const ask = await browser.open('/account/reset')
    const sent = await Promise.all([world.email, 'none@example.lu'].map((email) => browser.send(ask, { email })))
    expect(sent[0]!.text).toBe(sent[1]!.text)
    const again = await browser.open('/account/verify')
    const mailed = await Promise.all([world.email, 'none@example.lu'].map((email) => browser.send(again, { email })))
    expect(mailed[0]!.text).toBe(mailed[1]!.text)
  })

  it('set a new password, by a mailed link that works once', async () => {
    const browser = world.browser()
    await browser.send(await browser.open('/account/reset'), { email: world.email })
    const mail = await newestMail(world.email)
    expect(mail!.subject).toBe('Set a new password')
    const page = await browser.open(linkIn(mail!.text))
    expect((await browser.send(page, { password: 'short' })).text).toContain('12 to 200')
    expect((await browser.send(page, { password: 'another horse battery' })).text).toContain('Sign in')
    expect((await browser.send(page, { password: 'a third horse battery' })).status).toBe(400)
    expect((await signIn(browser, world.email, PASSWORD)).status).toBe(401)
    expect((await signIn(browser, world.email, 'another horse battery')).url.pathname).toBe('/account')
  })

  it('sign out this browser, or all of them', async () => {
    const email = 'carla@example.lu'
    const first = world.browser()
    await first.send(await first.open('/account/sign-up'), { email, password: PASSWORD })
    await first.send(await first.open(`/account/verify?token=${tokenOf(await newestMail(email))}`), {
      password: PASSWORD,
    })
    const browsers = [first, world.browser(), world.browser()]
    for (const browser of browsers) await signIn(browser, email, PASSWORD)
    const out = async (browser: TestBrowser, where: string) =>
      browser.send(await browser.open('/account/sign-out'), { where })
    const isIn = async (browser: TestBrowser) => (await browser.open('/account/sign-out')).text.includes(email)
    expect(await Promise.all(browsers.map(isIn))).toEqual([true, true, true])
    expect((await out(first, 'here')).url.pathname).toBe('/account/sign-in')
    expect(await Promise.all(browsers.map(isIn))).toEqual([false, true, true])
    await out(browsers[1]!, 'everywhere')
    expect(await Promise.all(browsers.map(isIn))).toEqual([false, false, false])
  })

  it('show submitted text as text', async () => {
    const browser = world.browser()
    const shown = await browser.send(await browser.open('/account/sign-in'), {
      email: '"><script>alert(1)</script>',
      password: 'x',
    })
    expect(shown.text).not.toContain('<script')
    const token = encodeURIComponent('"><script>alert(1)</script>')
    for (const path of ['/account/verify', '/account/reset'])
      expect((await browser.open(`${path}?token=${token}`)).text).not.toContain('<script')
  })
})

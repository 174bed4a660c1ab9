import { createOTP } from '@better-auth/utils/otp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPkce, rawClient, startOAuthWorld, type OAuthWorld } from '../../../testing/oauth-world.ts'
import type { Shown, TestBrowser } from '../../../testing/plain-browser.ts'
import { confirmAccount, signUp } from '../../../accounts/sign-up.ts'
import { readOutbox, type OutboxMail } from '../../../mail/outbox.ts'
import { HERE, PASSWORD, tokenOf } from '../../../testing/test-accounts.ts'
import { exportAccount } from '../../../account-data/export-account.ts'

const SECURITY = '/account/security'
const NEW_PASSWORD = 'another horse, another battery'

let world: OAuthWorld
let secret: string
let backupCodes: string[]
beforeAll(async () => {
  world = await startOAuthWorld()
})
// Attempts of earlier tests must not slow down this one.
beforeEach(() => db().deleteFrom('allowance_window').execute())
afterAll(() => world.close())

const db = () => world.test.server.services.state.db
const enter = (browser: TestBrowser, page: Shown, password = PASSWORD) =>
  browser.send(page, { email: world.email, password })
const codeNow = () => createOTP(secret).totp()

/** Sends the form whose button acts so. */
function act(browser: TestBrowser, { url, text }: Shown, name: string, fields: Record<string, string>): Promise<Shown> {
  const form = text.split('<form ').find((each) => each.includes(`value="${name}"`))!
  return browser.send({ url, text: `<form ${form}` } as Shown, { ...fields, act: name })
}

async function firstStep(): Promise<{ browser: TestBrowser; page: Shown }> {
  const browser = world.browser()
  return { browser, page: await enter(browser, await browser.open('/account/sign-in')) }
}

describe('the second factor', () => {
  it('is set up with the password, a picture or a secret, and a code', async () => {
    const { browser, page: home } = await firstStep()
    expect(home.url.pathname).toBe('/account')
    const before = await browser.open(SECURITY)
    expect((await act(browser, before, 'start', { password: 'wrong horse battery' })).text).toContain('not correct')
    const shown = await act(browser, before, 'start', { password: PASSWORD })
    expect(shown.text).toMatch(/<svg class="qr"[^>]*role="img"/)
    expect(shown.text).not.toMatch(/<script|(?:src|href)="https?:/)
    secret = /secret=(\w+)/.exec(shown.text)![1]!
    secret = Buffer.from(fromBase32(secret)).toString('utf8')
    backupCodes = /<pre class="secret"[^>]*>([^<]*)</.exec(shown.text)![1]!.split('\n')
    expect(backupCodes).toHaveLength(10)
    const wrong = await act(browser, shown, 'confirm', { code: '000000' })
    expect([wrong.status, wrong.text.includes(backupCodes[0]!)]).toEqual([400, true])
    const done = await act(browser, wrong, 'confirm', { code: await codeNow() })
    expect([done.url.pathname, done.text.includes('The second step is on.')]).toEqual([SECURITY, true])
    expect((await browser.open(SECURITY)).text).not.toContain(backupCodes[0]!)
    expect(JSON.stringify(await db().selectFrom('twoFactor').selectAll().execute())).not.toContain(backupCodes[0]!)
  })

  it('is asked for when signing in, and nothing opens before', async () => {
    const { browser, page } = await firstStep()
    expect(page.url.pathname).toBe('/account/second-factor')
    expect((await browser.open('/account/keys')).url.pathname).toBe('/account/sign-in')
    const step = await browser.open('/account/second-factor')
    expect((await browser.send(step, { code: '123 456' })).status).toBe(401)
    expect((await browser.send(step, { code: await codeNow() })).url.pathname).toBe('/account')
    expect((await browser.open('/account/keys')).url.pathname).toBe('/account/keys')
  })

  it('gives way to a backup code once', async () => {
    const use = async (code: string): Promise<string> => {
      const { browser, page } = await firstStep()
      return (await browser.send(page, { code })).url.pathname
    }
    expect(await use(backupCodes[0]!)).toBe('/account')
    expect(await use(backupCodes[0]!)).toBe('/account/second-factor')
    expect(await use(` ${backupCodes[1]!} `)).toBe('/account')
  })

  it('ends after some wrong codes, so that nobody tries them all', async () => {
    const { browser, page } = await firstStep()
    for (let round = 0; round < 5; round++) expect((await browser.send(page, { code: '000000' })).status).toBe(401)
    expect((await browser.send(page, { code: await codeNow() })).url.pathname).toBe('/account/second-factor')
    await db()
      .updateTable('twoFactor')
      .set({ failedVerificationCount: 0 } as never)
      .execute()
  })

  it('keeps the request of an app on the way', async () => {
    const client = rawClient(world)
    const clientId = String((await client.register()).body['client_id'])
    const browser = world.browser()
    const page = await enter(browser, await browser.open(client.authorizeUrl(clientId, newPkce())))
    expect(page.url.pathname).toBe('/account/second-factor')
    const consent = await browser.send(page, { code: await codeNow() })
    expect([consent.url.pathname, consent.url.searchParams.get('client_id')]).toEqual(['/account/consent', clientId])
    expect((await browser.send(consent, { decision: 'allow' })).leavesTo?.searchParams.get('code')).toBeTruthy()
  })

  it('is told in the export of the account, without its secret', async () => {
    const exported = JSON.stringify(await exportAccount(db(), world.accountId, Date.now()))
    expect(exported).toContain('"secondFactor":"on"')
    expect(exported).not.toContain(secret)
  })

  it('gets new backup codes, and goes, with the password only', async () => {
    const { browser, page } = await firstStep()
    await browser.send(page, { code: await codeNow() })
    const open = await browser.open(SECURITY)
    for (const name of ['codes', 'remove'])
      expect((await act(browser, open, name, { password: 'wrong horse battery' })).status).toBe(400)
    const codes = await act(browser, open, 'codes', { password: PASSWORD })
    expect(codes.text).not.toContain(backupCodes[2]!)
    expect(codes.text).toMatch(/<pre class="secret"[^>]*>\w{5}-\w{5}\n/)
    const done = await act(browser, await browser.open(SECURITY), 'remove', { password: PASSWORD })
    expect(done.text).toContain('The second step is off.')
    expect((await firstStep()).page.url.pathname).toBe('/account')
    expect(await db().selectFrom('twoFactor').select('id').execute()).toEqual([])
  })
})

describe('a known password', () => {
  it('is changed with itself, and ends the other sessions', async () => {
    const [here, there] = [await firstStep(), await firstStep()]
    const open = await here.browser.open(SECURITY)
    const change = (password: string, newPassword: string) =>
      act(here.browser, open, 'password', { password, 'new-password': newPassword })
    expect((await change('wrong horse battery', NEW_PASSWORD)).status).toBe(400)
    expect((await change(PASSWORD, 'Luxembourg2026!')).text).toContain('Many people use')
    expect((await change(PASSWORD, NEW_PASSWORD)).text).toContain('Your password is changed.')
    expect((await here.browser.open('/account/keys')).url.pathname).toBe('/account/keys')
    expect((await there.browser.open('/account/keys')).url.pathname).toBe('/account/sign-in')
    expect((await firstStep()).page.status).toBe(401)
    const again = world.browser()
    expect((await enter(again, await again.open('/account/sign-in'), NEW_PASSWORD)).url.pathname).toBe('/account')
  })
})

describe('the mail address of an account', () => {
  const NEW_EMAIL = 'anna.new@example.lu'
  const mails = () => readOutbox(world.test.dataDir)
  const linkIn = (mail: OutboxMail): string => `/account/email?token=${tokenOf(mail)}`
  const askFor = async (browser: TestBrowser, email: string, password: string) =>
    act(browser, await browser.open(SECURITY), 'email', { 'new-email': email, password })
  /** Mails so far that a test has not seen. */
  const since = async (count: number) => {
    await world.test.server.services.accounts.mailer.settle()
    return mails().slice(0, mails().length - count)
  }

  it('changes with the password and a link to the new one, for the account itself only; the former one is told', async () => {
    await db()
      .updateTable('user')
      .set({ twoFactorEnabled: 0 as never })
      .execute()
    await db().deleteFrom('twoFactor').execute()
    const browser = world.browser()
    const password = NEW_PASSWORD
    expect((await enter(browser, await browser.open('/account/sign-in'), password)).url.pathname).toBe('/account')
    const before = mails().length
    const refused = await askFor(browser, NEW_EMAIL, 'wrong horse battery')
    expect(refused.text).toMatch(/id="password-email"[^>]* aria-invalid="true" aria-describedby="password-email-fault"/)
    expect(refused.text).toMatch(/id="password-email-fault" role="alert">[^<]*not correct/)
    expect(refused.text).toMatch(new RegExp(`id="new-email"[^>]*value="${NEW_EMAIL}"`))
    expect((await askFor(browser, world.email, password)).text).toContain('does not have yet')
    const told = await askFor(browser, NEW_EMAIL, password)
    expect(told.text).toContain('we have sent a link')
    const [mail, ...others] = await since(before)
    expect(others).toEqual([])
    expect(mail!.to).toBe(NEW_EMAIL)
    const link = linkIn(mail!)

    // The page of new accounts does not take such a link, and a stranger who opens it gets nothing.
    const verify = await world.browser().open(link.replace('/account/email', '/account/verify'))
    expect((await browser.send(verify, { password })).text).toContain('expired')
    expect((await world.browser().open(link)).url.pathname).toBe('/account/sign-in')
    const shown = await browser.open(link)
    expect(shown.text).toContain(NEW_EMAIL)
    expect(await emails()).toEqual([world.email])
    const done = await browser.send(shown, {})
    expect([done.url.pathname, done.text.includes('Your e-mail address is changed.')]).toEqual([SECURITY, true])
    expect(await emails()).toEqual([NEW_EMAIL])
    const [notice] = await since(before + 1)
    expect([notice!.to, notice!.text.includes(NEW_EMAIL)]).toEqual([world.email, true])

    expect((await browser.open(link)).status).toBe(400)
    const fresh = world.browser()
    const signIn = await fresh.open('/account/sign-in')
    expect((await fresh.send(signIn, { email: NEW_EMAIL, password })).url.pathname).toBe('/account')
    expect((await fresh.send(signIn, { email: world.email, password })).text).toContain('not correct')
  })

  it('does not tell whether another account has an address, and never takes it', async () => {
    const browser = world.browser()
    await browser.send(await browser.open('/account/sign-in'), { email: NEW_EMAIL, password: NEW_PASSWORD })
    const taken = 'ben@example.lu'
    const before = mails().length
    const free = await askFor(browser, taken, NEW_PASSWORD)
    const [mail] = await since(before)
    const { accounts } = world.test.server.services
    await signUp(accounts, { email: taken, password: PASSWORD }, HERE)
    const [confirm] = await since(before + 1)
    await confirmAccount(accounts, { token: tokenOf(confirm), password: PASSWORD }, HERE)
    const count = (await since(0)).length
    await db().deleteFrom('allowance_window').execute()
    const answer = await askFor(browser, taken, NEW_PASSWORD)
    expect(answer.text).toBe(free.text)
    expect((await since(0)).length).toBe(count)
    expect((await browser.send(await browser.open(linkIn(mail!)), {})).status).toBe(400)
    expect(await emails()).toEqual([NEW_EMAIL, taken])
  })

  const emails = async () =>
    (await db().selectFrom('user').select('email').orderBy('email').execute()).map(({ email }) => email)
})

function fromBase32(text: string): number[] {
  const bits = [...text]
    .map((each) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(each).toString(2).padStart(5, '0'))
    .join('')
  return (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
}

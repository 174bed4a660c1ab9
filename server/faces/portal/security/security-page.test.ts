import { createOTP } from '@better-auth/utils/otp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPkce, rawClient, startOAuthWorld, type OAuthWorld } from '../../../testing/oauth-world.ts'
import type { Shown, TestBrowser } from '../../../testing/plain-browser.ts'
import { PASSWORD } from '../../../testing/test-accounts.ts'
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

function fromBase32(text: string): number[] {
  const bits = [...text]
    .map((each) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(each).toString(2).padStart(5, '0'))
    .join('')
  return (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
}

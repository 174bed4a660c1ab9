import type { Browser, BrowserContext, Page } from 'playwright-core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '../../../models/kernel/locale.ts'
import { createAccountKey } from '../../accounts/account-keys.ts'
import { createKey } from '../../auth/keys.ts'
import { linkOwner } from '../../inquiries/listing-owners.ts'
import { ownerToken } from '../../inquiries/owner-link.ts'
import { senderOf } from '../../inquiries/sender.ts'
import { submitInquiry } from '../../inquiries/submit-inquiry.ts'
import { consume } from '../../limits/sliding-window.ts'
import { axeFaults } from '../../testing/axe-faults.ts'
import { overflowFaults } from '../../testing/overflow-faults.ts'
import { openBrowser, saveScreenshot } from '../../testing/browser.ts'
import { startOAuthWorld } from '../../testing/oauth-world.ts'
import type { OAuthWorld } from '../../testing/oauth-world.ts'
import { sampleListing } from '../../testing/sample-records.ts'
import { PASSWORD } from '../../testing/test-accounts.ts'

const LISTING = { ...sampleListing(0), hosting: 'service' as const, ownerRef: 'owner-1' }

let browser: Browser
let world: OAuthWorld
let paths: Record<string, string>
beforeAll(async () => {
  ;[browser, world] = await Promise.all([openBrowser(), startOAuthWorld()])
  const { state, accounts, clock } = world.test.server.services
  const now = clock()
  const settings = { name: 'Reports for the team', scopes: ['market:read', 'listings:read'], expiresAt: null } as const
  const { record } = await createAccountKey(state.db, world.accountId, settings, now)
  // Oldest first: a window does not accept requests back in time.
  for (let hours = 600; hours >= 0; hours -= hours > 24 ? 19 : 1)
    for (let count = hours % 5; count >= 0; count--)
      await consume(state.db, `key:${record.id}`, 100, now - hours * 3_600_000)
  await linkOwner(state.db, { ownerRef: 'owner-1', email: world.email, locale: 'en', linkedAt: now })
  const { record: sender } = await createKey(state.db, { ...settings, tier: 'free' }, now)
  const desk = { db: state.db, secret: accounts.secret, now }
  const inquiry = {
    listing: LISTING,
    message: 'Is the flat still free?\nWe are two and would move in May.',
    contactEmail: 'carla@example.lu',
  }
  const { conversationId } = await submitInquiry(desk, senderOf({ kind: 'key', key: sender }), inquiry)
  const token = ownerToken(accounts.secret, { inquiryId: conversationId, email: world.email }, now)
  paths = {
    overview: '/account',
    keys: '/account/keys',
    key: `/account/keys/${record.id}`,
    apps: '/account/apps',
    inbox: '/account/inbox',
    conversation: `/account/inbox/${conversationId}`,
    security: '/account/security',
    data: '/account/data',
    outbox: '/account/outbox',
    developers: '/developers',
    'owner-link': `/inquiries/reply?token=${token}`,
    corrections: `/listings/${LISTING.id}/corrections`,
  }
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

const openContext = (options: Parameters<Browser['newContext']>[0] = {}) =>
  browser.newContext({ baseURL: world.baseUrl, locale: 'en-GB', ...options })

/** Signs in, which leads to a page of the account. */
async function signIn(context: BrowserContext, page = '/account'): Promise<Page> {
  const shown = await context.newPage()
  await shown.goto('/account/sign-in')
  await shown.getByLabel('E-mail address').fill(world.email)
  await shown.getByLabel('Password').fill(PASSWORD)
  await shown.keyboard.press('Enter')
  await shown.waitForURL(`**${page}`)
  return shown
}

describe('the portal in a real browser', () => {
  it.each([
    ['light and wide', { colorScheme: 'light', viewport: { width: 1280, height: 900 } }],
    ['dark and narrow', { colorScheme: 'dark', viewport: { width: 320, height: 700 } }],
  ] as const)('is accessible and fits the screen, %s', async (name, options) => {
    const context = await openContext(options)
    const page = await signIn(context)
    const faults: string[] = []
    page.on('console', (message) => void faults.push(message.text()))
    for (const [key, path] of Object.entries(paths)) {
      await page.goto(path)
      for (const fault of await axeFaults(page)) faults.push(`${key}: ${fault}`)
      for (const fault of await overflowFaults(page)) faults.push(`${key}: ${fault}`)
      await saveScreenshot(page, `portal-${key}-${name.replaceAll(' ', '-')}`, { fullPage: true })
    }
    expect(faults).toEqual([])
    await context.close()
  })

  it('sets up a second factor on a phone, and asks for its code', async () => {
    const context = await openContext({ viewport: { width: 390, height: 844 } })
    const page = await signIn(context)
    const faults: string[] = []
    const look = async (name: string): Promise<void> => {
      faults.push(...(await axeFaults(page)), ...(await overflowFaults(page)))
      await saveScreenshot(page, `portal-second-factor-${name}`, { fullPage: true })
    }
    for (const locale of LOCALES) {
      await page.goto(`/account/security?lang=${locale}`)
      await page.locator('#password-start').fill(PASSWORD)
      await page.locator('button[value=start]').click()
      await page.locator('svg.qr').waitFor()
      await look(`set-up-${locale}`)
    }
    const { db } = world.test.server.services.state
    const before = await db.selectFrom('user').select('twoFactorEnabled').executeTakeFirstOrThrow()
    await db
      .updateTable('user')
      .set({ twoFactorEnabled: sql<boolean>`true` })
      .execute()
    const stranger = await openContext({ viewport: { width: 390, height: 844 } })
    const other = await signIn(stranger, '/account/second-factor')
    faults.push(...(await axeFaults(other)), ...(await overflowFaults(other)))
    await saveScreenshot(other, 'portal-second-factor-code', { fullPage: true })
    await db.updateTable('user').set(before).execute()
    await db.deleteFrom('twoFactor').execute()
    expect(faults).toEqual([])
    await Promise.all([context.close(), stranger.close()])
  })

  it('is accessible before sign-in, in every language', async () => {
    const context = await openContext({ viewport: { width: 320, height: 700 }, colorScheme: 'dark' })
    const page = await context.newPage()
    const faults: string[] = []
    for (const locale of LOCALES)
      for (const path of ['sign-in?', 'sign-up?', 'verify?', 'verify?token=x&', 'reset?', 'reset?token=x&']) {
        await page.goto(`/account/${path}lang=${locale}`)
        for (const fault of await axeFaults(page)) faults.push(`${locale} ${path}: ${fault}`)
        const name = path.replaceAll(/\W+/g, '-').replace(/-$/, '')
        if (locale === 'fr') await saveScreenshot(page, `portal-${name}-fr`, { fullPage: true })
      }
    expect(faults).toEqual([])
    await context.close()
  })

  it('fits a small screen in all five languages', async () => {
    const context = await openContext({ viewport: { width: 320, height: 700 } })
    const page = await signIn(context)
    const titles = new Set<string>()
    const faults: string[] = []
    for (const locale of LOCALES)
      for (const path of [
        '/account',
        '/account/keys',
        '/account/data',
        '/account/security',
        '/developers',
        paths.conversation!,
      ]) {
        await page.goto(`${path}?lang=${locale}`)
        titles.add(await page.title())
        for (const fault of await overflowFaults(page)) faults.push(`${locale} ${path}: ${fault}`)
      }
    expect(faults).toEqual([])
    expect(titles.size).toBe(30)
    await context.close()
  })

  it('works by keyboard alone and without script: creating a key, answering an inquiry', async () => {
    const context = await openContext({ javaScriptEnabled: false })
    const page = await signIn(context)
    await page.goto('/account/keys')
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').innerText()).toBe('Skip to content')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Name' }).focus()
    await page.keyboard.type('By keyboard')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    for (let count = 0; count < 3; count++) await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').innerText()).toBe('Create the key')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.secret')
    expect(await page.locator('.secret').innerText()).toMatch(/^lux_[\w-]{43}$/)
    await page.goto(paths.conversation!)
    await page.getByLabel('Your reply').focus()
    await page.keyboard.type('Yes, come on Monday.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Yes, come on Monday.').waitFor()
    await page.goto('/account/inbox')
    expect(await page.getByRole('cell', { name: 'answered' }).count()).toBe(1)
    await context.close()
  })

  it('leads back to the page that was asked for, past a wrong password and another language', async () => {
    const context = await openContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(paths.key!)
    await page.getByLabel('E-mail address').fill(world.email)
    await page.getByLabel('Password').fill('of somebody else')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await page.getByLabel('E-Mail-Adresse').fill(world.email)
    await page.getByLabel('Passwort').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL(world.baseUrl + paths.key!)
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    await context.close()
  })

  it('accepts a correction, and a reply by the mailed link, without sign-in', async () => {
    const context = await openContext({ javaScriptEnabled: false, locale: 'fr-LU' })
    const page = await context.newPage()
    await page.goto(paths.corrections!)
    await page.getByLabel('Quelle information est incorrecte ?').selectOption('price')
    await page.getByRole('button', { name: 'Envoyer le signalement' }).press('Enter')
    await page.getByRole('heading', { name: 'Merci' }).waitFor()
    await page.goto(paths['owner-link']!)
    await page.getByLabel('Votre réponse').fill('Bien sûr.')
    await page.getByRole('button', { name: 'Envoyer la réponse' }).press('Enter')
    await page.getByText('Bien sûr.').waitFor()
    await context.close()
  })
})

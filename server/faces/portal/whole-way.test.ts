import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sayIn } from '../../../content/say/words.ts'
import { linkOwner } from '../../inquiries/listing-owners.ts'
import { rpc } from '../mcp/testing/rpc.ts'
import { openBrowser, saveScreenshot } from '../../testing/browser.ts'
import { APP_GENERATIONS, appMemory } from '../../testing/mcp-apps.ts'
import { startOAuthWorld } from '../../testing/oauth-world.ts'
import type { OAuthWorld } from '../../testing/oauth-world.ts'
import { sampleListing } from '../../testing/sample-records.ts'
import { PASSWORD } from '../../testing/test-accounts.ts'

const HOSTED = { ...sampleListing(0), hosting: 'service' as const, ownerRef: 'owner-1' }
const REST = '/api/public/v1/market-index'
const WAYS = [
  { locale: 'en', generation: APP_GENERATIONS[0]!, look: 'light', viewport: { width: 1280, height: 900 } },
  { locale: 'fr', generation: APP_GENERATIONS[1]!, look: 'dark', viewport: { width: 320, height: 700 } },
  { locale: 'pt', generation: APP_GENERATIONS[1]!, look: 'light', viewport: { width: 320, height: 700 } },
] as const

let browser: Browser
let world: OAuthWorld
let callback: string
const ofApp = createServer((_, response) => void response.end('connected'))
beforeAll(async () => {
  browser = await openBrowser()
  await new Promise<void>((resolve) => ofApp.listen(0, '127.0.0.1', resolve))
  callback = `http://127.0.0.1:${(ofApp.address() as AddressInfo).port}/callback`
  world = await startOAuthWorld({}, { records: [HOSTED, sampleListing(1)] })
})
afterAll(async () => {
  await browser.close()
  await world.close()
  ofApp.close()
})

describe.each(WAYS)(
  'a person, in $locale, $look, $viewport.width pixels wide',
  ({ locale, generation, look, viewport }) => {
    const say = sayIn(locale)
    const email = `zoe-${locale}@example.lu`
    const contexts: BrowserContext[] = []
    afterAll(() => Promise.all(contexts.map((context) => context.close())))

    async function newPage(): Promise<Page> {
      const settings = { javaScriptEnabled: false, colorScheme: look, viewport, baseURL: world.baseUrl }
      const context = await browser.newContext(settings)
      contexts.push(context)
      await context.addCookies([{ name: 'lux_lang', value: locale, url: world.baseUrl }])
      return context.newPage()
    }

    /** Saves a screenshot. */
    async function picture(page: Page, name: string): Promise<void> {
      await saveScreenshot(page, `way-${locale}-${look}-${name}`, { fullPage: true })
    }

    const press = (page: Page, name: string) =>
      page.getByRole('main').getByRole('button', { name, exact: true }).click()
    const statusWith = async (key: string) =>
      (await fetch(world.baseUrl + REST, { headers: { 'x-api-key': key } })).status
    const callTool = async (key: string, name: string, args: object) => {
      const answer = await rpc(world.resource, 'tools/call', { name, arguments: args }, { 'x-api-key': key })
      return answer.result as { isError?: boolean; structuredContent: Record<string, unknown> }
    }

    it('does everything from opening an account to deleting it', async () => {
      const page = await newPage()
      await page.goto('/account/sign-up')
      await picture(page, '01-sign-up')
      await page.getByLabel(say('auth.email')).fill(email)
      await page.getByLabel(say('auth.password')).fill(PASSWORD)
      await press(page, say('nav.signUp'))
      await page.getByRole('heading', { name: say('auth.checkMail') }).waitFor()
      await picture(page, '02-check-mail')
      await world.test.server.services.accounts.mailer.settle()
      await page.goto('/account/outbox')
      await picture(page, '03-outbox')
      await page.getByRole('article').filter({ hasText: email }).getByRole('link', { name: 'verify' }).click()
      await picture(page, '04-verify')
      await page.getByLabel(say('auth.password')).fill(PASSWORD)
      await press(page, say('auth.confirm'))
      await page.waitForURL('**/account')
      await picture(page, '05-account')

      await page.goto('/account/keys')
      await page.getByRole('textbox', { name: say('keys.name') }).fill('Budget 2027')
      for (const scope of ['market:read', 'inquiries:write', 'inquiries:read'])
        await page.locator(`input[value="${scope}"]`).check()
      await picture(page, '06-keys')
      await press(page, say('keys.create'))
      const first = await page.locator('.secret').innerText()
      await picture(page, '07-key-once')
      expect([await statusWith(first), await statusWith(first)]).toEqual([200, 200])
      await page.getByRole('main').getByRole('link', { name: 'Budget 2027' }).click()
      await page.getByRole('heading', { name: say('usage.hours', { count: 2 }) }).waitFor()
      expect(await page.locator('svg.chart').first().locator('rect:not([height="0"])').count()).toBe(1)
      await picture(page, '08-key')
      await press(page, say('keys.rotate'))
      const key = await page.locator('.secret').innerText()
      expect([await statusWith(first), await statusWith(key)]).toEqual([401, 200])

      const kept = appMemory('Maison & Co', callback)
      const { connect, isUnauthorized } = generation
      const failure = (work: Promise<unknown>) =>
        work.then(
          () => undefined,
          (error: unknown) => error,
        )
      const townAgencies = ['get_town_agencies', { commune: 'luxembourg' }] as const
      let app = await connect(world.resource, kept.provider)
      expect(isUnauthorized(await failure(app.call(...townAgencies)))).toBe(true)
      await page.goto(kept.authorizationUrl().href)
      await page.getByText('Maison & Co').waitFor()
      await picture(page, '09-consent')
      await press(page, say('consent.allow'))
      await page.waitForURL(`${callback}**`)
      await app.finish(new URL(page.url()))
      await app.close()
      app = await connect(world.resource, kept.provider)
      expect(await app.call(...townAgencies)).toHaveProperty('content')
      await page.goto('/account/apps')
      await picture(page, '10-apps')
      await press(page, say('apps.disconnect', { name: 'Maison & Co' }))
      await page.getByText(say('apps.none')).waitFor()
      expect(isUnauthorized(await failure(app.call(...townAgencies)))).toBe(true)
      await app.close()

      await talkWithOwner(key)

      await page.goto(`/listings/${HOSTED.id}/corrections`)
      await page.getByLabel(say('corrections.field')).selectOption('price')
      await picture(page, '15-correction')
      await press(page, say('corrections.send'))
      await page.getByRole('heading', { name: say('corrections.thanks') }).waitFor()

      await page.goto('/account/data')
      await picture(page, '16-data')
      const exported = await (await page.context().request.get('/account/export.json')).json()
      expect(exported).toMatchObject({
        account: { email, locale },
        keys: [{ name: 'Budget 2027', prefix: key.slice(0, 8) }],
        inquiries: { sent: [{ listing_id: HOSTED.id }] },
      })
      expect(JSON.stringify(exported)).not.toContain(key)
      await page.getByLabel(say('data.password')).fill(PASSWORD)
      await press(page, say('data.delete'))
      await page.getByText(say('data.deletedText')).waitFor()
      await picture(page, '17-deleted')
      expect(await statusWith(key)).toBe(401)
      await page.goto('/account')
      await page.getByLabel(say('auth.email')).fill(email)
      await page.getByLabel(say('auth.password')).fill(PASSWORD)
      await press(page, say('nav.signIn'))
      await page.getByText(say('auth.refused')).waitFor()
      await picture(page, '18-refused')
    })

    async function talkWithOwner(key: string): Promise<void> {
      const { state, clock } = world.test.server.services
      await linkOwner(state.db, { ownerRef: HOSTED.ownerRef, email: world.email, locale, linkedAt: clock() })
      const write = (message: string) =>
        callTool(key, 'submit_inquiry', { listingId: HOSTED.id, message, contactEmail: email })
      const { conversationId } = (await write(`Bonjour, is it still free? (${locale})`)).structuredContent
      const poll = async () => (await callTool(key, 'get_inquiry_status', { conversationId })).structuredContent
      expect(await poll()).toMatchObject({ status: 'awaiting_reply' })

      const owner = await newPage()
      await owner.goto('/account/sign-in')
      await owner.getByLabel(say('auth.email')).fill(world.email)
      await owner.getByLabel(say('auth.password')).fill(PASSWORD)
      await press(owner, say('nav.signIn'))
      await owner.goto('/account/inbox')
      await picture(owner, '11-inbox')
      await owner
        .getByRole('row')
        .filter({ hasText: say('inbox.waiting') })
        .getByRole('link')
        .click()
      await picture(owner, '12-conversation')
      await owner.getByLabel(say('inbox.replyLabel')).fill('Oui, jusqu’à lundi.')
      await press(owner, say('inbox.reply'))
      await owner.getByText('Oui, jusqu’à lundi.').waitFor()
      await picture(owner, '13-replied')
      expect(await poll()).toMatchObject({ status: 'replied' })
      expect(JSON.stringify(await poll())).toContain('jusqu’à lundi')
      await write('Then we would come on Monday.')
      expect(await poll()).toMatchObject({ status: 'awaiting_reply', isClosed: false })
      await owner.reload()
      await press(owner, say('inbox.block'))
      await owner.getByText(say('inbox.closeHint')).waitFor()
      await picture(owner, '14-blocked')
      expect(await poll()).toMatchObject({ isClosed: true })
      expect((await write('And another question of ours.')).isError).toBe(true)
    }
  },
)

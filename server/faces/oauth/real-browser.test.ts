import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'
import { appMemory, APP_GENERATIONS } from '../../testing/mcp-apps.ts'
import { newPkce, rawClient, startOAuthWorld } from '../../testing/oauth-world.ts'
import type { OAuthWorld } from '../../testing/oauth-world.ts'
import { PASSWORD } from '../../testing/test-accounts.ts'

let browser: Browser
let world: OAuthWorld
beforeAll(async () => {
  ;[browser, world] = await Promise.all([openBrowser(), startOAuthWorld()])
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

/** An app on this machine that waits for its callback. */
async function waitingApp(): Promise<{ arrived: URL[]; redirectUri: string; app: Server }> {
  const arrived: URL[] = []
  const app = createServer((request, response) => {
    arrived.push(new URL(request.url!, 'http://app.example'))
    response.end('connected')
  })
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve))
  return { arrived, redirectUri: `http://127.0.0.1:${(app.address() as AddressInfo).port}/callback`, app }
}

it.each(APP_GENERATIONS)(
  'leads a person without an account from an app of $name through sign-up, mail and consent to the first answer, within a minute',
  async ({ name, isUnauthorized, connect }) => {
    const startedAt = performance.now()
    const { arrived, redirectUri, app } = await waitingApp()
    const kept = appMemory(`New ${name}`, redirectUri)
    const first = await connect(world.resource, kept.provider)
    const refused = await first.call('get_town_agencies', { commune: 'belval' }).catch((error: unknown) => error)
    expect(isUnauthorized(refused)).toBe(true)

    const email = `new-${name}@example.lu`
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })
    const page = await context.newPage()
    await page.goto(kept.authorizationUrl().href)
    await page.getByRole('main').getByRole('link', { name: 'Open an account' }).click()
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Open an account' }).click()
    await page.getByText('Check your inbox').first().waitFor()
    await page.goto(await world.mailedLink(email))
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('main').getByRole('button').click()
    await page.waitForURL('**/account/consent**')
    await page.getByRole('button', { name: 'Allow' }).click()
    await page.waitForURL(`${redirectUri}**`)
    await context.close()
    app.close()
    await first.finish(arrived.find(({ searchParams }) => searchParams.has('code'))!)
    await first.close()

    const connected = await connect(world.resource, kept.provider)
    expect(await connected.call('get_town_agencies', { commune: 'belval' })).not.toHaveProperty('isError', true)
    await connected.close()
    expect(performance.now() - startedAt).toBeLessThan(60_000)
  },
)

it('leads a person from an app through sign-in and consent back to the app, by keyboard, without script', async () => {
  const { arrived, redirectUri, app } = await waitingApp()
  const client = rawClient(world)
  const { body } = await client.register({ redirect_uris: [redirectUri], client_name: 'Real' })
  const context = await browser.newContext({
    javaScriptEnabled: false,
    colorScheme: 'dark',
    viewport: { width: 320, height: 640 },
  })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => void faults.push(message.text()))
  const ask = () => page.goto(client.authorizeUrl(String(body.client_id), newPkce(), { redirect_uri: redirectUri }))

  await ask()
  await page.getByLabel('E-mail address').fill(world.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/account/consent**')
  expect(await page.getByRole('main').getByRole('listitem').allInnerTexts()).toEqual([
    'Read market figures, estimates, affordability and commute times',
    'Stay connected until you disconnect it',
  ])
  // Nothing is wider than a small screen, and the page's style is applied.
  const [width, lines] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    getComputedStyle(document.querySelector('header')!).borderBottomStyle,
  ])
  expect([width, lines]).toEqual([320, 'solid'])
  await page.getByRole('button', { name: 'Allow' }).press('Enter')
  await page.waitForURL(`${redirectUri}**`)
  expect(arrived.at(-1)!.searchParams.get('code')).toMatch(/^\w{32}$/)

  // Already approved: straight back to the app, also after a new sign-in.
  await ask()
  await page.waitForURL(`${redirectUri}**`)
  await context.clearCookies()
  await ask()
  await page.getByLabel('E-mail address').fill(world.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`${redirectUri}**`)
  expect(faults.filter((text) => text.includes('Content Security Policy'))).toEqual([])
  await context.close()
  app.close()
})

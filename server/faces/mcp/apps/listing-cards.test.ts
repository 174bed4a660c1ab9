import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CallToolResult, ReadResourceResult } from '@modelcontextprotocol/client'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Release } from '../../../serving/release.ts'
import { openBrowser, saveScreenshot } from '../../../testing/browser.ts'
import { aPhoto } from '../../../testing/photo.ts'
import { sampleListing } from '../../../testing/sample-records.ts'
import { callTool, releaseForTools } from '../../../testing/tool-call.ts'
import type { FixedResource } from '../offer/resource.ts'
import { showApp } from '../testing/app-host.ts'
import type { ShownApp } from '../testing/app-host.ts'
import { renderListingCards } from '../tools/render-listing-cards.ts'
import { appPage } from './app-page.ts'
import { LISTING_CARDS } from './listing-cards.ts'

const LISTINGS = Array.from({ length: 8 }, (_, index) => ({
  ...sampleListing(index),
  title:
    index === 1
      ? '<img src=x onerror="document.title=1">Maison'
      : `Appartement ${index + 1}, vue sur la vallée de l’Alzette`,
  energyClass: index % 3 === 0 ? null : 'B',
  bathrooms: 1,
  chargesEur: index === 1 ? 150 : null,
  locality: index === 1 ? 'Belval' : null,
  status: index === 6 ? ('stale' as const) : ('on_offer' as const),
  lastSeen: index === 6 ? '2026-03-01' : '2026-09-30',
  photos:
    index === 2
      ? ['https://elsewhere.example/a.webp']
      : [`/media/${index}.webp`, ...(index === 4 ? ['/media/4b.webp', 'https://elsewhere.example/b.webp'] : [])],
}))
const ARGUMENTS = {
  heading: 'Flats with a balcony near Esch',
  listings: [
    ...LISTINGS.slice(0, 7).map(({ id }, index) => ({
      id,
      score: 96 - 4 * index,
      matchReasons: ['2 bedrooms', 'below your 520,000 €', 'balcony'].slice(0, 1 + (index % 3)),
    })),
    { id: 'lgone' },
  ],
}

const pictures = createServer()
let browser: Browser
let base: string
let resource: FixedResource
/** Requests received by the picture host. */
let asked: string[] = []
let release: Release
beforeAll(async () => {
  browser = await openBrowser()
  const photo = await aPhoto(300, 200)
  pictures.on('request', ({ url }, response) => {
    asked.push(url!)
    response.setHeader('content-type', 'image/webp').end(photo)
  })
  await once(pictures.listen(0), 'listening')
  base = `http://localhost:${(pictures.address() as AddressInfo).port}`
  resource = appPage(base, LISTING_CARDS)
  release = await releaseForTools({ records: LISTINGS })
})
afterAll(async () => {
  await browser.close()
  pictures.close().closeAllConnections()
})

type HostContext = Parameters<typeof showApp>[1]['context']

async function show(
  args: object = ARGUMENTS,
  context: HostContext = {},
  page = resource,
  capabilities: Parameters<typeof showApp>[1]['capabilities'] = {},
): Promise<ShownApp> {
  asked = []
  return await showApp(browser, {
    resource: page.read(release) as ReadResourceResult,
    toolArguments: args as Record<string, unknown>,
    toolResult: (await callTool(renderListingCards, release, args, { baseUrl: base })) as CallToolResult,
    context,
    capabilities,
  })
}

const picturesAreLoaded = () =>
  document.images.length > 0 && [...document.images].every((image) => image.naturalWidth > 0)
const focusedCard = () =>
  [...document.querySelectorAll('.card')].findIndex((card) => card.contains(document.activeElement))

describe('the page of the listing cards', () => {
  it('is one small file that loads nothing but pictures of this service', () => {
    const { contents } = resource.read(release)
    const [content] = contents
    const { text, mimeType, _meta: meta } = content as { text: string; mimeType: string; _meta: unknown }
    expect(mimeType).toBe('text/html;profile=mcp-app')
    expect(Buffer.byteLength(text)).toBeLessThan(14_500)
    expect(text).not.toMatch(/\b(?:src|href)="|@import|url\(|fetch\(|XMLHttpRequest|WebSocket|innerHTML|\{\{/)
    const ui = { csp: { resourceDomains: [base], connectDomains: [] }, prefersBorder: false }
    expect(meta).toEqual({ ui })
    expect(resource.definition).toMatchObject({ uri: LISTING_CARDS.uri, _meta: { ui } })
  })

  it('shows the listings in a real host, without requests that the host forbids', async () => {
    await using shown = await show()
    const { app, page } = shown
    await app.waitForFunction(picturesAreLoaded)
    expect(await app.locator('h2').textContent()).toBe('Flats with a balcony near Esch')
    expect(await app.locator('.card').count()).toBe(7)
    expect(await app.locator('.card').first().innerText()).toMatch(/96[\s\S]*€500,000[\s\S]*80 m²/)
    expect(await app.locator('.card').filter({ hasText: 'As of 2026-03-01' }).count()).toBe(1)
    expect(await app.locator('.card h3').nth(1).textContent()).toBe('Maison')
    expect(await app.locator('.card').nth(2).locator('img').count()).toBe(0)
    expect(await app.locator('footer').textContent()).toBe(
      'No longer listed: lgone. As of 2026-09-30, invented listings',
    )
    expect(asked.toSorted()).toEqual([0, 1, 3, 4, 5, 6].map((number) => `/media/${number}.webp`))
    expect(shown.complaints).toEqual([])
    expect(shown.heights.at(-1)).toBeGreaterThan(250)
    await saveScreenshot(page, 'listing-cards-light')
  })

  it('shows no pictures when the resource does not declare their source', async () => {
    const undeclared = { ...resource, read: () => withoutPolicy(resource.read(release)) }
    await using shown = await show(ARGUMENTS, {}, undeclared)
    await shown.app.waitForFunction(
      () => document.querySelectorAll('.card').length === 7 && document.images.length === 0,
    )
    expect(shown.complaints.join()).toContain('Content Security Policy')
    expect(asked).toEqual([])
  })

  it('follows the theme and the language of the host and the tool', async () => {
    await using shown = await show({ ...ARGUMENTS, heading: '', locale: 'fr' }, { theme: 'dark' })
    const { app, bridge, page } = shown
    await app.waitForFunction(picturesAreLoaded)
    const background = () => getComputedStyle(document.body).backgroundColor
    expect(await app.evaluate(background)).toBe('rgb(27, 27, 29)')
    expect(await app.locator('h2').textContent()).toBe('Annonces')
    expect(await app.evaluate(() => document.documentElement.lang)).toBe('fr-LU')
    expect(await app.locator('.price').nth(1).textContent()).toMatch(
      /^1\.651\s€ par mois, charges comprises \(loyer 1\.501\s€\)$/,
    )
    await saveScreenshot(page, 'listing-cards-dark')
    bridge.setHostContext({
      theme: 'light',
      styles: { variables: { '--color-background-primary': 'rgb(1, 2, 3)' } as never },
    })
    await app.waitForFunction(() => getComputedStyle(document.body).backgroundColor === 'rgb(1, 2, 3)')
  })

  it('works with the keyboard alone', async () => {
    await using shown = await show()
    const { app, page } = shown
    await app.waitForSelector('.card')
    await app.locator('a').first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await app.evaluate(focusedCard)).toBe(2)
    await page.keyboard.press('End')
    expect(await app.evaluate(focusedCard)).toBe(6)
    await page.keyboard.press('Shift+Tab')
    expect(await app.evaluate(focusedCard)).toBe(5)
    await page.keyboard.press('Enter')
    await expect.poll(() => shown.openedLinks).toEqual([`${base}${LISTINGS[5]!.url}`])
    await app.getByRole('button', { name: 'Next listing' }).press('Enter')
    expect(await app.getByRole('status').textContent()).toMatch(/^Appartement 7, .*, 7 of 7$/)
    expect(await app.getByRole('button', { name: 'Next listing' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('tells screen readers what people see', async () => {
    await using shown = await show()
    const { app } = shown
    await app.waitForSelector('.card')
    const list = app.getByRole('list', { name: 'Flats with a balcony near Esch' })
    expect(
      await list
        .getByRole('listitem')
        .filter({ has: app.getByRole('heading') })
        .count(),
    ).toBe(7)
    expect(await app.getByRole('link', { name: 'Details: Maison' }).count()).toBe(1)
    expect(await app.locator('.score').first().textContent()).toBe('Match 96 of 100')
    expect(await app.locator('body').ariaSnapshot()).toContain('heading "Flats with a balcony near Esch" [level=2]')
  })

  it('shows a rent with its charges, and says where they are not stated', async () => {
    await using shown = await show()
    await shown.app.waitForSelector('.card')
    const prices = await shown.app.locator('.price').allTextContents()
    expect(prices[1]).toBe('€1,651 a month with charges (rent €1,501)')
    expect(prices[3]).toBe('€1,503 a month, charges not stated')
    expect(await shown.app.locator('.card .soft').nth(1).textContent()).toMatch(/^Belval, /)
  })

  it('shows every photo: its own in turn, those of others as links', async () => {
    await using shown = await show()
    const card = shown.app.locator('.card').nth(4)
    await card.getByRole('button', { name: 'Photo 1/2' }).click()
    expect(await card.locator('img').getAttribute('src')).toBe(`${base}/media/4b.webp`)
    await expect.poll(() => asked).toContain('/media/4b.webp')
    expect(await card.getByRole('button', { name: 'Photo 2/2' }).count()).toBe(1)
    await card.getByRole('link', { name: 'Photo 3' }).click()
    await expect.poll(() => shown.openedLinks).toEqual(['https://elsewhere.example/b.webp'])
    expect(shown.complaints).toEqual([])
  })

  it('offers what may follow to hosts that take messages, in words of this service', async () => {
    await using silent = await show()
    await silent.app.waitForSelector('.card')
    expect(await silent.app.locator('.card').first().getByRole('button').count()).toBe(0)
    await using shown = await show(ARGUMENTS, {}, resource, { message: { text: {} } })
    const ask = shown.app.locator('.card').nth(1).getByRole('button', { name: 'Is this price fair?' })
    await ask.click()
    await expect.poll(() => shown.messages).toEqual([`Is this price fair? (${LISTINGS[1]!.id})`])
    Object.assign(shown.bridge, { onmessage: async () => ({ isError: true }) })
    await ask.click()
    await expect.poll(() => shown.app.getByRole('status').textContent()).toBe('The app did not accept this.')
  })

  it('says why the tool failed, in the language of the host', async () => {
    await using shown = await show({ listings: [{ id: '<b>gone</b>' }] }, { locale: 'de-LU' })
    expect(await shown.app.getByRole('alert').innerText()).toContain('listings.0.id: received "<b>gone</b>"')
    expect(await shown.app.locator('h2').textContent()).toBe('Das lässt sich nicht anzeigen')
    expect(await shown.app.locator('.card, button:visible').count()).toBe(0)
    expect(shown.complaints).toEqual([])
  })

  it('fits a narrow screen', async () => {
    await using shown = await show({ listings: ARGUMENTS.listings.slice(0, 2) })
    const { app, page } = shown
    await page.setViewportSize({ width: 320, height: 560 })
    await app.waitForFunction(picturesAreLoaded)
    expect(await app.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await saveScreenshot(page, 'listing-cards-narrow')
  })
})

function withoutPolicy({ contents }: ReturnType<FixedResource['read']>): ReturnType<FixedResource['read']> {
  return { contents: contents.map((content) => ({ ...content, _meta: {} })) }
}

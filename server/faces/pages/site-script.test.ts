import { siteStyle } from '../../../content/site/site-style.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areaMap } from '../../../content/maps/area-map.ts'
import { scriptTag } from '../../../content/html/page-head.ts'
import { drawingsIn } from '../../../content/charts/drawings.ts'
import { renderBlocks } from '../../../content/html/render-blocks.ts'
import { figure, table } from '../../../content/sections/block.ts'
import { axeFaults } from '../../testing/axe-faults.ts'
import { openBrowser } from '../../testing/browser.ts'
import { aPhoto } from '../../testing/photo.ts'
import { sampleListing } from '../../testing/sample-records.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const CONTENT = join(import.meta.dirname, '..', '..', '..', 'content', 'site')
const SCRIPT = ['site.js', 'map.js'].map((name) => readFileSync(join(CONTENT, name), 'utf8')).join('\n')
const [STYLE_PATH, SCRIPT_PATH] = ['/assets/site.0123456789ab.css', '/assets/site.0123456789ab.js'] as const
const PHOTOS = ['/media/aaaa.webp', '/media/bbbb.webp', '/media/cccc.webp']
const LISTING = {
  ...sampleListing(1),
  photos: PHOTOS,
  pictures: PHOTOS.map((card) => ({ card, thumb: card, width: 64, height: 48, credit: null })),
}
const CHART = renderBlocks(
  [
    {
      kind: 'figure',
      id: 'chart-sale',
      chart: {
        kind: 'quarters',
        lines: [
          {
            colour: 'var(--s1)',
            points: ['Q1-2026', 'Q2-2026', 'Q3-2026'].map((quarter, step) => aPoint(quarter, step)),
          },
        ],
      },
      words: { title: 'Prices', description: 'Three quarters', unit: '€ per m²', names: {} },
      tableLabel: 'Table',
      linkLabel: 'Link',
      blocks: [
        table(
          'Prices',
          ['Quarter', figure('Flats')],
          [
            ['Q3 2026', '7,002'],
            ['Q2 2026', '7,001'],
            ['Q1 2026', '7,000'],
          ],
        ),
      ],
    },
  ],
  drawingsIn('en'),
)

const MAP = areaMap({
  caption: 'Homes',
  width: 360,
  height: 360,
  areas: [{ path: 'M0,0l360,0 0,360 -360,0z', title: '', style: 'land' }],
  labels: [],
  spots: [{ kind: 'exact', x: 180, y: 180, title: '3 homes', count: 3, address: '/en/homes?offer=buy' }],
  ground: { west: 6, north: 49.8, perLongitude: 1_000, perLatitude: 1_500 },
  search: '/en/homes?offer=buy',
  keys: [{ key: 'exact', label: 'placed to the street' }],
  basis: 'Outlines: nobody.',
})

let test: TestServer
let browser: Browser
beforeAll(async () => {
  const photo = { content: await aPhoto(640, 480), contentType: 'image/webp' }
  const head = `<title>Chart</title><link rel="stylesheet" href="${STYLE_PATH}"><script defer src="${SCRIPT_PATH}"></script>`
  const words = scriptTag(SCRIPT_PATH, 'en').text
  const mapHead = `<title>Map</title><link rel="stylesheet" href="${STYLE_PATH}">${words}`
  const map = `<!doctype html><html lang="en"><head>${mapHead}</head><body><main><h1>Map</h1>${MAP.text}</main></body></html>`
  const chart = `<!doctype html><html lang="en"><head>${head}</head><body><main><h1>Chart</h1>${CHART.text}</main></body></html>`
  test = await startTestServer({
    release: {
      records: [LISTING, ...Array.from({ length: 9 }, (_, index) => sampleListing(index + 2))],
      site: { stylesheet: STYLE_PATH, script: SCRIPT_PATH, sources: [] },
      publicFiles: {
        [STYLE_PATH]: { content: siteStyle(), contentType: 'text/css; charset=utf-8' },
        [SCRIPT_PATH]: { content: SCRIPT, contentType: 'text/javascript; charset=utf-8' },
        '/en/map': { content: map, contentType: 'text/html; charset=utf-8' },
        '/en/chart': { content: chart, contentType: 'text/html; charset=utf-8' },
        ...Object.fromEntries(PHOTOS.map((path) => [path, photo])),
      },
    },
  })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await test?.close()
})

async function visit(path: string, work: (page: Page) => Promise<void>, hasTouch = false): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: test.url, hasTouch })
  const faults: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())))
  page.on('pageerror', ({ message }) => void faults.push(message))
  try {
    await page.goto(path)
    await work(page)
    expect(faults).toEqual([])
  } finally {
    await page.close()
  }
}

describe('the script of the site', () => {
  it('is small, and kept for ever', async () => {
    expect(gzipSync(SCRIPT).length).toBeLessThan(25_000)
    const answer = await test.get(SCRIPT_PATH)
    expect(answer.headers.get('cache-control')).toContain('immutable')
  })

  it('opens photos one beside the other, by keyboard too, and leads back', () =>
    visit(`/en/listings/${LISTING.id}`, async (page) => {
      await page.getByRole('link', { name: 'Photo 2 of 3' }).press('Enter')
      const view = page.getByRole('dialog', { name: 'Photos' })
      await view.getByText('2 / 3').waitFor()
      await page.keyboard.press('ArrowRight')
      await view.getByText('3 / 3').waitFor()
      await view.getByRole('button', { name: 'Next' }).click()
      await view.getByText('1 / 3').waitFor()
      expect(await axeFaults(page)).toEqual([])
      await page.keyboard.press('Escape')
      expect(await view.count()).toBe(0)
      expect(await page.locator(':focus img').getAttribute('alt')).toBe('Photo 2 of 3')
    }))

  it('leads to the photo itself without it', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: test.url })
    const page = await context.newPage()
    await page.goto(`/en/listings/${LISTING.id}`)
    await page.getByRole('link', { name: 'Photo 3 of 3' }).click()
    expect(new URL(page.url()).pathname).toBe(PHOTOS[2])
    await context.close()
  })

  it('says how many homes the filters would show', () =>
    visit('/en/homes?offer=buy', async (page) => {
      await page.getByRole('link', { name: 'Filters' }).click()
      await page.getByLabel('up to').fill('504000')
      await page.getByRole('button', { name: /^Show \d+ homes?$/ }).waitFor()
      const said = await page.locator('.filters button[type="submit"]').innerText()
      await page.locator('.filters button[type="submit"]').click()
      expect(said).toBe(`Show ${await page.locator('h1').innerText()}`)
    }))

  it('shows the figures of a quarter under a finger', () =>
    visit('/en/chart', async (page) => {
      const box = (await page.locator('svg.lines').boundingBox())!
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      expect(await page.locator('.tip').innerText()).toMatch(/Q2 2026\s+Flats: 7,001/)
      expect(await axeFaults(page)).toEqual([])
    }))

  it('zooms and moves a map by buttons, keys, wheel and pointer, and shows it whole again', () =>
    visit('/en/map', async (page) => {
      const svg = page.locator('svg.map').first()
      const view = async () => (await svg.getAttribute('viewBox'))!.split(' ').map((each) => Math.round(Number(each)))
      const box = (await svg.boundingBox())!
      const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
      await page.getByRole('button', { name: 'Zoom in' }).click()
      expect(await view()).toEqual([60, 60, 240, 240])
      await page.keyboard.press('ArrowLeft')
      expect((await view())[0]).toBeLessThan(60)
      await page.mouse.move(...middle)
      await page.mouse.down()
      await page.mouse.move(middle[0] - 60, middle[1], { steps: 4 })
      const before = page.url()
      await page.mouse.up()
      expect([(await view())[0]! > 60, page.url()]).toEqual([true, before])
      await page.keyboard.press('0')
      expect(await view()).toEqual([0, 0, 360, 360])
      await page.mouse.wheel(0, -100)
      expect(await view()).toEqual([0, 0, 360, 360])
      await page.keyboard.down('Control')
      await page.mouse.wheel(0, -100)
      await page.keyboard.up('Control')
      await expect.poll(async () => (await view())[2]).toBe(288)
      await page.getByRole('button', { name: 'Whole map' }).click()
      expect(await view()).toEqual([0, 0, 360, 360])
      expect(await axeFaults(page)).toEqual([])
    }))

  it('zooms a map, and not the page, with two fingers', () =>
    visit(
      '/en/map',
      async (page) => {
        const { x, y, width, height } = (await page.locator('svg.map').first().boundingBox())!
        const client = await page.context().newCDPSession(page)
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
          client.send('Input.dispatchTouchEvent', {
            type,
            touchPoints:
              type === 'touchEnd'
                ? []
                : [-apart, apart].map((by, id) => ({ x: x + width / 2 + by, y: y + height / 2, id })),
          })
        await touch('touchStart', 30)
        for (const apart of [40, 50, 60, 70, 80, 90]) await touch('touchMove', apart)
        await touch('touchEnd', 0)
        const seen = (await page.locator('svg.map').first().getAttribute('viewBox'))!.split(' ').map(Number)
        expect(seen[2]).toBeLessThan(200)
        expect(seen[0]! + seen[2]! / 2).toBeGreaterThan(120)
        expect(seen[0]! + seen[2]! / 2).toBeLessThan(240)
        expect(await page.evaluate('visualViewport.scale')).toBe(1)
      },
      true,
    ))

  it('saves homes on the device, four at most, and compares them', () =>
    visit('/en/homes?offer=buy', async (page) => {
      const together = page.getByRole('link', { name: /^Compare saved homes/ })
      expect(await together.count()).toBe(0)
      const titles = await page.locator('.home .title').allInnerTexts()
      for (let number = 0; number < 5; number++) await page.locator('.home .beside').nth(number).click()
      expect(await page.locator('.home .beside').allInnerTexts()).toEqual(
        titles.map((_, number) => (number >= 1 && number <= 4 ? 'Saved' : 'Save')),
      )
      await page.reload()
      await page.locator('.home .beside').nth(4).click()
      expect(await together.innerText()).toBe('Compare saved homes (3)')
      expect(await axeFaults(page)).toEqual([])
      await together.click()
      // Columns of a comparison are headed by the place alone.
      const places = [titles[3], titles[2], titles[1]].map((title) => title!.replace('Apartment for sale in ', ''))
      expect(await page.locator('thead th').allInnerTexts()).toEqual(places)
      expect(await axeFaults(page)).toEqual([])
    }))

  it.each([
    ['Draw a circle', /^near=49\.7\d*:6\.1\d*:\d{4}$/],
    ['Draw a box', /^within=(?:49\.[67]\d*:6\.[12]\d*,?){4}$/],
  ])('%s: searches in it', (name, area) =>
    visit('/en/map', async (page) => {
      const { x, y, width, height } = (await page.locator('svg.map').first().boundingBox())!
      await page.getByRole('button', { name }).click()
      await page.mouse.move(x + width * 0.4, y + height * 0.4)
      await page.mouse.down()
      await page.mouse.move(x + width * 0.6, y + height * 0.55, { steps: 3 })
      await page.mouse.up()
      await page.waitForURL(/(?:near|within)=/)
      const url = new URL(page.url())
      expect([url.pathname, url.searchParams.get('offer')]).toEqual(['/en/homes', 'buy'])
      expect(url.search.replace('?offer=buy&', '')).toMatch(area)
      expect((await test.get(`${url.pathname}${url.search}`)).status).toBe(200)
      expect(await (await test.get(`${url.pathname}${url.search}`)).text()).not.toContain('We do not know')
    }),
  )
})

function aPoint(quarter: string, step: number) {
  return { quarter, value: 7_000 + step, low: 6_990, high: 7_010 }
}

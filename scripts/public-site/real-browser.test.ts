import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type LuxHome } from '../../pipeline/testing/lux-home.ts'
import { LOCALES, type Locale } from '../../models/kernel/locale.ts'
import { ADDRESSES } from '../../content/html/addresses.ts'
import type { RunningServer } from '../../server/start.ts'
import { axeFaults } from '../../server/testing/axe-faults.ts'
import { largeTextFaults, overflowFaults } from '../../server/testing/overflow-faults.ts'
import { servedHome, type ServedHome } from '../testing/served-home.ts'
import { openBrowser, saveScreenshot } from '../../server/testing/browser.ts'
import { publicPages } from '../site-audit/page-types.ts'

// Draws a market, builds a release and opens it in a browser; the machine may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 480_000 })

const COMMUNE = 'esch-sur-alzette'

let served: ServedHome
let home: LuxHome
let server: RunningServer
let browser: Browser
let listings: string[]

/** One address of every type of page that answers 200. */
function pagesIn(locale: Locale): Record<string, string> {
  const { missing, ...pages } = publicPages(locale, {
    commune: COMMUNE,
    quietCommune: 'vianden',
    agencyTown: COMMUNE,
    listings,
  })
  return pages
}

beforeAll(async () => {
  served = await servedHome()
  ;({ home, server } = served)
  browser = await openBrowser()
  const lines = home.releaseFile('index/listings.ndjson').split('\n', 3)
  listings = lines.map((line) => (JSON.parse(line) as { id: string }).id)
})
afterAll(async () => {
  await browser?.close()
  await served?.close()
})

/** Viewports and themes: wide screens differ little between languages, words that are too long show on narrow ones. */
const LOOKS = [
  ['light and wide', ['en'], { colorScheme: 'light', viewport: { width: 1280, height: 900 } }],
  ['dark and narrow', LOCALES, { colorScheme: 'dark', viewport: { width: 320, height: 700 } }],
] as const

describe('the public site in a real browser', () => {
  describe.each(LOOKS)('%s', (look, locales, options) => {
    it.each(locales)('is accessible, fits the screen and asks nobody else, in %s', async (locale) => {
      const context = await browser.newContext({ baseURL: server.url, ...options })
      const page = await context.newPage()
      const faults: string[] = []
      page.on('console', (message) => void faults.push(`console: ${message.text()}`))
      page.on('request', (request) => {
        if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(server.url))
          faults.push(`asks ${request.url()}`)
      })
      for (const [name, path] of Object.entries(pagesIn(locale))) {
        const answer = await page.goto(path)
        if (answer?.status() !== 200) faults.push(`${name}: status ${answer?.status()} at ${path}`)
        for (const fault of await axeFaults(page)) faults.push(`${name}: ${fault}`)
        for (const fault of await overflowFaults(page)) faults.push(`${name}: ${fault}`)
        if (locale === 'en' || (locale === 'fr' && look === 'dark and narrow'))
          await saveScreenshot(page, `site-${name}-${locale}-${look.replaceAll(' ', '-')}`, { fullPage: true })
      }
      expect(faults).toEqual([])
      await context.close()
    })
  })

  // German has the longest words.
  it('keeps every word in sight on a phone at twice the size', async () => {
    const page = await browser.newPage({ baseURL: server.url, viewport: { width: 390, height: 844 } })
    const faults: string[] = []
    for (const [name, path] of Object.entries(pagesIn('de'))) {
      await page.goto(path)
      for (const fault of await largeTextFaults(page)) faults.push(`${name}: ${fault}`)
    }
    expect(faults).toEqual([])
    await page.close()
  })

  it('leads from the home page to every listing within four clicks', async () => {
    const listings = home.releaseFile('index/listings.ndjson').trim().split('\n')
    const published = new Set(
      listings.map((line) => JSON.parse(line) as { id: string }).map(({ id }) => ADDRESSES.listing('en', id)),
    )
    const clicks = new Map([[ADDRESSES.home('en'), 0]])
    for (const [path, depth] of clicks) {
      if (depth === 4 || path.startsWith(ADDRESSES.listing('en', ''))) continue
      const html = await (await fetch(`${server.url}${path}`)).text()
      for (const [, link] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
        const next = link!.replaceAll('&amp;', '&')
        const isWay = /^\/en\/homes\?offer=(?:rent|buy)(?:&type=other)?(?:&page=\d+)?$|^\/en\/listings\//.test(next)
        if (isWay && !clicks.has(next)) clicks.set(next, depth + 1)
      }
    }
    const shown = [...published].filter((path) => clicks.has(path))
    const offered = await Promise.all(
      ['', '&type=other'].flatMap((type) =>
        ['rent', 'buy'].map(async (offer) => {
          const html = await (await fetch(`${server.url}/en/homes?offer=${offer}${type}`)).text()
          return Number(
            /(\d[\d,]*) (?:homes?|listings?)\b/
              .exec(html.slice(html.indexOf('results-head')))?.[1]
              ?.replaceAll(',', '') ?? 0,
          )
        }),
      ),
    )
    expect(shown).toHaveLength(offered.reduce((sum, count) => sum + count, 0))
    expect(shown.length).toBeGreaterThan(100)
  })

  it('can be used by keyboard: skip the menu, or open each of its sections', async () => {
    const page = await browser.newPage({ baseURL: server.url })
    await page.goto(ADDRESSES.commune('en', COMMUNE))
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    // Back over what is real, the sign-in and the languages.
    for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${ADDRESSES.data('en')}`)
    await page.close()
  })

  it('prints without menus and forms', async () => {
    const page = await browser.newPage({ baseURL: server.url })
    await page.goto(ADDRESSES.home('en'))
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('header.site nav').filter({ visible: true }).count()).toBe(0)
    expect(await page.locator('form').filter({ visible: true }).count()).toBe(0)
    await page.close()
  })

  it('prints an answer with the figures that it was worked out from, without buttons', async () => {
    const page = await browser.newPage({ baseURL: server.url })
    await page.goto('/de/afford')
    await page.emulateMedia({ media: 'print' })
    const shown = (selector: string): Promise<number> => page.locator(selector).filter({ visible: true }).count()
    expect(await shown('.ask-calculator input[name=savingsAvailable]')).toBe(1)
    expect(await shown('.ask-calculator input[name=termYears]')).toBe(0)
    expect(await shown('.btn')).toBe(0)
    await page.close()
  })

  it('has each page in five languages that name each other', async () => {
    const answer = await fetch(`${server.url}${ADDRESSES.commune('fr', COMMUNE)}`)
    const text = await answer.text()
    expect([...text.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, tag]) => tag)).toEqual(
      expect.arrayContaining(['en', 'fr', 'de', 'lb', 'pt', 'x-default']),
    )
  })
})

describe('pages as sent', () => {
  it('run the script of the site alone and have no inline style, under a policy that would stop others', async () => {
    for (const path of Object.values(pagesIn('en'))) {
      const answer = await fetch(`${server.url}${path}`)
      const policy = answer.headers.get('content-security-policy') ?? ''
      expect(policy, path).toMatch(/default-src 'none'.*style-src 'self'/)
      expect(policy, path).not.toContain('unsafe')
      const text = await answer.text()
      expect(policy, path).not.toMatch(/script-src(?! 'self'(?:;|$))/)
      const foreign =
        /<script(?! type="application\/ld\+json"| defer src="\/assets\/site\.[^"]+\.js")|<style| style="| on\w+="/
      expect(text, path).not.toMatch(foreign)
    }
  })

  it.each(LOCALES)('tell search engines, messengers and phones what they are, each page in %s', async (locale) => {
    const faults: string[] = []
    const seen = new Map<string, string>()
    for (const path of Object.values(pagesIn(locale))) {
      const html = await (await fetch(`${server.url}${path}`)).text()
      const find = (pattern: RegExp): string => pattern.exec(html)?.[1] ?? ''
      const description = find(/<meta name="description" content="([^"]*)">/)
      const tags = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="(https?:[^"]+)"/g)]
      const isQuery = path.includes('?')
      const expected: Record<string, boolean> = {
        description: description.length >= 40 && description.length <= 320,
        title: find(/<title>([^<]+)<\/title>/).length > 10,
        canonical: find(/<link rel="canonical" href="(https?:[^"]+)"/) !== '',
        hreflang: tags.length >= 2 && tags.some(([, tag]) => tag === 'x-default'),
        'theme-color': (html.match(/<meta name="theme-color"/g) ?? []).length === 2,
        manifest: find(/<link rel="manifest" href="(\/assets\/[^"]+)"/) !== '',
        card: find(/<meta property="og:title" content="([^"]+)"/) !== '',
        robots: !html.includes('<meta name="robots"') || isQuery,
        'own description': isQuery || !seen.has(description),
      }
      seen.set(description, path)
      for (const [what, isRight] of Object.entries(expected)) if (!isRight) faults.push(`${path}: ${what}`)
    }
    expect(faults).toEqual([])
  })

  it('have a web manifest whose icon is there, and robots.txt with the sitemap', async () => {
    const html = await (await fetch(`${server.url}/en`)).text()
    const [, address] = /<link rel="manifest" href="([^"]+)"/.exec(html)!
    const manifest = await fetch(`${server.url}${address}`)
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json')
    const { icons, name } = (await manifest.json()) as { icons: { src: string }[]; name: string }
    expect([name, (await fetch(`${server.url}${icons[0]!.src}`)).headers.get('content-type')]).toEqual([
      'Luxembourg property intelligence',
      'image/svg+xml',
    ])
    expect(await (await fetch(`${server.url}/robots.txt`)).text()).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m)
  })

  it.each(LOCALES)('weigh at most 60 kB compressed with their stylesheets, each page in %s', async (locale) => {
    const weights = new Map<string, number>()
    const weigh = async (path: string): Promise<string> => {
      const text = await (await fetch(`${server.url}${path}`)).text()
      weights.set(path, gzipSync(text).length)
      return text
    }
    for (const path of Object.values(pagesIn(locale))) {
      const html = await weigh(path)
      let bytes = weights.get(path)!
      for (const [, style] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) {
        if (!weights.has(style!)) await weigh(style!)
        bytes += weights.get(style!)!
      }
      expect(bytes, path).toBeLessThanOrEqual(60_000)
    }
  })
})

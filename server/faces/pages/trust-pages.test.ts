import { siteStyle } from '../../../content/site/site-style.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADDRESSES, TRUST_PAGES } from '../../../content/html/addresses.ts'
import { LANGUAGE_COOKIE, NEW_KEY_COOKIE, SESSION_COOKIE } from '../../../content/pages/trust/cookies.ts'
import { LOCALES, toDocumentLocale } from '../../../models/kernel/locale.ts'
import { ConfigurationError, readConfig, requireOperator } from '../../base/config.ts'
import { axeFaults } from '../../testing/axe-faults.ts'
import { openBrowser } from '../../testing/browser.ts'
import { overflowFaults } from '../../testing/overflow-faults.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const STYLESHEET = '/assets/site.0123456789ab.css'
const STYLE = siteStyle()
const BROWSER = { accept: 'text/html' }
const OPERATOR = {
  OPERATOR_NAME: 'Maison <Claire> S.à r.l.',
  OPERATOR_ADDRESS: '1, rue de l’Exemple, L-1234 Luxembourg',
  OPERATOR_MAIL: 'contact@example.lu',
}
const release = {
  listings: 24,
  site: { stylesheet: STYLESHEET, sources: [] },
  publicFiles: { [STYLESHEET]: { content: STYLE, contentType: 'text/css; charset=utf-8' } },
}

let test: TestServer
let browser: Browser
beforeAll(async () => {
  test = await startTestServer({ release, environment: { ...OPERATOR, OPERATOR_REGISTER: 'B123456' } })
  browser = await openBrowser()
}, 60_000)
afterAll(async () => {
  await browser?.close()
  await test.close()
})

const bodyOf = async (path: string, from = test): Promise<string> => {
  const response = await from.get(path, BROWSER)
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

describe('pages about the service', () => {
  it('exist in every language, each with links to all of them', async () => {
    for (const locale of LOCALES)
      for (const page of TRUST_PAGES) {
        const body = await bodyOf(ADDRESSES.trust(locale, page))
        expect(body).toContain(`<html lang="${toDocumentLocale(locale)}">`)
        const missing = TRUST_PAGES.filter((other) => !body.includes(`href="${ADDRESSES.trust(locale, other)}"`))
        expect(missing).toEqual([])
      }
  })

  it('are found without a language too', async () => {
    const response = await test.get('/privacy', { ...BROWSER, 'accept-language': 'fr' })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/fr/privacy'])
  })

  it.each(['imprint', 'privacy'] as const)('name the operator, as text: %s', async (page) => {
    const body = await bodyOf(ADDRESSES.trust('de', page))
    expect(body).toContain('Maison &lt;Claire&gt; S.à r.l.')
    expect(body).toContain('href="mailto:contact@example.lu"')
    expect(body).toContain('B123456')
    expect(body).not.toContain('Umsatzsteuernummer')
  })

  it('name every cookie that the service sets', async () => {
    const body = await bodyOf('/en/privacy')
    for (const name of [SESSION_COOKIE, LANGUAGE_COOKIE, NEW_KEY_COOKIE]) expect(body).toContain(`<code>${name}</code>`)
    const chosen = await test.get('/account/sign-in?lang=fr', BROWSER)
    expect(chosen.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([LANGUAGE_COOKIE])
    expect((await test.get('/en/about', BROWSER)).headers.getSetCookie()).toEqual([])
  })

  it('tell where to report a weakness', async () => {
    const response = await test.get('/.well-known/security.txt')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const text = await response.text()
    expect(text).toContain('Contact: mailto:contact@example.lu\n')
    const [, expires] = /Expires: (\S+)/.exec(text)!
    const days = (Date.parse(expires!) - test.clock.now) / 86_400_000
    expect(days).toBeGreaterThan(200)
    expect(days).toBeLessThan(366)
  })

  it.each([390, 1_280])('have no axe findings and hide nothing sideways on %i px', async (width) => {
    const context = await browser.newContext({ viewport: { width, height: 800 } })
    try {
      const page = await context.newPage()
      for (const [index, name] of TRUST_PAGES.entries()) {
        await page.goto(test.url + ADDRESSES.trust(LOCALES[index % LOCALES.length]!, name))
        expect([name, await axeFaults(page), await overflowFaults(page)]).toEqual([name, [], []])
      }
    } finally {
      await context.close()
    }
  })
})

describe('the head of a page', () => {
  it('is one line on 320 px in every language: the name gives way', async () => {
    const context = await browser.newContext({ viewport: { width: 320, height: 640 } })
    try {
      const page = await context.newPage()
      for (const path of LOCALES.flatMap((locale) => [`/${locale}/about`, `/account/sign-in?lang=${locale}`])) {
        await page.goto(test.url + path)
        const tops = await page.evaluate(() =>
          ['.name', '.tools'].map((part) => {
            const { top, height } = document.querySelector(`header.site ${part}`)!.getBoundingClientRect()
            return Math.round(top + height / 2)
          }),
        )
        expect([path, tops[0]]).toEqual([path, tops[1]])
        expect(await overflowFaults(page)).toEqual([])
      }
    } finally {
      await context.close()
    }
  })
})

describe('the state of the service', () => {
  it('says from what it answers, and that accounts are there', async () => {
    const body = await bodyOf('/en/status')
    expect(body).toContain(test.server.releases.current.facts.id)
    expect(body.match(/>working</g)).toHaveLength(2)
  })

  it('says how many listings are on offer, and what each count of them counts', async () => {
    expect(await bodyOf('/en/status')).toContain('<dt>Listings on offer</dt>')
    expect(await bodyOf('/en/status')).not.toContain('id="counts"')
    const counts = {
      onOffer: 24,
      buy: 15,
      rent: 4,
      other: 3,
      outside: 2,
      projects: 1,
      open: 20,
      implausible: 1,
      unstated: 1,
      stale: 7,
    }
    const other = await startTestServer({ release: { ...release, site: { ...release.site, counts } } })
    try {
      const body = await bodyOf('/de/status', other)
      const cells = [...body.matchAll(/<tr><th[^>]*>(.*?)<\/th><td[^>]*>(\d+)<\/td>/g)].map(([, name, count]) => [
        name,
        Number(count),
      ])
      expect(cells.map(([, count]) => count)).toEqual(Object.values(counts))
      expect(await bodyOf('/de/homes?offer=buy', other)).toContain('href="/de/data#counts"')
    } finally {
      await other.close()
    }
  })

  it('says so when accounts cannot be reached', async () => {
    const other = await startTestServer({ release })
    try {
      other.server.services.isStateThere = async () => false
      const body = await bodyOf('/en/status', other)
      expect(body).toContain('not reachable at the moment')
      expect(body.match(/>working</g)).toHaveLength(1)
    } finally {
      await other.close()
    }
  })
})

describe('a copy without an operator', () => {
  it('says that it is not open to the public, and names nobody', async () => {
    const other = await startTestServer({ release })
    try {
      expect(await bodyOf('/en/imprint', other)).toContain('It has no operator')
      expect((await other.get('/.well-known/security.txt')).status).toBe(404)
    } finally {
      await other.close()
    }
  })

  it('does not start under a public address', () => {
    const start = (environment: Record<string, string>) => () => requireOperator(readConfig(environment))
    expect(start({ PUBLIC_BASE_URL: 'https://property.example.lu' })).toThrow(ConfigurationError)
    expect(start({ PUBLIC_BASE_URL: 'https://property.example.lu' })).toThrow(/OPERATOR_NAME/)
    expect(start({ PUBLIC_BASE_URL: 'https://property.example.lu', ...OPERATOR })).not.toThrow()
    expect(start({ PUBLIC_BASE_URL: 'http://localhost:8080' })).not.toThrow()
    expect(start({})).not.toThrow()
    expect(start({ OPERATOR_NAME: 'Only a name' })).toThrow(/OPERATOR_ADDRESS, OPERATOR_MAIL: needed/)
  })
})

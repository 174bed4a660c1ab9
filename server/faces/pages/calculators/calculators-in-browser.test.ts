import { siteStyle } from '../../../../content/site/site-style.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { committedLegalFacts } from '../../../../models/law/parameters/committed-facts.fixture.ts'
import { calculatorAddress } from '../../../../content/pages/calculators/calculator-form.ts'
import { CALCULATOR_PAGES, CALCULATORS } from '../../../../content/pages/calculators/calculators.ts'
import { axeFaults } from '../../../testing/axe-faults.ts'
import { openBrowser } from '../../../testing/browser.ts'
import { sampleCommute } from '../../../testing/sample-commute.ts'
import { sampleValuation } from '../../../testing/sample-valuation.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const STYLESHEET = '/assets/site.0123456789ab.css'
const STYLE = siteStyle()
let test: TestServer
let browser: Browser

beforeAll(async () => {
  test = await startTestServer({
    release: {
      legal: await committedLegalFacts(),
      valuations: { sale: sampleValuation() },
      commute: sampleCommute(),
      listings: 24,
      site: { stylesheet: STYLESHEET, sources: [] },
      publicFiles: { [STYLESHEET]: { content: STYLE, contentType: 'text/css; charset=utf-8' } },
    },
  })
  browser = await openBrowser()
}, 60_000)
afterAll(async () => {
  await browser?.close()
  await test.close()
})

describe.each([390, 1_280])('the calculators on a screen of %i px', (width) => {
  it.each(CALCULATORS)(
    '%s: no axe findings, nothing hidden sideways',
    async (id) => {
      const example = { ...CALCULATOR_PAGES[id].example, ...(id !== 'afford-rent' && { commune: 'mersch' }) }
      const wrong = { [CALCULATOR_PAGES[id].fields[0]!.name]: '~' }
      const page = await browser.newPage({ viewport: { width, height: 900 } })
      try {
        for (const figures of [{}, example, wrong]) {
          await page.goto(test.url + calculatorAddress('de', id, figures))
          expect(await axeFaults(page)).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        }
      } finally {
        await page.close()
      }
    },
    60_000,
  )

  it('takes a couple without script from their figures to homes within them', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 900 } })
    try {
      const page = await context.newPage()
      await page.goto(`${test.url}/en/afford`)
      await page.getByLabel('Income a year, gross').fill('90,000')
      await page.getByLabel('Savings').fill('80 000')
      await page.getByLabel('Other loans a month').fill('0')
      await page.getByLabel('Household').selectOption('couple')
      await page.getByRole('button', { name: 'Work it out' }).click()
      const price = Number((await page.locator('.sum').innerText()).replaceAll(/\D/g, ''))
      expect(price).toBeGreaterThan(100_000)
      const homes = await page.getByRole('link', { name: 'See homes you can afford' }).getAttribute('href')
      expect(homes).toBe(`/en/homes?offer=buy&price=..${price}`)
      await page.getByRole('link', { name: 'Rent', exact: true }).click()
      expect(await page.getByLabel('Savings').inputValue()).toBe('80 000')
      expect(await page.locator('.sum').innerText()).toMatch(/^€[\d,]+$/)
    } finally {
      await context.close()
    }
  }, 60_000)
})

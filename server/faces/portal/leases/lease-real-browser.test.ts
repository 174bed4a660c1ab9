import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '../../../../models/kernel/locale.ts'
import { committedLegalFacts } from '../../../../models/law/parameters/committed-facts.fixture.ts'
import { analyzeLease } from '../../../../models/lease/analyze-lease.ts'
import { LAWFUL_LEASE } from '../../../../models/lease/lease.fixture.ts'
import { keepAnalysis } from '../../../lease/kept-analyses.ts'
import { leaseChecks, leaseReader } from '../../../lease/lease-checks.ts'
import { axeFaults } from '../../../testing/axe-faults.ts'
import { overflowFaults } from '../../../testing/overflow-faults.ts'
import { openBrowser, saveScreenshot } from '../../../testing/browser.ts'
import { startOAuthWorld, type OAuthWorld } from '../../../testing/oauth-world.ts'
import { PASSWORD } from '../../../testing/test-accounts.ts'
import { leaseAnalysis } from '../../../../content/say/lease-analysis.ts'

const LEASE = LAWFUL_LEASE.replace('3.000 €, soit deux mois', '4.500 €, soit trois mois')
  .replace('partagée par moitié', 'à charge du locataire')
  .replace("n'est pas indexé", 'est indexé sur l’indice des prix à la consommation')

let browser: Browser
let world: OAuthWorld
let reportPath: string
beforeAll(async () => {
  ;[browser, world] = await Promise.all([openBrowser(), startOAuthWorld()])
  const law = { checks: await leaseChecks(), legal: await committedLegalFacts(), reader: await leaseReader() }
  const analysis = leaseAnalysis(
    analyzeLease({ text: `${LEASE}\nLe capital investi est de 300.000 €.`, today: '2026-11-01' }, law),
  )
  const { state } = world.test.server.services
  const now = world.test.clock.now
  const id = await keepAnalysis(state.db, { accountId: world.accountId, releaseId: '2026Q3-test0000', analysis, now })
  reportPath = `/account/leases/${id}`
})
afterAll(async () => {
  await browser.close()
  await world.close()
})

/** Accessibility problems, and content wider than the screen. */
async function faultsOf(page: Page): Promise<string[]> {
  return [...(await axeFaults(page)), ...(await overflowFaults(page))]
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/account/sign-in?lang=en')
  await page.getByLabel('E-mail address').fill(world.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/account')
}

describe('lease analyses in a real browser', () => {
  it.each([
    ['light and wide', { colorScheme: 'light', viewport: { width: 1280, height: 900 } }],
    ['dark and narrow', { colorScheme: 'dark', viewport: { width: 320, height: 700 } }],
  ] as const)('are accessible and fit the screen in every language, %s', async (name, options) => {
    const context = await browser.newContext({ baseURL: world.baseUrl, ...options })
    const page = await context.newPage()
    await signIn(page)
    const faults: string[] = []
    for (const locale of LOCALES)
      for (const path of ['/account/leases', reportPath]) {
        await page.goto(`${path}?lang=${locale}`)
        faults.push(...(await faultsOf(page)).map((fault) => `${locale} ${path}: ${fault}`))
        const shot = `portal-lease${path === reportPath ? '' : 's'}-${locale}-${name.replaceAll(' ', '-')}`
        await saveScreenshot(page, shot, { fullPage: true })
      }
    expect(faults).toEqual([])
    await context.close()
  })

  it('can be erased by keyboard alone and without script', async () => {
    const context = await browser.newContext({ baseURL: world.baseUrl, javaScriptEnabled: false, locale: 'en-GB' })
    const page = await context.newPage()
    await signIn(page)
    await page.goto(reportPath)
    await page.getByRole('button', { name: 'Delete this report' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('You have no reports.').waitFor()
    await context.close()
  })
})

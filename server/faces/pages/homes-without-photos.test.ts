import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Browser } from 'playwright-core'
import { homeCard, homeGrid } from '../../../content/html/home-card.ts'
import { listingCard } from '../../../content/pages/listing/listing-card.ts'
import { aListing } from '../../../content/pages/listing/listing.fixture.ts'
import { siteStyle } from '../../../content/site/site-style.ts'
import { markup } from '../../../content/html/markup.ts'
import { openBrowser } from '../../testing/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser?.close())

it.each([320, 390, 700, 1_280])('a list without any photo keeps no room for one on %i px', async (width) => {
  const cards = [1, 2].map((id) => {
    const listing = aListing(id, { photos: [], pictures: [] })
    return homeCard(listingCard(listing, { locale: 'fr', communeName: 'Mersch', estimate: undefined }), markup``)
  })
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  try {
    const page = await context.newPage()
    await page.setContent(`<style>${siteStyle()}</style><main>${homeGrid(cards).text}</main>`)
    const heights = await page.evaluate(() =>
      [...document.querySelectorAll('.homes .picture')].map((one) => one.getBoundingClientRect().height),
    )
    expect(heights).toHaveLength(2)
    for (const height of heights) expect(height).toBeLessThan(60)
  } finally {
    await context.close()
  }
})

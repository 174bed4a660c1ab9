import type { Page } from 'playwright-core'
import { axeFaults } from '../../server/testing/axe-faults.ts'
import { overflowFaults } from '../../server/testing/overflow-faults.ts'

/** Screens that a page is looked at on, in CSS pixels. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1_280, height: 900 },
] as const

/** A page as a phone receives and shows it. */
export interface Look {
  status: number
  /** Bytes on the wire, headers included, without pictures. */
  bytes: number
  scriptBytes: number
  /** Height of the page at 390 px. */
  heightPx: number
  /** Top of the first card of a home, and of the first chart or map, at 390 px; null where there is none. */
  homePx: number | null
  chartPx: number | null
  elements: number
  /** Findings of axe, the policy, the network and the screens, with where. */
  faults: string[]
}

/** Loads an address with an empty cache and looks at it on both screens, light and dark. */
export async function lookAt(page: Page, address: string, origin: string, status: number): Promise<Look> {
  const faults: string[] = []
  const session = await page.context().newCDPSession(page)
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    kinds.set(requestId, type ?? 'Other')
    if (/^https?:/.test(request.url) && !request.url.startsWith(origin)) faults.push(`asks ${request.url}`)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  const complain = (message: { type(): string; text(): string }): void => {
    if (!(status !== 200 && message.text().includes(String(status)))) faults.push(`console: ${message.text()}`)
  }
  page.on('console', complain)
  await page.setViewportSize(SCREENS[0])
  const answer = await page.goto(address, { waitUntil: 'load' })
  if (answer?.status() !== status) faults.push(`status ${answer?.status()}`)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const shown = await page.evaluate(() => {
    const top = (selector: string): number | null => {
      // One inside a closed part of the page is not in sight.
      const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
      return element === undefined ? null : Math.round(element.getBoundingClientRect().top + scrollY)
    }
    return {
      heightPx: document.documentElement.scrollHeight,
      homePx: top('main .home'),
      chartPx: top('main figure.chart, main figure.map-figure'),
      elements: document.querySelectorAll('*').length,
    }
  })
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    for (const fault of [...(await overflowFaults(page)), ...(await scrollers(page))])
      faults.push(`${screen.width} px: ${fault}`)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const fault of await axeFaults(page, colorScheme === 'light' ? 'all' : 'colours'))
        faults.push(`${screen.width} px ${colorScheme}: ${fault}`)
    }
  }
  page.off('console', complain)
  await session.detach()
  const total = [...bytes].reduce((sum, [kind, size]) => sum + (kind === 'Image' ? 0 : size), 0)
  return { status: answer?.status() ?? 0, bytes: total, scriptBytes: bytes.get('Script') ?? 0, ...shown, faults }
}

/** Elements whose content has to be scrolled sideways. */
async function scrollers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const isHidden = element.closest('.unseen, textarea, input, select') !== null
        const overflow = getComputedStyle(element).overflowX
        return !isHidden && /auto|scroll/.test(overflow) && element.scrollWidth > element.clientWidth + 1
      })
      .map((element) => `scrolls sideways: <${element.tagName.toLowerCase()} class="${element.className}">`),
  )
}

import { setTimeout as delay } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readOutbox } from '../../../server/mail/outbox.ts'
import { openBrowser } from '../../../server/testing/browser.ts'
import { freePort } from '../../../server/testing/free-port.ts'
import { servedHome, type ServedHome } from '../../testing/served-home.ts'
import { Person } from './person.ts'
import { SIX_TASKS } from './six-tasks.ts'

// Draws a market, builds a release and opens it in a browser; the machine may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 900_000 })

const MAIL_MS = 20_000

let served: ServedHome
let browser: Browser
const port = String(await freePort())
const baseURL = `http://127.0.0.1:${port}`
beforeAll(async () => {
  served = await servedHome({ PORT: port, PUBLIC_BASE_URL: baseURL })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await served?.close()
})

/** Link in the newest mail to an address. */
async function mailedLink(email: string): Promise<string> {
  for (let waitedMs = 0; waitedMs < MAIL_MS; waitedMs += 100) {
    const mail = readOutbox(served.home.dataDir).find(({ to }) => to === email)
    const link = mail && /https?:\/\/\S+token=\S+/.exec(mail.text)?.[0]
    if (link) return link
    await delay(100)
  }
  throw new Error(`No mail came to ${email}`)
}

const LOOKS = [390, 1_280].flatMap((width) => [false, true].map((javaScriptEnabled) => ({ width, javaScriptEnabled })))

describe.each(LOOKS)('at $width px, script $javaScriptEnabled', ({ width, javaScriptEnabled }) => {
  it.each(Object.entries(SIX_TASKS))('%s', async (name, { most, work }) => {
    const viewport = { width, height: 844 }
    const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled, locale: 'en-GB' })
    try {
      const page = await context.newPage()
      const faults: string[] = []
      page.on('pageerror', ({ message }) => void faults.push(message))
      await page.goto('/en')
      const person = new Person(page)
      const email = `${name.replaceAll(' ', '-')}-${width}-${javaScriptEnabled}@example.lu`
      await work(person, { email, openMail: async () => void (await page.goto(await mailedLink(email))) })
      expect(faults).toEqual([])
      expect(person.clicks, 'clicks').toBeLessThanOrEqual(most)
    } finally {
      await context.close()
    }
  })
})

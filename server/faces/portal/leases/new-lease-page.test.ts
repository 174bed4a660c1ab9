import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '../../../../models/kernel/locale.ts'
import { committedLegalFacts } from '../../../../models/law/parameters/committed-facts.fixture.ts'
import { LAWFUL_LEASE } from '../../../../models/lease/lease.fixture.ts'
import { pdfOf, scannedPdf } from '../../../../models/documents/pdf.fixture.ts'
import { analyzeLease } from '../../../../models/lease/analyze-lease.ts'
import { leaseChecks, leaseReader } from '../../../lease/lease-checks.ts'
import { keptAnalyses } from '../../../lease/kept-analyses.ts'
import { seededRandom } from '../../../../models/statistics/random.ts'
import { axeFaults } from '../../../testing/axe-faults.ts'
import { openBrowser } from '../../../testing/browser.ts'
import { startOAuthWorld, type OAuthWorld } from '../../../testing/oauth-world.ts'
import { overflowFaults } from '../../../testing/overflow-faults.ts'
import type { Shown, TestBrowser } from '../../../testing/plain-browser.ts'
import { PASSWORD } from '../../../testing/test-accounts.ts'

const PAGE = '/account/leases/new'
const DEPOSITS = [
  '3.000 €, soit deux mois',
  '4.500 €, soit trois mois',
  '6.000 €, soit quatre mois',
  '1.500 €, soit un mois',
]
const BREACH = LAWFUL_LEASE.replace('partagée par moitié', 'à charge du locataire')
const law = { checks: await leaseChecks(), legal: await committedLegalFacts(), reader: await leaseReader() }
const FOUND = analyzeLease({ text: BREACH, today: '2026-11-01' }, law).findings.map(({ id }) => id)
const idsIn = (text: string): string[] => [...text.matchAll(/<small>(L\d+)<\/small>/g)].map(([, id]) => id!)

let world: OAuthWorld
let browser: TestBrowser
let page: Shown
beforeAll(async () => {
  world = await startOAuthWorld({}, { legal: await committedLegalFacts() })
  browser = world.browser()
  await browser.send(await browser.open('/account/sign-in'), { email: world.email, password: PASSWORD })
  page = await browser.open(PAGE)
})
afterAll(() => world.close())

const kept = () => keptAnalyses(world.test.server.services.state.db, world.accountId)

/** Sends the form with a file, as a browser does. */
async function sendFile(
  file: Uint8Array,
  fields: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const form = new FormData()
  const [, ticket] = /name="ticket" value="([^"]+)"/.exec(page.text)!
  for (const [name, value] of Object.entries({ ticket: ticket!, text: '', concludedOn: '', ...fields }))
    form.append(name, value)
  form.append('pdf', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'bail.pdf')
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(page.url, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { cookie, origin: page.url.origin, accept: 'text/html' },
  })
  return { status: response.status, text: await response.text() }
}

describe('the page that reads a lease', () => {
  it('is tried with a lease that has an issue', () => expect(FOUND.length).toBeGreaterThan(0))

  it('says of 50 leases what the engine says', async () => {
    const random = seededRandom(19)
    const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!
    const stranger = world.browser()
    const form = await stranger.open(PAGE)
    const found = new Set<string>()
    for (let count = 0; count < 50; count++) {
      const text = LAWFUL_LEASE.replace('3.000 €, soit deux mois', oneOf(DEPOSITS))
        .replace('partagée par moitié', oneOf(['partagée par moitié', 'à charge du locataire']))
        .replace("n'est pas indexé", oneOf(["n'est pas indexé", "est indexé sur l'indice des prix à la consommation"]))
        .replace('1.500 € par mois', `${oneOf(['1.500', '1.850', '2.400'])} € par mois`)
        .replace('trois mois. ', oneOf(['trois mois. ', 'six mois. ']))
      const expected = analyzeLease({ text, today: '2026-11-01' }, law).findings.map(({ id }) => id)
      const report = await stranger.send(form, { text })
      expect(idsIn(report.text), text).toEqual(expected)
      for (const id of expected) found.add(id)
    }
    expect(found.size).toBeGreaterThan(2)
  }, 300_000)

  it('reads for people without an account, and keeps nothing of theirs', async () => {
    const stranger = world.browser()
    const form = await stranger.open(PAGE)
    expect(form.text).toContain(`/account/sign-in?next=${encodeURIComponent(PAGE)}`)
    const before = (await kept()).length
    const report = await stranger.send(form, { text: BREACH, keep: 'yes' })
    expect([report.status, idsIn(report.text)]).toEqual([200, FOUND])
    expect(await kept()).toHaveLength(before)
  })

  it('finds in a pasted lease what the tool finds, and stores nothing', async () => {
    const report = await browser.send(page, { text: BREACH })
    expect(report.status).toBe(200)
    expect(idsIn(report.text)).toEqual(FOUND)
    expect(report.text).toContain('This report is not stored')
    expect(await kept()).toEqual([])
  })

  it('finds the same in a PDF', async () => {
    const { status, text } = await sendFile(pdfOf(BREACH))
    expect([status, idsIn(text)]).toEqual([200, FOUND])
  })

  it('keeps the report where that is asked', async () => {
    const report = await browser.send(page, { text: BREACH, keep: 'yes' })
    const [one] = await kept()
    expect(report.url.pathname).toBe(`/account/leases/${one!.id}`)
  })

  it.each<[string, Record<string, string>, string]>([
    ['nothing', {}, 'Paste the text or choose a document'],
    ['too little', { text: 'Bail' }, 'found no residential lease'],
    ['no date', { text: LAWFUL_LEASE, concludedOn: '31.03.2026' }, 'is not a date'],
  ])('says what to do with %s, and keeps what was typed', async (_, fields, message) => {
    const answer = await browser.send(page, fields)
    expect([answer.status, answer.url.pathname]).toEqual([400, PAGE])
    expect(answer.text).toContain(message)
    if (fields['text']) expect(answer.text).toContain('</textarea>')
  })

  it('says what to do with a scan, and with text and file at once', async () => {
    expect(await sendFile(scannedPdf(2))).toMatchObject({
      status: 400,
      text: expect.stringContaining('scan without text'),
    })
    const both = await sendFile(pdfOf(BREACH), { text: BREACH })
    expect(both).toMatchObject({ status: 400, text: expect.stringContaining('one of the two') })
  })

  it('refuses a form of another page, and one that is no form', async () => {
    const [, ticket] = /name="ticket" value="([^"]+)"/.exec(page.text)!
    const stale = { ...page, text: page.text.replace(ticket!, 'x') }
    const refused = await browser.send(stale, { text: BREACH })
    expect(refused.status).toBe(403)
    expect(refused.text).toContain(`${BREACH.trim().slice(-20)}</textarea>`)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, origin: page.url.origin, 'content-type': 'multipart/form-data; boundary=x' }
    expect((await fetch(page.url, { method: 'POST', headers, body: 'no form' })).status).toBe(400)
  })

  it('shows text of the lease as text', async () => {
    const hostile = `<script>alert(1)</script>${LAWFUL_LEASE}`
    const answer = await browser.send(page, { text: hostile, concludedOn: 'x' })
    expect(answer.text).not.toContain('<script')
  })

  it.each([390, 1_280])('has no axe findings and hides nothing sideways on %i px, in five languages', async (width) => {
    await using chromium = await openBrowser()
    const context = await chromium.newContext({ viewport: { width, height: 800 } })
    const { hostname } = page.url
    await context.addCookies(
      [...browser.cookies].map(([name, value]) => ({ name, value, domain: hostname, path: '/' })),
    )
    const tab = await context.newPage()
    for (const locale of LOCALES) {
      await tab.goto(`${page.url.origin}${PAGE}?lang=${locale}`)
      expect([locale, await axeFaults(tab), await overflowFaults(tab)]).toEqual([locale, [], []])
    }
  })
})

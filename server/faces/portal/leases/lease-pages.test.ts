import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '../../../../models/kernel/locale.ts'
import { committedLegalFacts } from '../../../../models/law/parameters/committed-facts.fixture.ts'
import { analyzeLease } from '../../../../models/lease/analyze-lease.ts'
import { LAWFUL_LEASE } from '../../../../models/lease/lease.fixture.ts'
import { leaseChecks, leaseReader } from '../../../lease/lease-checks.ts'
import { keepAnalysis, keptAnalyses } from '../../../lease/kept-analyses.ts'
import { startOAuthWorld, type OAuthWorld } from '../../../testing/oauth-world.ts'
import type { TestBrowser } from '../../../testing/plain-browser.ts'
import { PASSWORD } from '../../../testing/test-accounts.ts'
import { leaseAnalysis } from '../../../../content/say/lease-analysis.ts'

const HOSTILE =
  'Article 8. <script>alert(1)</script> Le locataire renonce à tout recours & "à toute" réduction du loyer.'
const LEASE = LAWFUL_LEASE.replace('partagée par moitié', 'à charge du locataire').replace(
  '\nFait à',
  `\n${HOSTILE}\n\nFait à`,
)
const law = { checks: await leaseChecks(), legal: await committedLegalFacts(), reader: await leaseReader() }
const analysis = leaseAnalysis(
  analyzeLease({ text: `${LEASE}\nLe capital investi est de 400.000 €.`, today: '2026-11-01' }, law),
)

let world: OAuthWorld
beforeAll(async () => {
  world = await startOAuthWorld()
})
afterAll(() => world.close())

const db = () => world.test.server.services.state.db
const keep = (rentEur = 1_500) =>
  keepAnalysis(db(), {
    accountId: world.accountId,
    releaseId: '2026Q3-test0000',
    analysis: { ...analysis, keyTerms: [{ name: 'rent_without_charges_eur', value: rentEur, clause: null }] },
    now: world.test.clock.now,
  })

async function signedIn(): Promise<TestBrowser> {
  const browser = world.browser()
  await browser.send(await browser.open('/account/sign-in'), { email: world.email, password: PASSWORD })
  return browser
}

describe('pages of lease analyses', () => {
  it('are only for signed-in people', async () => {
    const id = await keep()
    for (const path of ['', `/${id}`])
      expect((await world.browser().open(`/account/leases${path}`)).url.pathname).toBe('/account/sign-in')
  })

  it('list stored analyses and show one with its findings, terms and law', async () => {
    const id = await keep()
    const browser = await signedIn()
    const list = await browser.open('/account/leases')
    expect(list.text).toContain(`href="/account/leases/${id}"`)
    const report = await browser.open(`/account/leases/${id}`)
    expect(report.text).toMatch(/not legal advice/)
    expect(analysis.findings.map((finding) => finding.id)).toEqual(expect.arrayContaining(['L05', 'L39']))
    for (const { id: check, sourceUrl } of analysis.findings) {
      expect(report.text).toContain(`<small>${check}</small>`)
      if (sourceUrl) expect(report.text).toContain(`<a href="${sourceUrl}" rel="noopener">`)
    }
    for (const words of ['What to ask for', 'Legal basis', 'Law as in release 2026Q3-test0000', '10 April 2025'])
      expect(report.text).toContain(words)
  })

  it('show what the lease says as text, in its language', async () => {
    const report = await (await signedIn()).open(`/account/leases/${await keep()}`)
    expect(report.text).not.toContain('<script')
    expect(report.text).toMatch(/<q lang="fr" dir="auto">[^<]*renonce à tout recours &amp; &quot;à toute&quot;/)
  })

  it('speak five languages', async () => {
    const browser = await signedIn()
    const id = await keep()
    const headings = new Set<string>()
    for (const locale of LOCALES) {
      const { text } = await browser.open(`/account/leases/${id}?lang=${locale}`)
      headings.add(/<h1>([^<]+)</.exec(text)![1]!)
    }
    expect(headings.size).toBe(LOCALES.length)
    await browser.open('/account?lang=en')
  })

  it('erase one, and all', async () => {
    const browser = await signedIn()
    const ids = [await keep(1_501), await keep(1_502), await keep(1_503)]
    const report = await browser.open(`/account/leases/${ids[0]}`)
    expect((await browser.send(report, {})).url.pathname).toBe('/account/leases')
    expect((await browser.open(`/account/leases/${ids[0]}`)).url.pathname).toBe('/account/leases')
    expect((await keptAnalyses(db(), world.accountId)).map(({ id }) => id)).not.toContain(ids[0])
    const list = await browser.open('/account/leases')
    const withoutTicket = {
      ...list,
      text: list.text.replaceAll(/name="ticket" value="[^"]+"/g, 'name="ticket" value="x"'),
    }
    expect((await browser.send(withoutTicket, {})).status).toBe(403)
    expect(await keptAnalyses(db(), world.accountId)).not.toEqual([])
    expect((await browser.send(list, {})).text).toContain('You have no reports')
    expect(await keptAnalyses(db(), world.accountId)).toEqual([])
  })

  it('say when a report is in an old form, and let it be deleted', async () => {
    const browser = await signedIn()
    const id = await keep()
    await db().updateTable('lease_analysis').set({ analysis: '{"old":true}' }).execute()
    expect((await browser.open('/account/leases')).text).toContain('can no longer be shown')
    const report = await browser.open(`/account/leases/${id}`)
    expect(report.text).toContain('can no longer be shown')
    expect((await browser.send(report, {})).text).toContain('You have no reports')
  })

  it('are part of the export of the account', async () => {
    const id = await keep()
    const { text } = await (await signedIn()).open('/account/export.json')
    expect(JSON.parse(text)).toMatchObject({ leaseAnalyses: [{ id, analysis: { findings: analysis.findings } }] })
  })

  it('are deleted with the account, leaving nothing in the database', async () => {
    await keep()
    const browser = await signedIn()
    await browser.send(await browser.open('/account/data'), { password: PASSWORD })
    expect(await db().selectFrom('lease_analysis').selectAll().execute()).toEqual([])
  })
})

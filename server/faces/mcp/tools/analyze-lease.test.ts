import { afterAll, describe, expect, it } from 'vitest'
import { committedLegalFacts } from '../../../../models/law/parameters/committed-facts.fixture.ts'
import { LAWFUL_LEASE } from '../../../../models/lease/lease.fixture.ts'
import { encryptedPdf, pdfOf } from '../../../../models/documents/pdf.fixture.ts'
import { approximateTokens } from '../../../testing/approximate-tokens.ts'
import { callTool, releaseForTools, textOf } from '../../../testing/tool-call.ts'
import { eraseAnalyses, findAnalysis, keepAnalysis, MAX_ANALYSES } from '../../../lease/kept-analyses.ts'
import { createLeaseDesk } from '../../../lease/lease-desk.ts'
import { openState } from '../../../state/state.ts'
import { openAccount, silentAccounts } from '../../../testing/test-accounts.ts'
import type { Tool } from '../offer/tool.ts'
import { analyzeLease } from './analyze-lease.ts'

const release = await releaseForTools({ legal: await committedLegalFacts() })
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const state = openState(':memory:', 1)
const accounts = await silentAccounts(state)
const accountId = await openAccount(accounts, 'anna@example.lu')
afterAll(() => state.close())
/** The tool as an app calls it for an account. */
const forAccount: Tool = {
  ...analyzeLease,
  answer: (context, asked) =>
    analyzeLease.answer(
      {
        ...context,
        caller: { kind: 'account', accountId, clientId: 'app', tier: 'free', scopes: ['documents:write'] },
      },
      asked,
    ),
}
const leases = createLeaseDesk()
const call = (received: object, of = release) =>
  callTool(forAccount, of, received, { services: { state, leases, accounts } })
const UNLAWFUL = LAWFUL_LEASE.replace('3.000 €, soit deux mois', '4.500 €, soit trois mois')
  .replace("n'est pas indexé", 'est indexé')
  .replace('partagée par moitié', 'à charge du locataire')

describe('analyze_lease', () => {
  it('acts for a person only', () => {
    expect(analyzeLease).toMatchObject({ access: 'oauth', scope: 'documents:write', isPure: false })
  })

  it('finds no serious issue in a lawful lease and lists its key terms', async () => {
    const result = await call({ pdfBase64: base64(pdfOf(LAWFUL_LEASE)) })
    expect(result.structuredContent).toMatchObject({
      riskLevel: 'none',
      counts: { high: 0, medium: 0, low: 0, worthReading: 0 },
      concludedOn: '2025-04-10',
      concludedOnBasis: 'signature',
      languages: ['fr'],
    })
    expect(result.structuredContent).toMatchObject({ keyTerms: { rent_without_charges_eur: 1500, deposit_months: 2 } })
  })

  it('says the same in text and structure, with the clause and what to ask for', async () => {
    const result = await call({ text: UNLAWFUL })
    const { topFindings, counts } = result.structuredContent as unknown as {
      topFindings: { id: string; clause: string; ask: string; legalBasis: string; sourceUrl: string; doubt?: string }[]
      counts: { high: number }
    }
    expect(topFindings.map(({ id }) => id)).toEqual(['L01', 'L05', 'L19'])
    expect(counts.high).toBe(3)
    expect(topFindings.filter(({ doubt }) => doubt !== undefined).map(({ id }) => id)).toEqual(['L19'])
    for (const { id, clause, ask, legalBasis, sourceUrl, doubt = '' } of topFindings) {
      expect(UNLAWFUL.replace(/\s+/g, ' ')).toContain(clause.replace(/…$/, ''))
      for (const part of [id, ask, legalBasis, sourceUrl, doubt]) expect(textOf(result)).toContain(part)
    }
    expect(textOf(result)).toContain('not legal advice')
    expect(approximateTokens(JSON.stringify(result))).toBeLessThan(4_000)
  })

  it('keeps the full analysis for the account and says where', async () => {
    const [result, again] = [await call({ text: UNLAWFUL }), await call({ text: UNLAWFUL })]
    const { reportUrl } = result.structuredContent as { reportUrl: string }
    expect(reportUrl).toMatch(/^https:\/\/property\.example\.lu\/account\/leases\/lea_[\w-]{22}$/)
    expect(textOf(result)).toContain(reportUrl)
    expect(again.structuredContent).toMatchObject({ reportUrl })
    const kept = await findAnalysis(state.db, accountId, reportUrl.split('/').at(-1)!)
    expect(kept!.analysis!.findings.map(({ id }) => id)).toEqual(expect.arrayContaining(['L01', 'L05', 'L19']))
  })

  it('still answers when the account is full, and says that nothing was stored', async () => {
    const { structuredContent } = await call({ text: UNLAWFUL })
    const { reportUrl } = structuredContent as { reportUrl: string }
    const { analysis } = (await findAnalysis(state.db, accountId, reportUrl.split('/').at(-1)!))!
    for (let count = 1; count < MAX_ANALYSES; count++) {
      const other = { ...analysis!, concludedOn: `2025-01-${String(count).padStart(2, '0')}` }
      await keepAnalysis(state.db, { accountId, releaseId: release.facts.id, analysis: other, now: 1 })
    }
    const result = await call({ text: UNLAWFUL, concludedOn: '2025-02-01' })
    expect(result.structuredContent).toMatchObject({ counts: { high: 3 }, reportUrl: null })
    expect(textOf(result)).toContain('delete some at https://property.example.lu/account/leases')
    await eraseAnalyses(state.db, accountId)
  })

  it.each([
    ['fr', 'Garantie supérieure à deux mois', 'Demandez', 'pas un conseil juridique'],
    ['de', 'Garantie höher als zwei Monatsmieten', 'Verlangen Sie', 'keine Rechtsberatung'],
    ['lu', 'Kautioun méi héich wéi zwee Méint Loyer', 'Verlaangt', 'keng Rechtsberodung'],
    ['pt', 'Caução superior a dois meses', 'Peça', 'não é aconselhamento jurídico'],
  ])('answers in %s', async (locale, ...words) => {
    const result = await call({ text: UNLAWFUL, locale })
    for (const each of words) {
      expect(textOf(result)).toContain(each)
      expect(JSON.stringify(result.structuredContent)).toContain(each)
    }
    expect(textOf(result)).not.toMatch(/\b(?:the|tenant|landlord|Ask for|months of rent)\b/)
  })

  it('applies the law of the day of signature', async () => {
    const { structuredContent } = await call({ text: UNLAWFUL, concludedOn: '2022-05-01' })
    const { topFindings } = structuredContent as unknown as { topFindings: { id: string }[] }
    expect(topFindings.map(({ id }) => id)).toEqual(['L19'])
  })

  it.each<[string, object, string]>([
    ['neither PDF nor text', {}, 'exactly one of'],
    ['both', { text: LAWFUL_LEASE, pdfBase64: base64(pdfOf(LAWFUL_LEASE)) }, 'exactly one of'],
    ['an address', { url: 'https://example.org/lease.pdf' }, 'pdfBase64'],
    ['a day that is none', { text: LAWFUL_LEASE, concludedOn: '2024-13-01' }, 'concludedOn'],
    ['an encrypted PDF', { pdfBase64: base64(encryptedPdf('x')) }, 'without a password'],
    ['no base64', { pdfBase64: '%%%' }, 'pdfBase64'],
    [
      'a text that is no lease',
      { text: 'Take two eggs and beat them with sugar until white. '.repeat(10) },
      'found no residential lease',
    ],
    ['a day before the law', { text: LAWFUL_LEASE, concludedOn: '1999-01-01' }, '2006-11-01'],
  ])('says how to repair %s', async (_, received, hint) => {
    const result = await call(received)
    expect(result.isError).toBe(true)
    expect(textOf(result)).toContain(hint)
  })

  it('says in the language of the call that a text is no lease', async () => {
    const text = textOf(await call({ text: 'Le loyer est de 1.500 euros.', locale: 'fr' }))
    expect(text).toMatch(/^Nous n’y avons pas trouvé de bail d’habitation, ou le texte est trop court\.$/m)
    expect(text).not.toMatch(/unreadable|reçu|words/)
  })

  it('says so when the release contains no law', async () => {
    const result = await call({ text: LAWFUL_LEASE }, await releaseForTools())
    expect(result.isError).toBe(true)
    expect(textOf(result)).toContain('no legal parameters')
  })
})

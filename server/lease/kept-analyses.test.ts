import { describe, expect, it } from 'vitest'
import { committedLegalFacts } from '../../models/law/parameters/committed-facts.fixture.ts'
import { LAWFUL_LEASE } from '../../models/lease/lease.fixture.ts'
import { leaseAnalysis } from '../../content/say/lease-analysis.ts'
import { analyzeLease } from '../../models/lease/analyze-lease.ts'
import type { LeaseAnalysis } from '../../models/contracts/law/lease-analysis.ts'
import { deleteAccount } from '../account-data/delete-account.ts'
import { openAccount, silentAccounts } from '../testing/test-accounts.ts'
import { stateKinds } from '../testing/test-states.ts'
import {
  eraseAnalyses,
  exportAnalyses,
  findAnalysis,
  keepAnalysis,
  keptAnalyses,
  MAX_ANALYSES,
} from './kept-analyses.ts'
import { leaseChecks, leaseReader } from './lease-checks.ts'

const law = { checks: await leaseChecks(), legal: await committedLegalFacts(), reader: await leaseReader() }
const UNLAWFUL = LAWFUL_LEASE.replace('partagée par moitié', 'à charge du locataire')
const TODAY = '2026-11-01'

/** The analysis of a lease with another rent each time. */
const analysisOf = (rentEur = 1500): LeaseAnalysis =>
  leaseAnalysis(analyzeLease({ text: UNLAWFUL.replaceAll('1.500', `1.${rentEur - 1000}`), today: TODAY }, law))

describe.each(await stateKinds())('analyses that an account keeps on $name', ({ open }) => {
  async function setUp() {
    const state = await open(1)
    const accounts = await silentAccounts(state)
    const [anna, bert] = [
      await openAccount(accounts, 'anna@example.lu'),
      await openAccount(accounts, 'bert@example.lu'),
    ]
    const keep = (accountId: string, rentEur?: number, now = 1_000) =>
      keepAnalysis(state.db, { accountId, releaseId: '2026Q3-test0000', analysis: analysisOf(rentEur), now })
    return { db: state.db, state, anna, bert, keep }
  }

  it('come back as they were, latest first', async () => {
    const { db, state, anna, keep } = await setUp()
    const [first, second] = [await keep(anna, 1500, 1_000), await keep(anna, 1501, 2_000)]
    expect(first).toMatch(/^lea_[\w-]{22}$/)
    expect((await keptAnalyses(db, anna)).map(({ id }) => id)).toEqual([second, first])
    const found = await findAnalysis(db, anna, first!)
    expect(found).toEqual({ id: first, analysedAt: 1_000, releaseId: '2026Q3-test0000', analysis: analysisOf() })
    await state.close()
  })

  it('are kept once, however often and by however many calls at once', async () => {
    const { db, state, anna, keep } = await setUp()
    const ids = await Promise.all([keep(anna), keep(anna), keep(anna)])
    expect(new Set([...ids, await keep(anna, 1500, 9_000)]).size).toBe(1)
    expect(await keptAnalyses(db, anna)).toMatchObject([{ id: ids[0], analysedAt: 9_000 }])
    await state.close()
  })

  it('are seen and erased by their account alone', async () => {
    const { db, state, anna, bert, keep } = await setUp()
    const [hers, his] = [(await keep(anna))!, (await keep(bert))!]
    expect(his).not.toBe(hers)
    expect(await findAnalysis(db, bert, hers)).toBeUndefined()
    expect(await eraseAnalyses(db, bert, hers)).toBe(0)
    await keep(anna, 1501)
    expect(await eraseAnalyses(db, anna, hers)).toBe(1)
    expect(await keptAnalyses(db, anna)).toHaveLength(1)
    await keep(anna, 1502)
    expect(await eraseAnalyses(db, anna)).toBe(2)
    expect(await keptAnalyses(db, bert)).toHaveLength(1)
    await state.close()
  })

  it('are bounded; what is there stays, and calls at once do not get past the bound', async () => {
    const { db, state, anna, keep } = await setUp()
    for (let count = 0; count < MAX_ANALYSES - 1; count++) await keep(anna, 1500 + count)
    const last = await Promise.all([keep(anna, 1700), keep(anna, 1701), keep(anna, 1702)])
    expect(last.filter((id) => id === undefined)).toHaveLength(2)
    expect(await keptAnalyses(db, anna)).toHaveLength(MAX_ANALYSES)
    expect(await keep(anna, 1500)).toBeDefined()
    await state.close()
  })

  it('are exported whole, and go with the account', async () => {
    const { db, state, anna, bert, keep } = await setUp()
    const [id] = [await keep(anna), await keep(bert)]
    expect(await exportAnalyses(db, anna)).toEqual([
      { id, analysedAt: '1970-01-01T00:00:01.000Z', releaseId: '2026Q3-test0000', analysis: analysisOf() },
    ])
    await deleteAccount(db, anna)
    const left = await db.selectFrom('lease_analysis').select('account_id').execute()
    expect(left).toEqual([{ account_id: bert }])
    await state.close()
  })

  it('hold of the lease what they quote, and nothing else of it', async () => {
    const { db, state, anna, keep } = await setUp()
    await keep(anna)
    const { analysis } = await db.selectFrom('lease_analysis').select('analysis').executeTakeFirstOrThrow()
    expect(analysis).toContain('charge du locataire')
    const passages = UNLAWFUL.split(/\n+/).filter((line) => line.length > 40)
    const kept = passages.filter((line) => analysis.includes(JSON.stringify(line).slice(1, -1)))
    expect(passages.length).toBeGreaterThan(5)
    expect(kept.length).toBeLessThan(passages.length / 2)
    await state.close()
  })

  it('of a form that is not known any more can be erased', async () => {
    const { db, state, anna, keep } = await setUp()
    const id = (await keep(anna))!
    await db.updateTable('lease_analysis').set({ analysis: '{"old":true}' }).execute()
    expect(await findAnalysis(db, anna, id)).toMatchObject({ id, analysis: null })
    expect(await eraseAnalyses(db, anna, id)).toBe(1)
    await state.close()
  })
})

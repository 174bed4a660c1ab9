import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { leaseAnalysisSchema } from '../../models/contracts/law/lease-analysis.ts'
import type { LeaseAnalysis } from '../../models/contracts/law/lease-analysis.ts'
import { lockAccount } from '../state/lock-account.ts'
import type { StateTables } from '../state/state.ts'

/** Maximum analyses stored per account. */
export const MAX_ANALYSES = 30

/** A stored lease analysis of an account. */
export interface KeptAnalysis {
  id: string
  /** Milliseconds since 1970. */
  analysedAt: number
  /** Release whose dated law was applied. */
  releaseId: string
  /** null: stored by an earlier program in a form this one cannot read; it can only be erased. */
  analysis: LeaseAnalysis | null
}

interface NewAnalysis {
  accountId: string
  releaseId: string
  analysis: LeaseAnalysis
  /** Milliseconds since 1970. */
  now: number
}

/**
 * Stores an analysis for an account. The same lease under the same law is found again, so retries add nothing.
 * @returns its id; undefined when the account has the maximum, since no report is dropped without consent
 */
export function keepAnalysis(
  db: Kysely<StateTables>,
  { accountId, releaseId, analysis, now }: NewAnalysis,
): Promise<string | undefined> {
  const json = JSON.stringify(leaseAnalysisSchema.parse(analysis))
  const hash = createHash('sha256').update(json).digest('base64url')
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId)
    const known = await transaction
      .updateTable('lease_analysis')
      .set({ analysed_at: now, release_id: releaseId })
      .where('account_id', '=', accountId)
      .where('content_hash', '=', hash)
      .returning('id')
      .executeTakeFirst()
    if (known) return known.id
    const { count } = await transaction
      .selectFrom('lease_analysis')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_ANALYSES) return undefined
    const id = `lea_${randomBytes(16).toString('base64url')}`
    const row = { id, account_id: accountId, content_hash: hash, release_id: releaseId, analysed_at: now }
    await transaction
      .insertInto('lease_analysis')
      .values({ ...row, analysis: json })
      .execute()
    return id
  })
}

/** Lists an account's analyses, latest first. */
export async function keptAnalyses(db: Kysely<StateTables>, accountId: string): Promise<KeptAnalysis[]> {
  const rows = await select(db, accountId).orderBy('analysed_at', 'desc').orderBy('id').execute()
  return rows.map(toKept)
}

/** @returns undefined when the account has no such id; another account's looks the same */
export async function findAnalysis(
  db: Kysely<StateTables>,
  accountId: string,
  id: string,
): Promise<KeptAnalysis | undefined> {
  const row = await select(db, accountId).where('id', '=', id).executeTakeFirst()
  return row && toKept(row)
}

/** Erases one analysis of an account, or all without an id. @returns how many */
export async function eraseAnalyses(db: Kysely<StateTables>, accountId: string, id?: string): Promise<number> {
  const all = db.deleteFrom('lease_analysis').where('account_id', '=', accountId)
  const { numDeletedRows } = await (id === undefined ? all : all.where('id', '=', id)).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** All analyses for the account's export, with readable times. */
export async function exportAnalyses(db: Kysely<StateTables>, accountId: string) {
  const kept = await keptAnalyses(db, accountId)
  return kept.map(({ analysedAt, ...each }) => ({ ...each, analysedAt: new Date(analysedAt).toISOString() }))
}

function select(db: Kysely<StateTables>, accountId: string) {
  return db
    .selectFrom('lease_analysis')
    .select(['id', 'release_id', 'analysis', 'analysed_at'])
    .where('account_id', '=', accountId)
}

function toKept(row: { id: string; release_id: string; analysis: string; analysed_at: number }): KeptAnalysis {
  const { success, data } = leaseAnalysisSchema.safeParse(JSON.parse(row.analysis))
  return { id: row.id, analysedAt: row.analysed_at, releaseId: row.release_id, analysis: success ? data : null }
}

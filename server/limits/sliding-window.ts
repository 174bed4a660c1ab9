import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { StateTables } from '../state/state.ts'
import { WINDOW_MS } from './tiers.ts'

/** What is left of an allowance. */
export interface Allowance {
  allowed: boolean
  limit: number
  remaining: number
  /** Milliseconds until the oldest counted request leaves the window; null when none is counted. */
  resetMs: number | null
  /** Milliseconds until one more request is allowed; 0 unless denied. */
  retryAfterMs: number
}

/** Who is counted: an API key, an account, or the address of a caller without a credential. */
export type AllowanceHolder = `key:${number}` | `account:${string}` | `address:${string}`

/**
 * Counts one request of a holder if its allowance of the last 24 hours permits, exactly: requests of a holder are numbered, those in the window
 * are `first_seq` to `next_seq - 1`, and each moves out 24 hours after it was counted to the millisecond. A denied request is not counted.
 * @param now milliseconds since 1970; a clock set back does not let requests out of the window early
 */
export function consume(
  db: Kysely<StateTables>,
  holder: AllowanceHolder,
  limit: number,
  now: number,
): Promise<Allowance> {
  return db.transaction().execute(async (transaction) => {
    const window = await lockWindow(transaction, holder)
    const last = await countedAt(transaction, window.id, window.next - 1)
    const at = Math.max(now, last ?? now)
    const first = await firstWithin(transaction, window, at)
    const used = window.next - first
    if (used >= limit) return denied(transaction, { ...window, first }, limit, at)
    await transaction.insertInto('hit').values({ window_id: window.id, seq: window.next, counted_at: at }).execute()
    if (first > window.first)
      await transaction.deleteFrom('hit').where('window_id', '=', window.id).where('seq', '<', first).execute()
    await moveWindow(transaction, { ...window, first, next: window.next + 1 })
    const oldest = first === window.next ? at : ((await countedAt(transaction, window.id, first)) ?? at)
    return { allowed: true, limit, remaining: limit - used - 1, resetMs: oldest + WINDOW_MS - at, retryAfterMs: 0 }
  })
}

/** What is left, without counting. */
export async function peek(
  db: Kysely<StateTables>,
  holder: AllowanceHolder,
  limit: number,
  now: number,
): Promise<Allowance> {
  const row = await db
    .selectFrom('hit')
    .innerJoin('allowance_window', 'allowance_window.id', 'hit.window_id')
    .select([({ fn }) => fn.countAll<number>().as('used'), ({ fn }) => fn.min('counted_at').as('oldest')])
    .where('holder', '=', holder)
    .where('counted_at', '>', now - WINDOW_MS)
    .executeTakeFirstOrThrow()
  const remaining = Math.max(0, limit - Number(row.used))
  const resetMs = row.oldest === null ? null : Number(row.oldest) + WINDOW_MS - now
  return { allowed: remaining > 0, limit, remaining, resetMs, retryAfterMs: 0 }
}

/** Forgets windows in which nothing counts any more; a day later nothing tells of a caller. @returns how many */
export async function pruneWindows(db: Kysely<StateTables>, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('allowance_window')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('hit')
            .select('seq')
            .whereRef('hit.window_id', '=', 'allowance_window.id')
            .where('counted_at', '>', now - WINDOW_MS),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

interface Window {
  id: number
  first: number
  next: number
}

// The transaction begins with a write: it takes the lock at once, on SQLite of the database and on PostgreSQL of the row. A read first
// would fail with "database is locked" as soon as another process has written in between.
async function lockWindow(transaction: Transaction<StateTables>, holder: AllowanceHolder): Promise<Window> {
  const row = await transaction
    .insertInto('allowance_window')
    .values({ holder })
    .onConflict((conflict) => conflict.column('holder').doUpdateSet({ holder: sql`excluded.holder` }))
    .returning(['id', 'first_seq', 'next_seq'])
    .executeTakeFirstOrThrow()
  return { id: row.id, first: row.first_seq, next: row.next_seq }
}

function moveWindow(transaction: Transaction<StateTables>, { id, first, next }: Window) {
  return transaction
    .updateTable('allowance_window')
    .set({ first_seq: first, next_seq: next })
    .where('id', '=', id)
    .execute()
}

// The first of the numbered requests that is still in the window.
async function firstWithin(transaction: Transaction<StateTables>, window: Window, now: number): Promise<number> {
  const row = await transaction
    .selectFrom('hit')
    .select('seq')
    .where('window_id', '=', window.id)
    .where('seq', '>=', window.first)
    .where('counted_at', '>', now - WINDOW_MS)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
  return row?.seq ?? window.next
}

async function denied(
  transaction: Transaction<StateTables>,
  window: Window,
  limit: number,
  now: number,
): Promise<Allowance> {
  // With a lowered limit more than one request has to leave before the next is allowed.
  const blocking = (await countedAt(transaction, window.id, window.next - limit))!
  const oldest = (await countedAt(transaction, window.id, window.first))!
  const resetMs = oldest + WINDOW_MS - now
  return { allowed: false, limit, remaining: 0, resetMs, retryAfterMs: blocking + WINDOW_MS - now }
}

async function countedAt(
  transaction: Transaction<StateTables>,
  windowId: number,
  seq: number,
): Promise<number | undefined> {
  const row = await transaction
    .selectFrom('hit')
    .select('counted_at')
    .where('window_id', '=', windowId)
    .where('seq', '=', seq)
    .executeTakeFirst()
  return row?.counted_at
}

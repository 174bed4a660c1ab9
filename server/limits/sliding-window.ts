import { compareText } from '../../models/kernel/compare-text.ts'
import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import { preparedQuery } from '../state/prepared-query.ts'
import type { StateTables } from '../state/state.ts'
import { inBatches } from './in-batches.ts'
import { WINDOW_MS } from '../base/tiers.ts'
import { recordUsage } from './usage.ts'

/** Remaining allowance. */
export interface Allowance {
  allowed: boolean
  limit: number
  remaining: number
  /** Milliseconds until the oldest counted request leaves the window; null when none is counted. */
  resetMs: number | null
  /** Milliseconds until one more request is allowed; 0 unless denied. */
  retryAfterMs: number
  /** Time under which the request was counted, to give it back; null when it was not. */
  countedAt: number | null
}

/** Counted party: an API key, an account, an anonymous caller's address, or a throttled one. */
export type AllowanceHolder = `key:${number}` | `account:${string}` | `address:${string}` | `throttle:${string}`

/**
 * Counts one request of a holder if its allowance of the last 24 hours permits, exactly. A holder's requests are numbered; those in
 * the window are `first_seq` to `next_seq - 1`, and each leaves it 24 hours after it was counted, to the millisecond. A denied
 * request is not counted.
 * @param now milliseconds since 1970; a clock set back does not let requests out of the window early
 * @param windowMs length of the window in milliseconds, always the same for a holder
 */
export function consume(
  db: Kysely<StateTables>,
  holder: AllowanceHolder,
  limit: number,
  now: number,
  windowMs: number = WINDOW_MS,
): Promise<Allowance> {
  return consumeTogether(db, { holder, limit, now, windowMs })
}

interface Counting {
  holder: AllowanceHolder
  limit: number
  now: number
  windowMs: number
}

// Simultaneous requests share a transaction, whose start and end cost as much as the counting. They are sorted by holder: two
// processes that lock the same windows in different orders would deadlock.
const consumeTogether = inBatches<Kysely<StateTables>, Counting, Allowance>((db, requests) =>
  db.transaction().execute(async (transaction) => {
    const order = requests.map((_, index) => index)
    order.sort((a, b) => compareText(requests[a]!.holder, requests[b]!.holder) || a - b)
    const allowances: Allowance[] = []
    for (const index of order) allowances[index] = await consumeWithin(transaction, requests[index]!)
    return allowances
  }),
)

async function consumeWithin(
  transaction: Transaction<StateTables>,
  { holder, limit, now, windowMs }: Counting,
): Promise<Allowance> {
  const { id, last, ...window } = await lockWindow(transaction, holder)
  const at = Math.max(now, last ?? now)
  const [oldest] = await oldestAfter(transaction, { id, first: window.first, time: at - windowMs })
  const first = oldest?.seq ?? window.next
  const used = window.next - first
  if (oldest && used >= limit) {
    // After the limit was lowered, several requests must leave before the next is allowed.
    const [blocking] = await countedAt(transaction, { id, seq: window.next - limit })
    const resetMs = oldest.counted_at + windowMs - at
    return {
      allowed: false,
      limit,
      remaining: 0,
      resetMs,
      retryAfterMs: blocking!.counted_at + windowMs - at,
      countedAt: null,
    }
  }
  await addHit(transaction, { id, seq: window.next, at })
  if (first > window.first) await dropBefore(transaction, { id, seq: first })
  await move(transaction, { id, first, next: window.next + 1, at, expiresAt: at + windowMs })
  await recordUsage(transaction, holder, at)
  const resetMs = (oldest?.counted_at ?? at) + windowMs - at
  return { allowed: true, limit, remaining: limit - used - 1, resetMs, retryAfterMs: 0, countedAt: at }
}

/** Remaining allowance, without counting. */
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
  return { allowed: remaining > 0, limit, remaining, resetMs, retryAfterMs: 0, countedAt: null }
}

/** Deletes empty windows, so that nothing about a caller remains after a day. @returns how many */
export async function pruneWindows(db: Kysely<StateTables>, now: number): Promise<number> {
  // Reads only the row itself: on PostgreSQL a subquery would miss a request counted meanwhile.
  const { numDeletedRows } = await db
    .deleteFrom('allowance_window')
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Numbers of the counted requests of a holder: `first` to `next - 1`. */
export interface Window {
  id: number
  first: number
  next: number
  last: number | null
}

// Starts with a write, which takes the lock at once: the database's on SQLite, the row's on PostgreSQL. A read first would fail with
// "database is locked" once another process has written in between.
export async function lockWindow(transaction: Transaction<StateTables>, holder: AllowanceHolder): Promise<Window> {
  const [row] = await lock(transaction, { holder })
  return { id: row!.id, first: row!.first_seq, next: row!.next_seq, last: row!.last_counted_at }
}

const lock = preparedQuery((db, { holder }: { holder: string }) =>
  db
    .insertInto('allowance_window')
    .values({ holder })
    .onConflict((conflict) => conflict.column('holder').doUpdateSet({ holder: sql`excluded.holder` }))
    .returning(['id', 'first_seq', 'next_seq', 'last_counted_at']),
)

const move = preparedQuery((db, args: { id: number; first: number; next: number; at: number; expiresAt: number }) =>
  db
    .updateTable('allowance_window')
    .set({ first_seq: args.first, next_seq: args.next, last_counted_at: args.at, expires_at: args.expiresAt })
    .where('id', '=', args.id),
)

// First numbered request still in the window.
const oldestAfter = preparedQuery((db, { id, first, time }: { id: number; first: number; time: number }) =>
  db
    .selectFrom('hit')
    .select(['seq', 'counted_at'])
    .where('window_id', '=', id)
    .where('seq', '>=', first)
    .where('counted_at', '>', time)
    .orderBy('seq')
    .limit(1),
)

const countedAt = preparedQuery((db, { id, seq }: { id: number; seq: number }) =>
  db.selectFrom('hit').select('counted_at').where('window_id', '=', id).where('seq', '=', seq),
)

const addHit = preparedQuery((db, { id, seq, at }: { id: number; seq: number; at: number }) =>
  db.insertInto('hit').values({ window_id: id, seq, counted_at: at }),
)

const dropBefore = preparedQuery((db, { id, seq }: { id: number; seq: number }) =>
  db.deleteFrom('hit').where('window_id', '=', id).where('seq', '<', seq),
)

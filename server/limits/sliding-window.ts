import { compareText } from '../../models/kernel/compare-text.ts'
import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import { preparedQuery } from '../state/prepared-query.ts'
import { rowList, statement } from '../state/row-list.ts'
import type { StateTables } from '../state/state.ts'
import { inBatches } from '../state/in-batches.ts'
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

// Simultaneous requests share a transaction and its statements, each of which costs as much as the counting.
const consumeTogether = inBatches<Kysely<StateTables>, Counting, Allowance>((db, requests) =>
  db.transaction().execute(async (transaction) => {
    const windows = await openWindows(transaction, requests)
    const allowances: Allowance[] = []
    // One after the other: each counts for the next of its holder.
    for (const request of requests)
      allowances.push(await consumeWithin(transaction, windows.get(request.holder)!, request))
    const changed = [...windows.values()].filter(({ added }) => added.length > 0)
    if (changed.length > 0) await writeWindows(transaction, changed)
    return allowances
  }),
)

interface Hit {
  seq: number
  at: number
}

/** A window while a batch counts in it. */
interface OpenWindow extends Window {
  holder: AllowanceHolder
  /** First number in the database. */
  storedFirst: number
  /** First request that is still counted; undefined when none is. */
  oldest: Hit | undefined
  /** Requests of this batch, not yet in the database. */
  added: Hit[]
  windowMs: number
}

/** Locks the windows of a batch and reads their oldest counted requests. */
async function openWindows(
  transaction: Transaction<StateTables>,
  requests: readonly Counting[],
): Promise<Map<string, OpenWindow>> {
  const byHolder = new Map(requests.toReversed().map((request) => [request.holder as string, request]))
  const locked = await lockWindows(transaction, [...byHolder.keys()])
  const windows = locked.map(({ holder, ...window }): OpenWindow => {
    const { windowMs } = byHolder.get(holder)!
    return { ...window, holder, windowMs, storedFirst: window.first, oldest: undefined, added: [] }
  })
  const sought = windows.map(({ holder, id, first, last, windowMs }) => {
    const { now } = byHolder.get(holder)!
    return [id, first, Math.max(now, last ?? now) - windowMs]
  })
  const oldest = await oldestAfter(transaction, { rows: JSON.stringify(sought) })
  const byId = new Map(oldest.map(({ window_id: id, seq, counted_at: at }) => [id, { seq, at }]))
  return new Map(windows.map((window) => [window.holder, { ...window, oldest: byId.get(window.id) }]))
}

async function consumeWithin(
  transaction: Transaction<StateTables>,
  window: OpenWindow,
  { limit, now, windowMs }: Counting,
): Promise<Allowance> {
  const at = Math.max(now, window.last ?? now)
  if (window.oldest && window.oldest.at <= at - windowMs) await dropUpTo(transaction, window, at - windowMs)
  const { oldest, next } = window
  const used = next - (oldest?.seq ?? next)
  if (oldest && used >= limit) {
    // After the limit was lowered, several requests must leave before the next is allowed.
    const blocking = await countedAt(transaction, window, next - limit)
    const resetMs = oldest.at + windowMs - at
    const retryAfterMs = blocking + windowMs - at
    return { allowed: false, limit, remaining: 0, resetMs, retryAfterMs, countedAt: null }
  }
  const hit = { seq: next, at }
  window.added.push(hit)
  window.oldest ??= hit
  window.first = window.oldest.seq
  window.next++
  window.last = at
  const resetMs = window.oldest.at + windowMs - at
  return { allowed: true, limit, remaining: limit - used - 1, resetMs, retryAfterMs: 0, countedAt: at }
}

/** Passes over the requests up to a time, which left the window since the batch began. */
async function dropUpTo(transaction: Transaction<StateTables>, window: OpenWindow, time: number): Promise<void> {
  const rows = JSON.stringify([[window.id, window.first, time]])
  const [stored] = await oldestAfter(transaction, { rows })
  window.oldest = stored ? { seq: stored.seq, at: stored.counted_at } : window.added.find(({ at }) => at > time)
}

async function countedAt(
  transaction: Transaction<StateTables>,
  { id, added }: OpenWindow,
  seq: number,
): Promise<number> {
  const own = added.find((hit) => hit.seq === seq)
  return own ? own.at : (await timeOf(transaction, { id, seq }))[0]!.counted_at
}

async function writeWindows(transaction: Transaction<StateTables>, windows: readonly OpenWindow[]): Promise<void> {
  const hits = windows.flatMap(({ id, added }) => added.map(({ seq, at }) => [id, seq, at]))
  await addHits(transaction, { rows: JSON.stringify(hits) })
  const shortened = windows.filter(({ first, storedFirst }) => first > storedFirst).map(({ id, first }) => [id, first])
  if (shortened.length > 0) await dropBefore(transaction, { rows: JSON.stringify(shortened) })
  const moved = windows.map(({ id, first, next, last, windowMs }) => [id, first, next, last, last! + windowMs])
  await move(transaction, { rows: JSON.stringify(moved) })
  await recordUsage(
    transaction,
    windows.flatMap(({ holder, added }) => added.map(({ at }) => ({ holder, at }))),
  )
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

/**
 * Locks the windows of holders, new ones from their first request. In one order, or two processes that lock the same windows would wait for each other.
 * Starts with a write, which takes the lock at once: the database's on SQLite, the row's on PostgreSQL. A read first would fail with
 * "database is locked" once another process has written in between.
 */
export async function lockWindows(
  transaction: Transaction<StateTables>,
  holders: readonly string[],
): Promise<(Window & { holder: AllowanceHolder })[]> {
  const rows = JSON.stringify(holders.toSorted(compareText).map((holder) => [holder]))
  return (await lock(transaction, { rows })).map(({ holder, id, first_seq, next_seq, last_counted_at }) => {
    return { holder: holder as AllowanceHolder, id, first: first_seq, next: next_seq, last: last_counted_at }
  })
}

interface WindowRow {
  holder: string
  id: number
  first_seq: number
  next_seq: number
  last_counted_at: number | null
}

const lock = preparedQuery((db, { rows }: { rows: string }) =>
  statement(
    db,
    sql<WindowRow>`insert into allowance_window (holder) select v.holder from ${rowList(db, { holder: 'text' }, rows)} where true
      on conflict (holder) do update set next_seq = allowance_window.next_seq returning holder, id, first_seq, next_seq, last_counted_at`,
  ),
)

const move = preparedQuery((db, { rows }: { rows: string }) =>
  statement(
    db,
    sql<never>`update allowance_window set first_seq = v.first, next_seq = v.next, last_counted_at = v.last, expires_at = v.expires
      from ${rowList(db, { id: 'bigint', first: 'bigint', next: 'bigint', last: 'bigint', expires: 'bigint' }, rows)}
      where allowance_window.id = v.id`,
  ),
)

// First numbered request still in each window.
const oldestAfter = preparedQuery((db, { rows }: { rows: string }) =>
  statement(
    db,
    sql<{ window_id: number; seq: number; counted_at: number }>`select hit.window_id, hit.seq, hit.counted_at
      from ${rowList(db, { id: 'bigint', first: 'bigint', time: 'bigint' }, rows)} join hit on hit.window_id = v.id and hit.seq = (
        select h.seq from hit h where h.window_id = v.id and h.seq >= v.first and h.counted_at > v.time order by h.seq limit 1
      )`,
  ),
)

const timeOf = preparedQuery((db, { id, seq }: { id: number; seq: number }) =>
  db.selectFrom('hit').select('counted_at').where('window_id', '=', id).where('seq', '=', seq),
)

const addHits = preparedQuery((db, { rows }: { rows: string }) =>
  statement(
    db,
    sql<never>`insert into hit (window_id, seq, counted_at)
      select v.id, v.seq, v.at from ${rowList(db, { id: 'bigint', seq: 'bigint', at: 'bigint' }, rows)}`,
  ),
)

const dropBefore = preparedQuery((db, { rows }: { rows: string }) =>
  statement(
    db,
    sql<never>`delete from hit where (window_id, seq) in (
      select hit.window_id, hit.seq from ${rowList(db, { id: 'bigint', first: 'bigint' }, rows)}
      join hit on hit.window_id = v.id and hit.seq < v.first
    )`,
  ),
)

import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { preparedQuery } from '../state/prepared-query.ts'
import { rowList, statement } from '../state/row-list.ts'
import type { StateTables } from '../state/state.ts'
import type { AllowanceHolder } from './sliding-window.ts'
import { WINDOW_MS } from '../base/tiers.ts'
import { DAY_MS, formatDay } from '../../models/kernel/day.ts'

const HOUR_MS = 3_600_000
/** Retention of usage, in days. */
const KEPT_DAYS = 400

export interface Usage {
  /** Requests of the last 24 hours by hour, oldest first; the last is the current hour. */
  hours: { startsAt: number; requests: number }[]
  /** Requests of the last 30 UTC days, oldest first; the last is today. */
  days: { day: string; requests: number }[]
  last24Hours: number
  last30Days: number
  /** Milliseconds since 1970; null when never used. */
  lastUsedAt: number | null
}

/** A counted request. */
interface Counted {
  holder: AllowanceHolder
  at: number
}

/** Adds requests to their holders' days. Usage of addresses is not stored, as nobody could view it. */
export async function recordUsage(db: Kysely<StateTables>, requests: readonly Counted[]): Promise<void> {
  const days = new Map<string, [holder: string, day: number, requests: number, lastAt: number]>()
  for (const { holder, at } of requests) {
    if (!holder.startsWith('key:') && !holder.startsWith('account:')) continue
    const day = Math.floor(at / DAY_MS)
    const known = days.get(`${holder} ${day}`)
    days.set(`${holder} ${day}`, [holder, day, (known?.[2] ?? 0) + 1, at])
  }
  if (days.size > 0) await addToDays(db, { rows: JSON.stringify([...days.values()]) })
}

const addToDays = preparedQuery((db, { rows }: { rows: string }) =>
  statement(
    db,
    sql<never>`insert into usage_day (holder, day, requests, last_at)
      select v.holder, v.day, v.requests, v.at
      from ${rowList(db, { holder: 'text', day: 'bigint', requests: 'bigint', at: 'bigint' }, rows)} where true
      on conflict (holder, day) do update set requests = usage_day.requests + excluded.requests, last_at = excluded.last_at`,
  ),
)

/** Takes one request off a holder's day. */
export async function unrecordUsage(db: Kysely<StateTables>, holder: AllowanceHolder, at: number): Promise<void> {
  await db
    .updateTable('usage_day')
    .set(({ eb }) => ({ requests: eb('requests', '-', 1) }))
    .where('holder', '=', holder)
    .where('day', '=', Math.floor(at / DAY_MS))
    .where('requests', '>', 0)
    .execute()
}

/** Usage of a holder. */
export async function usageOf(db: Kysely<StateTables>, holder: AllowanceHolder, now: number): Promise<Usage> {
  const rows = await db.selectFrom('usage_day').selectAll().where('holder', '=', holder).orderBy('day').execute()
  const byDay = new Map(rows.map((row) => [row.day, row.requests]))
  const today = Math.floor(now / DAY_MS)
  const days = Array.from({ length: 30 }, (_, index) => {
    const day = today - 29 + index
    return { day: formatDay(day), requests: byDay.get(day) ?? 0 }
  })
  const hours = await hoursOf(db, holder, now)
  return {
    hours,
    days,
    last24Hours: hours.reduce((sum, hour) => sum + hour.requests, 0),
    last30Days: days.reduce((sum, day) => sum + day.requests, 0),
    lastUsedAt: rows.at(-1)?.last_at ?? null,
  }
}

/** Time of each holder's last request; holders without one are left out. */
export async function lastUsed(
  db: Kysely<StateTables>,
  holders: readonly AllowanceHolder[],
): Promise<Map<string, number>> {
  if (holders.length === 0) return new Map()
  const rows = await db
    .selectFrom('usage_day')
    .select(['holder', ({ fn }) => fn.max('last_at').as('last_at')])
    .where('holder', 'in', holders)
    .groupBy('holder')
    .execute()
  return new Map(rows.map((row) => [row.holder, Number(row.last_at)]))
}

/** Deletes usage past its retention. */
export async function pruneUsage(db: Kysely<StateTables>, now: number): Promise<void> {
  await db
    .deleteFrom('usage_day')
    .where('day', '<', Math.floor(now / DAY_MS) - KEPT_DAYS)
    .execute()
}

async function hoursOf(db: Kysely<StateTables>, holder: AllowanceHolder, now: number): Promise<Usage['hours']> {
  const hits = await db
    .selectFrom('hit')
    .innerJoin('allowance_window', 'allowance_window.id', 'hit.window_id')
    .select('counted_at')
    .where('holder', '=', holder)
    .where('counted_at', '>', now - WINDOW_MS)
    .execute()
  // The current hour, the 23 before it, and the rest of the hour before those.
  const first = Math.floor(now / HOUR_MS) - 24
  const hours = Array.from({ length: 25 }, (_, index) => ({ startsAt: (first + index) * HOUR_MS, requests: 0 }))
  for (const { counted_at } of hits) {
    const hour = hours[Math.floor(counted_at / HOUR_MS) - first]
    if (hour) hour.requests++
  }
  return hours
}

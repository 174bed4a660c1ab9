import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isoDateAt } from '../../models/kernel/day.ts'
import { watchSearchSchema, type WatchSearch } from '../../models/openapi/watch-documents.ts'
import { BadArgumentsError } from '../base/read-arguments.ts'
import { NotFoundError } from '../base/not-found.ts'
import { lockAccount } from '../state/lock-account.ts'
import type { StateTables } from '../state/state.ts'

/** Maximum watches of an account. */
export const MAX_WATCHES = 20

/** A search that an account asks about again. */
export interface KeptWatch {
  id: string
  name: string
  search: WatchSearch
  /** Day of the release whose answer the person has seen. */
  seenUntil: string
  createdOn: string
}

interface NewWatch {
  accountId: string
  name: string
  search: WatchSearch
  seenUntil: string
  /** Milliseconds since 1970. */
  now: number
}

/** Keeps a search. The same search is found again, so that retries add nothing. @throws BadArgumentsError when the account has the maximum */
export function keepWatch(
  db: Kysely<StateTables>,
  { accountId, name, search, ...watch }: NewWatch,
): Promise<KeptWatch> {
  const json = JSON.stringify(search)
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, accountId)
    const own = await watchesOf(transaction, accountId)
    const same = own.find((each) => JSON.stringify(each.search) === json)
    if (same) return same
    if (own.length >= MAX_WATCHES) throw tooMany()
    const row = {
      id: `wat_${randomBytes(16).toString('base64url')}`,
      account_id: accountId,
      name,
      search: json,
      seen_until: watch.seenUntil,
      created_at: watch.now,
    }
    await transaction.insertInto('watch').values(row).execute()
    return toKept(row)
  })
}

/** Watches of an account, oldest first. */
export async function watchesOf(db: Kysely<StateTables>, accountId: string): Promise<KeptWatch[]> {
  const rows = await db
    .selectFrom('watch')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toKept)
}

/** @throws NotFoundError when the account has no such watch; another account's looks the same */
export async function findWatch(db: Kysely<StateTables>, accountId: string, id: string): Promise<KeptWatch> {
  const row = await db
    .selectFrom('watch')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw noSuchWatch(id)
  return toKept(row)
}

/** Notes up to which day the person has seen the news. @throws NotFoundError */
export async function noteSeen(
  db: Kysely<StateTables>,
  { accountId, id, seenUntil }: { accountId: string; id: string; seenUntil: string },
): Promise<KeptWatch> {
  await db
    .updateTable('watch')
    .set({ seen_until: seenUntil })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
  return findWatch(db, accountId, id)
}

/** @throws NotFoundError */
export async function eraseWatch(db: Kysely<StateTables>, accountId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('watch')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (Number(numDeletedRows) === 0) throw noSuchWatch(id)
}

function toKept(row: StateTables['watch']): KeptWatch {
  return {
    id: row.id,
    name: row.name,
    search: watchSearchSchema.parse(JSON.parse(row.search)),
    seenUntil: row.seen_until,
    createdOn: isoDateAt(Number(row.created_at)),
  }
}

function noSuchWatch(id: string): NotFoundError {
  return new NotFoundError([{ key: 'reply.lack.watch', values: { id: JSON.stringify(id.slice(0, 64)) } }])
}

function tooMany(): BadArgumentsError {
  return new BadArgumentsError([
    { field: 'name', received: MAX_WATCHES + 1, expected: `at most ${MAX_WATCHES} watches; delete one first` },
  ])
}

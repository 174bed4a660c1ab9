import type { Kysely } from 'kysely'
import type { Locale } from '../../models/kernel/locale.ts'
import type { Tier } from '../base/tiers.ts'
import { toMilliseconds } from '../state/account-tables.ts'
import type { StateTables } from '../state/state.ts'

export interface Account {
  id: string
  email: string
  emailVerified: boolean
  name: string
  tier: Tier
  /** Language of the mails to this account. */
  locale: Locale
  /** Milliseconds since 1970. */
  createdAt: number
}

export async function findAccount(db: Kysely<StateTables>, id: string): Promise<Account | undefined> {
  const row = await selectAccounts(db).where('id', '=', id).executeTakeFirst()
  return row && toAccount(row)
}

/** Finds an account by address; addresses are stored and compared in lower case. */
export async function findAccountByEmail(db: Kysely<StateTables>, email: string): Promise<Account | undefined> {
  const row = await selectAccounts(db).where('email', '=', email.trim().toLowerCase()).executeTakeFirst()
  return row && toAccount(row)
}

/** Lists all accounts, oldest first. */
export async function listAccounts(db: Kysely<StateTables>): Promise<Account[]> {
  const rows = await selectAccounts(db).orderBy('createdAt').orderBy('id').execute()
  return rows.map(toAccount)
}

/** Changes the allowance of an account and all its keys. @returns undefined when the id is unknown */
export async function setTier(db: Kysely<StateTables>, id: string, tier: Tier): Promise<Account | undefined> {
  await db.updateTable('user').set({ tier }).where('id', '=', id).execute()
  return findAccount(db, id)
}

/** Sets the language of the mails to an account. */
export async function setLocale(db: Kysely<StateTables>, id: string, locale: Locale): Promise<void> {
  await db.updateTable('user').set({ locale }).where('id', '=', id).execute()
}

function selectAccounts(db: Kysely<StateTables>) {
  return db.selectFrom('user').select(['id', 'email', 'emailVerified', 'name', 'tier', 'locale', 'createdAt'])
}

function toAccount(row: Awaited<ReturnType<ReturnType<typeof selectAccounts>['execute']>>[number]): Account {
  return { ...row, emailVerified: Boolean(row.emailVerified), createdAt: toMilliseconds(row.createdAt) }
}

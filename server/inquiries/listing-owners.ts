import type { Kysely, Transaction } from 'kysely'
import type { Locale } from '../../models/kernel/locale.ts'
import type { StateTables } from '../state/state.ts'

/** Contact of an owner reference. */
export interface ListingOwner {
  ownerRef: string
  email: string
  locale: Locale
  /** Milliseconds since 1970. */
  linkedAt: number
}

/**
 * Links an owner reference to an address that the operator knows to be the owner's. A previously linked address loses its
 * conversations to the new one, and its mailed links end.
 */
export async function linkOwner(db: Kysely<StateTables>, owner: ListingOwner): Promise<void> {
  const values = { email: owner.email.trim().toLowerCase(), locale: owner.locale, linked_at: owner.linkedAt }
  await db
    .insertInto('listing_owner')
    .values({ owner_ref: owner.ownerRef, ...values })
    .onConflict((conflict) => conflict.column('owner_ref').doUpdateSet(values))
    .execute()
}

/** Erases an owner and all conversations about the reference's listings. @returns whether the owner existed */
export function eraseOwner(db: Kysely<StateTables>, ownerRef: string): Promise<boolean> {
  return db.transaction().execute((transaction) => eraseWithin(transaction, ownerRef))
}

/** Erases all owners with this address, in a transaction that has already written. */
export async function eraseOwnersOf(transaction: Transaction<StateTables>, email: string): Promise<void> {
  for (const { ownerRef } of await ownersOf(transaction, email)) await eraseWithin(transaction, ownerRef)
}

export async function findOwner(db: Kysely<StateTables>, ownerRef: string): Promise<ListingOwner | undefined> {
  const row = await db.selectFrom('listing_owner').selectAll().where('owner_ref', '=', ownerRef).executeTakeFirst()
  return row && toOwner(row)
}

/** References of owners with this address, which its account must have confirmed. */
export async function ownersOf(db: Kysely<StateTables>, email: string): Promise<ListingOwner[]> {
  const rows = await db
    .selectFrom('listing_owner')
    .selectAll()
    .where('email', '=', email.trim().toLowerCase())
    .orderBy('owner_ref')
    .execute()
  return rows.map(toOwner)
}

/** References with inquiries but no linked address, with their number of conversations. */
export async function unlinkedOwners(db: Kysely<StateTables>): Promise<{ ownerRef: string; conversations: number }[]> {
  const rows = await db
    .selectFrom('inquiry')
    .leftJoin('listing_owner', 'listing_owner.owner_ref', 'inquiry.owner_ref')
    .select(['inquiry.owner_ref', ({ fn }) => fn.countAll<number>().as('conversations')])
    .where('listing_owner.owner_ref', 'is', null)
    .groupBy('inquiry.owner_ref')
    .orderBy('inquiry.owner_ref')
    .execute()
  return rows.map(({ owner_ref, conversations }) => ({ ownerRef: owner_ref, conversations: Number(conversations) }))
}

async function eraseWithin(transaction: Transaction<StateTables>, ownerRef: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('listing_owner')
    .where('owner_ref', '=', ownerRef)
    .executeTakeFirstOrThrow()
  for (const table of ['inquiry', 'inquiry_block'] as const)
    await transaction.deleteFrom(table).where('owner_ref', '=', ownerRef).execute()
  return numDeletedRows > 0n
}

function toOwner(row: { owner_ref: string; email: string; locale: Locale; linked_at: number }): ListingOwner {
  return { ownerRef: row.owner_ref, email: row.email, locale: row.locale, linkedAt: row.linked_at }
}

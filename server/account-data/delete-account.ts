import type { Kysely, Transaction } from 'kysely'
import { listKeys } from '../auth/keys.ts'
import { eraseOwnersOf } from '../inquiries/listing-owners.ts'
import type { StateTables } from '../state/state.ts'

/**
 * Deletes an account and everything stored about it in one transaction: keys, sessions, connected apps, usage, analyses, queued
 * mails and sent inquiries. Once its address is confirmed, also the owner's inbox at that address and conversations that name it as
 * contact.
 * @returns whether the account existed
 */
export function deleteAccount(db: Kysely<StateTables>, id: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Starts with a write, so the transaction takes the lock at once.
    const account = await transaction
      .updateTable('user')
      .set(({ ref }) => ({ tier: ref('tier') }))
      .where('id', '=', id)
      .returning(['email', 'emailVerified'])
      .executeTakeFirst()
    if (!account) return false
    // Anyone can open an account with any address; an unconfirmed one must not erase the data of the address's real owner.
    if (account.emailVerified) await eraseAddress(transaction, account.email)
    const holders = [`account:${id}`]
    for (const key of await listKeys(transaction, id)) holders.push(`key:${key.id}`)
    await transaction.deleteFrom('usage_day').where('holder', 'in', holders).execute()
    await transaction.deleteFrom('allowance_window').where('holder', 'in', holders).execute()
    await transaction.deleteFrom('inquiry_block').where('party', '=', `account:${id}`).execute()
    await transaction.deleteFrom('verification').where('value', '=', id).execute()
    // Other tables follow through `on delete cascade`.
    await transaction.deleteFrom('user').where('id', '=', id).execute()
    return true
  })
}

async function eraseAddress(transaction: Transaction<StateTables>, email: string): Promise<void> {
  await eraseOwnersOf(transaction, email)
  await transaction.deleteFrom('inquiry').where('contact_email', '=', email).execute()
}

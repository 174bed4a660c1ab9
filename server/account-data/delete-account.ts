import type { Kysely, Transaction } from 'kysely'
import { listKeys } from '../auth/keys.ts'
import { eraseOwnersOf } from '../inquiries/listing-owners.ts'
import type { StateTables } from '../state/state.ts'

/**
 * Deletes an account with all that is kept of it, at once or not at all: keys, sessions, connected apps, use, analyses, mails on their way,
 * what it wrote, and, once its address is confirmed, what was written to the owner or names the contact of that address.
 * @returns whether there was one
 */
export function deleteAccount(db: Kysely<StateTables>, id: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Begins with a write, which takes the lock at once.
    const account = await transaction
      .updateTable('user')
      .set(({ ref }) => ({ tier: ref('tier') }))
      .where('id', '=', id)
      .returning(['email', 'emailVerified'])
      .executeTakeFirst()
    if (!account) return false
    // A stranger can open an account with any address, and must not erase what belongs to whoever has it.
    if (account.emailVerified) await eraseAddress(transaction, account.email)
    const holders = [`account:${id}`]
    for (const key of await listKeys(transaction, id)) holders.push(`key:${key.id}`)
    await transaction.deleteFrom('usage_day').where('holder', 'in', holders).execute()
    await transaction.deleteFrom('allowance_window').where('holder', 'in', holders).execute()
    await transaction.deleteFrom('inquiry_block').where('party', '=', `account:${id}`).execute()
    await transaction.deleteFrom('verification').where('value', '=', id).execute()
    // What else refers to the account goes with it: the tables say `on delete cascade`.
    await transaction.deleteFrom('user').where('id', '=', id).execute()
    return true
  })
}

async function eraseAddress(transaction: Transaction<StateTables>, email: string): Promise<void> {
  await eraseOwnersOf(transaction, email)
  await transaction.deleteFrom('inquiry').where('contact_email', '=', email).execute()
}

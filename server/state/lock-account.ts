import type { Transaction } from 'kysely'
import type { StateTables } from './state.ts'

/** Locks an account until the transaction ends, so that two simultaneous requests cannot both take the last free place. */
export async function lockAccount(transaction: Transaction<StateTables>, accountId: string): Promise<void> {
  await transaction
    .updateTable('user')
    .set(({ ref }) => ({ tier: ref('tier') }))
    .where('id', '=', accountId)
    .execute()
}

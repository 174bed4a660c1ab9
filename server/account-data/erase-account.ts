import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { outboxPath, readOutbox } from '../mail/outbox.ts'
import type { State } from '../state/state.ts'
import { deleteAccount } from './delete-account.ts'

/**
 * Deletes an account from the database, its log and the outbox of a server without mail. Backups keep it until they are replaced.
 * @returns whether the account existed
 */
export async function eraseAccount(
  { db, settle, emptyLog }: Pick<State, 'db' | 'settle' | 'emptyLog'>,
  dataDir: string,
  id: string,
): Promise<boolean> {
  const account = await db.selectFrom('user').select('email').where('id', '=', id).executeTakeFirst()
  if (!(await deleteAccount(db, id))) return false
  for (const { file, to } of readOutbox(dataDir, Number.POSITIVE_INFINITY))
    if (to === account?.email) rmSync(join(outboxPath(dataDir), file), { force: true })
  // Deleted rows are overwritten in the database; what the log still says of them goes with the log.
  await settle()
  await emptyLog()
  return true
}

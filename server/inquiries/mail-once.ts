import type { Kysely } from 'kysely'
import type { NewMail } from '../mail/mail-queue.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { StateTables } from '../state/state.ts'

/**
 * Queues the mail about a message and marks the message as notified in one transaction, so that a crash between the two can neither
 * lose nor repeat it.
 * @returns false when another process was first
 */
export function mailOnce(
  { db, mailer, now }: { db: Kysely<StateTables>; mailer: Mailer; now: number },
  messageId: number,
  mail: NewMail,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('inquiry_message')
      .set({ notified_at: now })
      .where('id', '=', messageId)
      .where('notified_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    await mailer.enqueue(transaction, mail, now)
    return true
  })
}

import type { Kysely } from 'kysely'
import type { StateTables } from '../state/state.ts'
import { DAY_MS } from '../../models/kernel/day.ts'

/** Retention of an inquiry whose last message is unanswered, in milliseconds. */
export const UNANSWERED_MS = 90 * DAY_MS
/** Retention of an answered or closed inquiry after its last message, in milliseconds. */
export const QUIET_MS = 365 * DAY_MS

/** Erases expired conversations with their messages, and blocks of deleted accounts. @returns how many conversations */
export async function pruneInquiries(db: Kysely<StateTables>, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('inquiry')
    .where(({ eb, and, or }) =>
      or([
        and([eb('status', '=', 'awaiting_reply'), eb('last_message_at', '<=', now - UNANSWERED_MS)]),
        eb('last_message_at', '<=', now - QUIET_MS),
      ]),
    )
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('inquiry_block')
    .where('party', 'like', 'account:%')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('user')
            .select('id')
            .where(({ eb, ref, val }) => eb(ref('party'), '=', eb(val('account:'), '||', ref('user.id')))),
        ),
      ),
    )
    .execute()
  return Number(numDeletedRows)
}

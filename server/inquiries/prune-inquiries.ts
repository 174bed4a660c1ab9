import type { Kysely } from 'kysely'
import type { StateTables } from '../state/state.ts'
import { DAY_MS } from '../../models/kernel/day.ts'

/** An inquiry whose last message nobody has answered is erased after so long. */
export const UNANSWERED_MS = 90 * DAY_MS
/** An answered or closed one, after so long without a message. */
export const QUIET_MS = 365 * DAY_MS

/** Erases conversations whose time is over, with their messages, and blocks of accounts that are gone. @returns how many conversations */
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

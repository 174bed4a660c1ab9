import type { Kysely } from 'kysely'
import type { StateTables } from '../state/state.ts'
import { lockWindows } from './sliding-window.ts'
import type { AllowanceHolder } from './sliding-window.ts'
import { unrecordUsage } from './usage.ts'

/**
 * Takes back one request that was counted at a time. Requests counted at the same time are alike, so any of them may go.
 * @param countedAt `Allowance.countedAt` of the request
 */
export async function giveBack(db: Kysely<StateTables>, holder: AllowanceHolder, countedAt: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const [window] = await lockWindows(transaction, [holder])
    const { id, first, next } = window!
    const later = await transaction
      .selectFrom('hit')
      .select(['seq', 'counted_at'])
      .where('window_id', '=', id)
      .where('seq', '>=', first)
      .where('counted_at', '>=', countedAt)
      .orderBy('seq')
      .execute()
    if (later[0]?.counted_at !== countedAt) return
    // Numbers stay without a gap: each later request takes the number before its own.
    for (const [index, { seq }] of later.slice(0, -1).entries())
      await transaction
        .updateTable('hit')
        .set({ counted_at: later[index + 1]!.counted_at })
        .where('window_id', '=', id)
        .where('seq', '=', seq)
        .execute()
    await transaction
      .deleteFrom('hit')
      .where('window_id', '=', id)
      .where('seq', '=', next - 1)
      .execute()
    await transaction
      .updateTable('allowance_window')
      .set({ next_seq: next - 1 })
      .where('id', '=', id)
      .execute()
    await unrecordUsage(transaction, holder, countedAt)
  })
}

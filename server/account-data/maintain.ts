import { pruneAccounts } from './prune-accounts.ts'
import { pruneUsage } from '../limits/usage.ts'
import { pruneWindows } from '../limits/sliding-window.ts'
import type { Log } from '../observability/log.ts'
import type { State } from '../state/state.ts'

const CHECKPOINT_MS = 10_000
const PRUNE_MS = 600_000

/**
 * Keeps the database small while requests go on: checkpoints its log, deletes expired rows. @returns a handle that stops once
 * current work is done
 */
export function maintain(state: State, clock: () => number, log: Log): { stop(): Promise<void> } {
  let underWay = prune(state, clock, log)
  const checkpoints = setInterval(() => {
    state.checkpoint().catch((error: unknown) => log.error({ err: error }, 'checkpoint failed'))
  }, CHECKPOINT_MS).unref()
  const prunes = setInterval(() => {
    underWay = underWay.then(() => prune(state, clock, log))
  }, PRUNE_MS).unref()
  return {
    stop() {
      clearInterval(checkpoints)
      clearInterval(prunes)
      return underWay
    },
  }
}

async function prune({ db }: State, clock: () => number, log: Log): Promise<void> {
  try {
    await pruneWindows(db, clock())
    await pruneUsage(db, clock())
    await pruneAccounts(db, clock())
  } catch (error) {
    // Retried next time; a full disk or a lost connection also shows in the requests.
    log.error({ err: error }, 'state could not be pruned')
  }
}

import { CommanderError } from 'commander'
import { UsageError } from '../base/usage-error.ts'
import { LockedError } from '../engine/lock.ts'
import { BlockedReleaseError } from '../publish/publish-release.ts'
import { StoreError } from '../publish/store/object-store.ts'
import { BadInputError } from '../files/csv-table.ts'
import { FeedError } from '../ingest/raw/feed-error.ts'
import { systemFault } from './system-fault.ts'

/** Exit codes that scripts can rely on. */
export const EXIT = {
  ok: 0,
  failed: 1,
  /** Invalid argument, invalid setting, or a file that cannot be used. */
  usage: 2,
  /** The quality gates blocked the release; the previous one stays current. */
  blocked: 3,
  /** Another run holds the lock. */
  locked: 4,
  /** Published, but a feed failed and `--strict` was set. */
  feedFailed: 5,
  /** Releases differ (`diff --exit-code`) or a release is damaged (`verify`). */
  different: 6,
  interrupted: 130,
  /** The reader of the output has gone: 128 and the number of SIGPIPE. */
  readerGone: 141,
} as const

export const EXIT_CODE_HELP = `
Exit codes: 0 done · 1 failed · 2 invalid usage or input · 3 blocked by the quality gates · 4 another run is in progress
            5 a feed failed (--strict) · 6 different or damaged · 130 interrupted · 141 nobody reads on`

export function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage
  if (error instanceof BlockedReleaseError) return EXIT.blocked
  if (error instanceof LockedError) return EXIT.locked
  if (error instanceof UsageError || error instanceof BadInputError || error instanceof FeedError) return EXIT.usage
  if (isInterruption(error)) return EXIT.interrupted
  return EXIT.failed
}

/** Prints one line for an error that the user can fix, the stack for any other. */
export function reportError(error: unknown): void {
  const known = [EXIT.blocked, EXIT.locked, EXIT.usage] as number[]
  if (isInterruption(error)) console.error('Stopped. Finished jobs are kept; the current release has not changed.')
  else if (known.includes(exitCodeOf(error)) || error instanceof StoreError) console.error((error as Error).message)
  else if (systemFault(error) !== undefined) console.error(systemFault(error))
  else console.error(error instanceof Error ? (error.stack ?? error.message) : error)
}

function isInterruption(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || /INTERRUPT/i.test(error.message))
}

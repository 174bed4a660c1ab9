import { BusyError } from '../base/busy.ts'
import { keyedHash } from '../base/secret.ts'
import { WINDOW_MS } from '../base/tiers.ts'
import { consume, peek } from '../limits/sliding-window.ts'
import type { AllowanceHolder } from '../limits/sliding-window.ts'
import type { Throttling } from '../limits/throttle.ts'

/** Seconds for which the leases of one account are read in any 24 hours, on pages and by apps together. */
export const READING_SECONDS = 600

/** An account has used its seconds. */
export class ReadingTimeUsedError extends BusyError {
  override name = 'ReadingTimeUsedError'
}

/** @throws ReadingTimeUsedError when the account has used its seconds; says when the next come */
export async function requireReadingTime({ db, secret, now }: Throttling, accountId: string): Promise<void> {
  const { allowed, resetMs } = await peek(db, holderOf(secret, accountId), READING_SECONDS, now)
  if (allowed) return
  throw new ReadingTimeUsedError(
    [{ key: 'reply.error.readingTime', values: { n: READING_SECONDS } }],
    resetMs ?? WINDOW_MS,
  )
}

/** Counts begun seconds. */
export async function countReadingTime(
  { db, secret, now }: Throttling,
  accountId: string,
  milliseconds: number,
): Promise<void> {
  const holder = holderOf(secret, accountId)
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000))
  await Promise.all(Array.from({ length: seconds }, () => consume(db, holder, READING_SECONDS, now)))
}

function holderOf(secret: string, accountId: string): AllowanceHolder {
  return `throttle:lease-seconds:${keyedHash(secret, 'throttle', accountId)}`
}

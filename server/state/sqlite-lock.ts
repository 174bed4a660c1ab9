import { setTimeout as delay } from 'node:timers/promises'

const SQLITE_BUSY = 5
/** Longest a request waits for another process, such as `lux keys`, to finish writing. */
const LONGEST_WAIT_MS = 2_000
const RETRY_MS = 20

/** Runs a statement again while another process holds the write lock. @throws the error of SQLite after the longest wait */
export type UnderLock = <Result>(run: () => Promise<Result>) => Promise<Result>

/**
 * SQLite's own wait blocks the thread, and with it every address of the service; this one leaves the thread free. The time counts from the moment the
 * lock was first found held, so that requests in a queue do not wait one after the other.
 * @param now milliseconds of a clock that only goes forward
 */
export function sqliteLock(now: () => number = () => performance.now()): UnderLock {
  let heldSince: number | undefined
  let lastHeld = Number.NEGATIVE_INFINITY
  return async (run) => {
    for (;;) {
      try {
        const result = await run()
        heldSince = undefined
        return result
      } catch (error) {
        if (!isBusy(error)) throw error
        const at = now()
        if (heldSince === undefined || at - lastHeld > LONGEST_WAIT_MS) heldSince = at
        lastHeld = at
        if (at - heldSince >= LONGEST_WAIT_MS) throw error
        await delay(RETRY_MS)
      }
    }
  }
}

function isBusy(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY
}

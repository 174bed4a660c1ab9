import { open, type FileHandle } from 'node:fs/promises'

/** Tables whose last rows may be lost with the power: counters of calls. What people do is in all others. */
const COUNTERS = /^\s*(?:insert into|update|delete from)\s+"?(?:allowance_window|window_hit|hit|usage_day)\b/i
const COMMIT = /^\s*commit\b/i
const WRITES = /^\s*(?:insert|update|delete|replace|with)\b/i

/** Keeps what was written to SQLite's log on the disk before anybody is told that it was. */
export interface SettledWrites {
  /** Notes a statement that ran. */
  ran(sql: string): void
  /** Resolves when everything that ran before is on the disk; at once where nothing but counters did. One sync serves all who wait. */
  settle(): Promise<void>
  close(): Promise<void>
}

/**
 * SQLite writes each transaction to its log without waiting for the disk; waiting inside a statement would hold up every other request of this
 * process. The wait comes once, on another thread, before the answer that acknowledges the write.
 * @param path the database; its log lies beside it
 * @param synced told after each sync
 */
export function settledWrites(path: string, synced: () => void = () => undefined): SettledWrites {
  let [written, durable] = [0, 0]
  /** Whether a transaction may hold a write: it reaches the log at its end, which another request's sync may come before. */
  let isToCommit = false
  let log: Promise<FileHandle> | undefined
  let current: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined

  async function sync(): Promise<void> {
    next = undefined
    const upTo = written
    if (durable >= upTo) return
    log ??= open(`${path}-wal`, 'r')
    await (await log).datasync()
    durable = upTo
    synced()
  }

  return {
    ran(sql) {
      const writes = WRITES.test(sql) && !COUNTERS.test(sql)
      const commits = isToCommit && COMMIT.test(sql)
      if (writes || commits) written++
      if (writes) isToCommit = true
      else if (commits) isToCommit = false
    },
    settle() {
      if (durable >= written) return Promise.resolve()
      next ??= current = current.catch(() => undefined).then(sync)
      return next
    },
    async close() {
      await current.catch(() => undefined)
      if (log) await (await log).close()
    },
  }
}

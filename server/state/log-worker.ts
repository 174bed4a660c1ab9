import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { LogTask } from './log-keeper.ts'

/** Longest wait for a transaction of another connection, in milliseconds. */
const LOCK_MS = 2_000

const database = new DatabaseSync(workerData as string)
database.exec(`pragma busy_timeout = ${LOCK_MS}; pragma synchronous = normal; pragma journal_size_limit = 0`)

parentPort!.on('message', (task: LogTask) => parentPort!.postMessage(faultOf(task)))

function faultOf(task: LogTask): string | null {
  try {
    if (task === 'empty') database.exec('pragma wal_checkpoint(truncate)')
    else beginAnew()
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** The first write after a checkpoint syncs the head of the log: this thread makes it, since others would hold up requests meanwhile. */
function beginAnew(): void {
  const { busy, log, checkpointed } = database.prepare('pragma wal_checkpoint(passive)').get()!
  // Alone in the log is the page that this thread wrote the last time.
  if (busy !== 0 || log !== checkpointed || Number(log) <= 1) return
  const { user_version: version } = database.prepare('pragma user_version').get()!
  database.exec(`pragma user_version = ${Number(version)}`)
}

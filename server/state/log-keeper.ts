import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** `begin-anew`: moves the log into the database and starts it again; `empty`: the same, and nothing of it stays on the disk. */
export type LogTask = 'begin-anew' | 'empty'

/** Moves SQLite's log into the database on a thread of its own, which waits for the disk so that no request has to. */
export interface LogKeeper {
  /** @throws Error with the reason of SQLite */
  run(task: LogTask): Promise<void>
  close(): Promise<void>
}

/** @param path the database; the thread starts with the first task */
export function logKeeper(path: string): LogKeeper {
  let worker: Worker | undefined
  let last: Promise<void> = Promise.resolve()

  async function ask(task: LogTask): Promise<void> {
    const asked = (worker ??= started())
    // A process may end while the thread has nothing to do, and not before it has done what it was asked.
    asked.ref()
    asked.postMessage(task)
    try {
      const [fault] = (await once(asked, 'message')) as [string | null]
      if (fault !== null) throw new Error(fault)
    } finally {
      asked.unref()
    }
  }

  function started(): Worker {
    const thread = new Worker(new URL('./log-worker.ts', import.meta.url), { workerData: path, env: {} })
    // A thread that fails is replaced at the next task.
    return thread.once('error', () => (worker = undefined))
  }

  return {
    run(task) {
      last = last.catch(() => undefined).then(() => ask(task))
      return last
    },
    async close() {
      await last.catch(() => undefined)
      await worker?.terminate()
    },
  }
}

import { eachInThreads, mapInThreads } from './in-threads.ts'
import { NO_FILES, type TaskRunner } from './tasks.ts'

/** Runs tasks in this process; in the calling thread when only one is allowed, since each further thread loads what it runs. */
export function localTasks({ threads, signal }: { threads: number; signal: AbortSignal }): TaskRunner {
  return {
    async *map(kind, tasks) {
      const most = Math.min(threads, kind.most ?? threads)
      if (most > 1) return yield* mapInThreads(kind.module, tasks, { ...kind, threads: most, signal })
      for await (const task of tasks) {
        signal.throwIfAborted()
        yield await kind.direct(task, kind.filesOf?.(task) ?? NO_FILES)
      }
    },
    async *each(kind, tasks) {
      const most = Math.min(threads, kind.most ?? threads)
      if (most > 1) return yield* eachInThreads(kind.module, tasks, { ...kind, threads: most, signal })
      for (const task of tasks) {
        signal.throwIfAborted()
        yield { task, result: await kind.direct(task, kind.filesOf?.(task) ?? NO_FILES) }
      }
    },
  }
}

import { once } from 'node:events'
import { parentPort, Worker } from 'node:worker_threads'

export interface ThreadOptions {
  /** At most so many at a time. */
  threads: number
  signal: AbortSignal
}

/**
 * Gives each task to a thread that runs `module`, which calls `answerTasks`. Tasks start in their order: the largest should stand first.
 * @returns the results in the order of the tasks
 * @throws what a thread throws, or the reason of the abort; all threads are ended then
 */
export async function inThreads<Task, Result>(
  module: URL,
  tasks: readonly Task[],
  { threads, signal }: ThreadOptions,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const drain = async (): Promise<void> => {
    const worker = new Worker(module)
    try {
      for (let at = next++; at < tasks.length; at = next++) {
        worker.postMessage(tasks[at])
        ;[results[at]] = (await once(worker, 'message', { signal })) as [Result]
      }
    } catch (error) {
      next = tasks.length
      throw error
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, drain))
  return results
}

/** Makes the thread that calls it answer tasks until it is ended. */
export function answerTasks<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  // What it throws becomes an unhandled rejection, which ends the thread and is told to its owner.
  parentPort!.on('message', async (task: Task) => parentPort!.postMessage(await work(task)))
}

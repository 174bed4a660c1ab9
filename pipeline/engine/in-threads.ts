import { once } from 'node:events'
import { parentPort, Worker } from 'node:worker_threads'

export interface ThreadOptions {
  /** At most so many at a time. */
  threads: number
  signal: AbortSignal
}

/** As `mapInThreads`, for tasks and results that are few. Tasks start in their order: the largest should stand first. */
export function inThreads<Task, Result>(
  module: URL,
  tasks: readonly Task[],
  options: ThreadOptions,
): Promise<Result[]> {
  return Array.fromAsync(mapInThreads<Task, Result>(module, tasks, options))
}

/**
 * Gives each task to a thread that runs `module`, which calls `answerTasks`. Tasks are drawn as threads become free.
 * @returns the results in the order of the tasks
 * @throws what a thread throws, or the reason of the abort; all threads are ended then
 */
export async function* mapInThreads<Task, Result>(
  module: URL,
  tasks: Iterable<Task> | AsyncIterable<Task>,
  { threads, signal }: ThreadOptions,
): AsyncGenerator<Result> {
  const workers: Worker[] = []
  const idle: Worker[] = []
  const running = new Set<Promise<void>>()
  const results: Promise<Result>[] = []
  const spawn = (): Worker => {
    const worker = new Worker(module)
    workers.push(worker)
    return worker
  }
  try {
    for await (const task of tasks) {
      if (idle.length === 0 && workers.length === threads) await Promise.race(running)
      const worker = idle.pop() ?? spawn()
      const result = ask<Task, Result>(worker, task, signal)
      const turn: Promise<void> = freeAfter(result, () => {
        running.delete(turn)
        idle.push(worker)
      })
      // Whoever awaits them is told; a second one that fails meanwhile must not end the process.
      for (const promise of [turn, result]) promise.catch(() => undefined)
      running.add(turn)
      results.push(result)
      while (results.length > 2 * threads) yield await results.shift()!
    }
    for (const result of results) yield await result
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

async function freeAfter(result: Promise<unknown>, free: () => void): Promise<void> {
  await result
  free()
}

async function ask<Task, Result>(worker: Worker, task: Task, signal: AbortSignal): Promise<Result> {
  worker.postMessage(task)
  const [result] = (await once(worker, 'message', { signal })) as [Result]
  return result
}

/** Makes the thread that calls it answer tasks until it is ended. */
export function answerTasks<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  // What it throws becomes an unhandled rejection, which ends the thread and is told to its owner.
  parentPort!.on('message', async (task: Task) => parentPort!.postMessage(await work(task)))
}

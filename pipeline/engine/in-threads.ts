import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Posted, ThreadStart } from './answer-tasks.ts'
import { NO_FILES, type TaskFiles } from './tasks.ts'

export interface ThreadOptions<Task> extends ThreadStart {
  /** Maximum concurrent threads. */
  threads: number
  signal: AbortSignal
  filesOf?(task: Task): TaskFiles
}

/**
 * Distributes tasks to threads that run `module`, which must call `answerTasks`. A thread gets its next task when it is free.
 * @returns the results in the order of the tasks
 * @throws any error of a thread, or the reason of the abort; ends all threads first
 */
export async function* mapInThreads<Task, Result>(
  module: URL,
  tasks: Iterable<Task> | AsyncIterable<Task>,
  { threads, signal, filesOf, setup, folder }: ThreadOptions<Task>,
): AsyncGenerator<Result> {
  const workers: Worker[] = []
  const idle: Worker[] = []
  const running = new Set<Promise<void>>()
  const results: Promise<Result>[] = []
  const spawn = (): Worker => {
    const worker = startThread(module, { setup, folder })
    workers.push(worker)
    return worker
  }
  try {
    for await (const task of tasks) {
      if (idle.length === 0 && workers.length === threads) await Promise.race(running)
      const worker = idle.pop() ?? spawn()
      const result = askThread<Task, Result>(worker, { task, files: filesOf?.(task) ?? NO_FILES }, signal)
      const turn: Promise<void> = freeAfter(result, () => {
        running.delete(turn)
        idle.push(worker)
      })
      // The first awaiter reports the error; a second promise that fails meanwhile must not end the process.
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

/**
 * `mapInThreads` for tasks of very different length.
 * @returns tasks with their results, in the order of completion
 */
export async function* eachInThreads<Task, Result>(
  module: URL,
  tasks: readonly Task[],
  { threads, signal, filesOf, setup, folder }: ThreadOptions<Task>,
): AsyncGenerator<{ task: Task; result: Result }> {
  const workers = Array.from({ length: Math.min(threads, tasks.length) }, () => startThread(module, { setup, folder }))
  const queue = [...tasks]
  const running = new Map<Worker, Promise<{ worker: Worker; task: Task; result: Result }>>()
  const start = (worker: Worker): void => {
    running.delete(worker)
    if (queue.length === 0) return
    const task = queue.shift()!
    const asked = askThread<Task, Result>(worker, { task, files: filesOf?.(task) ?? NO_FILES }, signal)
    const turn = asked.then((result) => ({ worker, task, result }))
    turn.catch(() => undefined)
    running.set(worker, turn)
  }
  try {
    for (const worker of workers) start(worker)
    while (running.size > 0) {
      const { worker, task, result } = await Promise.race(running.values())
      start(worker)
      yield { task, result }
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

async function freeAfter(result: Promise<unknown>, free: () => void): Promise<void> {
  await result
  free()
}

/** Starts a thread of a module that calls `answerTasks`. It is told where compiled code is kept, which it would not take over by itself. */
export function startThread(module: URL, start: ThreadStart): Worker {
  const compiled = getCompileCacheDir()
  const env = { ...process.env, ...(compiled !== undefined && { NODE_COMPILE_CACHE: dirname(compiled) }) }
  return new Worker(module, { workerData: start, env })
}

/** @throws any error of the thread, or Error when it ends without an answer */
export async function askThread<Task, Result>(
  worker: Worker,
  posted: Posted<Task>,
  signal: AbortSignal,
): Promise<Result> {
  const end = new AbortController()
  const onExit = (code: number): void => end.abort(new Error(`A thread ended with code ${code} before it answered`))
  worker.once('exit', onExit)
  worker.postMessage(posted)
  try {
    const [result] = (await once(worker, 'message', { signal: AbortSignal.any([signal, end.signal]) })) as [Result]
    return result
  } catch (error) {
    // A thread that throws also exits, sometimes before this line runs: handle only the abort caused by the exit.
    const isCutShort = error instanceof Error && 'code' in error && error.code === 'ABORT_ERR'
    throw isCutShort && end.signal.aborted && !signal.aborted ? end.signal.reason : error
  } finally {
    worker.off('exit', onExit)
  }
}

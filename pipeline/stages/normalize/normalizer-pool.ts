import { Worker } from 'node:worker_threads'
import type { Reference } from '../../reference/load-reference.ts'
import { createNormalizerFactory } from './normalize-advert.ts'
import { normalizeFile, type NormalizeOutcome, type NormalizeTask } from './normalize-file.ts'

/** Below this much to read, a thread of its own costs more than it saves. */
const BYTES_PER_WORKER = 16_000_000

export interface PoolOptions {
  threads: number
  reference: Reference
  referenceDir: string
  signal: AbortSignal
}

/**
 * Reads raw files, several at a time when there is much to read. Outcomes come in the order in which files are finished.
 * @throws what a worker throws; all of them are ended then
 */
export async function* normalizeFiles(
  tasks: readonly NormalizeTask[],
  options: PoolOptions,
): AsyncGenerator<{ task: NormalizeTask; outcome: NormalizeOutcome }> {
  const bytes = tasks.reduce((sum, { batch }) => sum + batch.bytes, 0)
  const workers = Math.min(options.threads, Math.floor(bytes / BYTES_PER_WORKER), tasks.length)
  if (workers > 1) yield* inWorkers(tasks, workers, options)
  else yield* inThisThread(tasks, options)
}

async function* inThisThread(
  tasks: readonly NormalizeTask[],
  { reference, signal }: PoolOptions,
): AsyncGenerator<{ task: NormalizeTask; outcome: NormalizeOutcome }> {
  const createNormalizer = createNormalizerFactory(reference)
  for (const task of tasks) yield { task, outcome: await normalizeFile(task, createNormalizer, signal) }
}

async function* inWorkers(
  tasks: readonly NormalizeTask[],
  count: number,
  { referenceDir, signal }: PoolOptions,
): AsyncGenerator<{ task: NormalizeTask; outcome: NormalizeOutcome }> {
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL('./normalize-worker.ts', import.meta.url), { workerData: { referenceDir } }),
  )
  // The largest first, so that the last thread to finish is not left alone with a large one.
  const queue = tasks.toSorted((a, b) => b.batch.bytes - a.batch.bytes || (a.batch.batchId < b.batch.batchId ? -1 : 1))
  const running = new Map<Worker, Promise<{ worker: Worker; task: NormalizeTask; outcome: NormalizeOutcome }>>()
  const start = (worker: Worker): void => {
    const task = queue.shift()
    if (task) running.set(worker, runTask(worker, task, signal))
    else running.delete(worker)
  }
  try {
    for (const worker of workers) start(worker)
    while (running.size > 0) {
      const { worker, task, outcome } = await Promise.race(running.values())
      start(worker)
      yield { task, outcome }
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

type Answer = { outcome: NormalizeOutcome } | { error: Error }

function runTask(
  worker: Worker,
  task: NormalizeTask,
  signal: AbortSignal,
): Promise<{ worker: Worker; task: NormalizeTask; outcome: NormalizeOutcome }> {
  return new Promise((resolve, reject) => {
    // Only these listeners are taken off again: removing all of a worker's listeners would cut its own wiring.
    const done = (finish: () => void): void => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      signal.removeEventListener('abort', onAbort)
      finish()
    }
    const onMessage = (answer: Answer): void =>
      done(() => ('outcome' in answer ? resolve({ worker, task, outcome: answer.outcome }) : reject(answer.error)))
    const onError = (error: unknown): void => done(() => reject(error as Error))
    const onExit = (code: number): void =>
      done(() => reject(new Error(`A reading thread ended with code ${code} at ${task.batch.name}`)))
    const onAbort = (): void => done(() => reject(signal.reason as Error))
    signal.addEventListener('abort', onAbort, { once: true })
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(task)
  })
}

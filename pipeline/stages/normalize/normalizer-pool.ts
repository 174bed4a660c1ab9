import { eachInThreads } from '../../engine/in-threads.ts'
import type { Reference } from '../../reference/load-reference.ts'
import { createNormalizerFactory } from './normalize-advert.ts'
import { normalizeFile, type NormalizeOutcome, type NormalizeTask } from './normalize-file.ts'

/** Bytes to read per thread; below this, a thread costs more than it saves. */
const BYTES_PER_WORKER = 16_000_000

export interface PoolOptions {
  threads: number
  reference: Reference
  referenceDir: string
  signal: AbortSignal
}

/**
 * Reads raw files, several at a time when there is much to read. Results come in the order of completion.
 * @throws any error of a worker, after ending all workers
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
  threads: number,
  { referenceDir, signal }: PoolOptions,
): AsyncGenerator<{ task: NormalizeTask; outcome: NormalizeOutcome }> {
  // The largest file first, so that no thread is left alone with a large one at the end.
  const queue = tasks.toSorted((a, b) => b.batch.bytes - a.batch.bytes || (a.batch.batchId < b.batch.batchId ? -1 : 1))
  const module = new URL('./normalize-worker.ts', import.meta.url)
  const options = { threads, signal, setup: { referenceDir } }
  for await (const { task, result } of eachInThreads<NormalizeTask, NormalizeOutcome>(module, queue, options))
    yield { task, outcome: result }
}

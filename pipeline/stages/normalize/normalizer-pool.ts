import type { TaskFiles, TaskRunner } from '../../engine/tasks.ts'
import type { Reference } from '../../reference/load-reference.ts'
import type { NormalizerFactory } from './normalize-advert.ts'
import type { NormalizeOutcome, NormalizeTask } from './normalize-file.ts'

/** Bytes to read per thread; below this, a thread costs more than it saves. */
const BYTES_PER_WORKER = 16_000_000

export interface PoolOptions {
  tasks: TaskRunner
  reference: Reference
  referenceDir: string
  filesOf(task: NormalizeTask): TaskFiles
  signal: AbortSignal
}

/**
 * Reads raw files, several at a time when there is much to read. Results come in the order of completion.
 * @throws any error of a worker, after ending all workers
 */
export async function* normalizeFiles(
  queue: readonly NormalizeTask[],
  { tasks, reference, referenceDir, filesOf, signal }: PoolOptions,
): AsyncGenerator<{ task: NormalizeTask; result: NormalizeOutcome }> {
  const bytes = queue.reduce((sum, { batch }) => sum + batch.bytes, 0)
  let createNormalizer: NormalizerFactory | undefined
  const kind = {
    module: new URL('./normalize-worker.ts', import.meta.url),
    // Most runs read no file, and others read them in threads.
    direct: async (task: NormalizeTask, files: TaskFiles) => {
      const { createNormalizerFactory } = await import('./normalize-advert.ts')
      const { normalizeFile } = await import('./normalize-file.ts')
      return normalizeFile(task, files, (createNormalizer ??= createNormalizerFactory(reference)), signal)
    },
    folder: referenceDir,
    filesOf,
    most: Math.floor(bytes / BYTES_PER_WORKER),
  }
  // The largest file first, so that no thread is left alone with a large one at the end.
  yield* tasks.each(
    kind,
    queue.toSorted((a, b) => b.batch.bytes - a.batch.bytes || (a.batch.batchId < b.batch.batchId ? -1 : 1)),
  )
}

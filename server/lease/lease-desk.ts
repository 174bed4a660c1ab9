import { Worker } from 'node:worker_threads'
import { LEASE_THREAD_LIMITS, REFUSAL_TOO_MUCH_MEMORY, REFUSAL_TOO_SLOW } from '../../models/lease/analyze-source.ts'
import type { LeaseOutcome, LeaseTask } from '../../models/lease/analyze-source.ts'

/** Analyses leases one by one in threads that cannot take the server down. */
export interface LeaseDesk {
  /** Never throws for a bad lease; the outcome reports it. @throws Error for an internal fault */
  analyze(task: LeaseTask): Promise<LeaseOutcome>
}

interface ThreadLimits {
  timeMs: number
  memoryMb: number
  watchMs: number
}

interface DeskOptions {
  /** Maximum concurrent leases; each takes a core. @default 1 */
  threads?: number
  /** Maximum further leases that wait; more are refused as `busy`. @default 8 */
  waiting?: number
  limits?: ThreadLimits
}

const BUSY: LeaseOutcome = {
  refusal: 'busy',
  message: 'Several leases are being analysed at the moment. Try again in half a minute.',
}
/** Milliseconds for which the standby thread waits for its lease. Its learned data and compiled code take some 70 MB. */
const STANDBY_MS = 120_000

export function createLeaseDesk(options: DeskOptions = {}): LeaseDesk {
  const { threads = 1, waiting = 8, limits = LEASE_THREAD_LIMITS } = options
  const standby = createStandby(limits)
  let free = threads
  const queue: (() => void)[] = []
  return {
    async analyze(task) {
      if (free === 0 && queue.length >= waiting) return BUSY
      if (free > 0) free--
      else await new Promise<void>((resolve) => queue.push(resolve))
      try {
        return await runThread(standby.take(), task, limits)
      } finally {
        standby.prepare()
        const next = queue.shift()
        if (next) next()
        else free++
      }
    },
  }
}

/** Hands out fresh threads; after the first, keeps one ready, so that a lease need not wait for modules to load. */
function createStandby(limits: ThreadLimits): { take(): Worker; prepare(): void } {
  let ready: Worker | undefined
  let expiry: NodeJS.Timeout | undefined
  return {
    take() {
      clearTimeout(expiry)
      const thread = ready ?? startThread(limits)
      ready = undefined
      thread.ref()
      return thread
    },
    prepare() {
      if (ready) return
      const thread = startThread(limits)
      const drop = (): void => {
        if (ready === thread) ready = undefined
      }
      thread.unref()
      // A thread that fails while waiting is dropped; the next lease starts its own.
      thread.on('error', drop)
      expiry = setTimeout(() => {
        if (ready !== thread) return
        drop()
        void thread.terminate()
      }, STANDBY_MS).unref()
      ready = thread
    },
  }
}

function startThread({ memoryMb }: ThreadLimits): Worker {
  return new Worker(new URL('./lease-worker.ts', import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    // Captured, not printed: a library's message about a damaged file contains the sender's text.
    stdout: true,
    stderr: true,
  })
}

async function runThread(worker: Worker, task: LeaseTask, limits: ThreadLimits): Promise<LeaseOutcome> {
  const { promise, resolve, reject } = Promise.withResolvers<LeaseOutcome>()
  worker.on('message', resolve)
  worker.on('error', (error: Error & { code?: string }) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(REFUSAL_TOO_MUCH_MEMORY) : reject(error),
  )
  worker.on('exit', () => reject(new Error('The thread that reads leases ended without an answer.')))
  worker.postMessage(task)
  const deadline = setTimeout(() => resolve(REFUSAL_TOO_SLOW), limits.timeMs)
  const watch = setInterval(() => void watchMemory(worker, limits.memoryMb, resolve), limits.watchMs)
  try {
    return await promise
  } finally {
    clearTimeout(deadline)
    clearInterval(watch)
    await worker.terminate()
  }
}

/** Limits buffers, which lie outside the heap that `resourceLimits` bounds and are what a decompression bomb fills. */
async function watchMemory(worker: Worker, memoryMb: number, resolve: (outcome: LeaseOutcome) => void): Promise<void> {
  const statistics = await worker.getHeapStatistics().catch(() => undefined)
  if (statistics && statistics.used_heap_size + statistics.external_memory > memoryMb * 2 ** 20)
    resolve(REFUSAL_TOO_MUCH_MEMORY)
}

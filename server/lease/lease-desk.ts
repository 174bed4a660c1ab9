import { Worker } from 'node:worker_threads'
import { LEASE_THREAD_LIMITS, REFUSAL_TOO_MUCH_MEMORY, REFUSAL_TOO_SLOW } from '../../models/lease/analyze-source.ts'
import type { LeaseOutcome, LeaseTask } from '../../models/lease/analyze-source.ts'

/** Analyses leases one by one in threads that cannot take the server down. */
export interface LeaseDesk {
  /**
   * Never throws for a bad lease; the outcome reports it. Holders take turns, so that one with many leases keeps nobody waiting for more than one of them.
   * @param holder whose lease it is
   * @throws Error for an internal fault
   */
  analyze(task: LeaseTask, holder: string): Promise<LeaseOutcome>
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
  /** Maximum leases of one holder, being read or waiting; more are refused as `busy`. @default 2 */
  ofOneHolder?: number
  limits?: ThreadLimits
}

const BUSY: LeaseOutcome = {
  refusal: 'busy',
  message: 'Several leases are being read at the moment.',
}
/** Milliseconds for which the standby thread waits for its lease. Its learned data and compiled code take some 70 MB. */
const STANDBY_MS = 120_000

export function createLeaseDesk(options: DeskOptions = {}): LeaseDesk {
  const { threads = 1, waiting = 8, ofOneHolder = 2, limits = LEASE_THREAD_LIMITS } = options
  const standby = createStandby(limits)
  let free = threads
  const queue: { holder: string; start(): void }[] = []
  /** Leases of each holder that are being read or wait. */
  const here = new Map<string, number>()
  /** When the last lease of each holder began, as a number that grows. */
  const lastTurn = new Map<string, number>()
  let turns = 0
  return {
    async analyze(task, holder) {
      const own = here.get(holder) ?? 0
      if (own >= ofOneHolder || (free === 0 && queue.length >= waiting)) return BUSY
      here.set(holder, own + 1)
      if (free > 0) free--
      else await new Promise<void>((start) => queue.push({ holder, start }))
      lastTurn.set(holder, turns++)
      try {
        return await runThread(standby.take(), task, limits)
      } finally {
        standby.prepare()
        leave(holder)
        const next = takeNext()
        if (next) next.start()
        else free++
      }
    },
  }

  function leave(holder: string): void {
    const left = here.get(holder)! - 1
    if (left > 0) here.set(holder, left)
    else {
      here.delete(holder)
      lastTurn.delete(holder)
    }
  }

  /** The lease that waits longest, of the holder whose turn was longest ago. */
  function takeNext(): { start(): void } | undefined {
    const turnOf = ({ holder }: { holder: string }): number => lastTurn.get(holder) ?? -1
    const next = queue.reduce<(typeof queue)[number] | undefined>(
      (best, each) => (best === undefined || turnOf(each) < turnOf(best) ? each : best),
      undefined,
    )
    if (next) queue.splice(queue.indexOf(next), 1)
    return next
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

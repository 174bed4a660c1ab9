import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { LEASE_THREAD_LIMITS, REFUSAL_TOO_MUCH_MEMORY, REFUSAL_TOO_SLOW } from '../../models/lease/analyze-source.ts'
import type { LeaseOutcome, LeaseTask } from '../../models/lease/analyze-source.ts'
import { LeftEarlyError } from '../base/left-early.ts'

/** Analyses leases in threads that cannot take the server down. */
export interface LeaseDesk {
  /**
   * Never throws for a bad lease; the outcome reports it. Of one holder one lease is read at a time, and holders take turns, so that one with many leases
   * keeps nobody waiting.
   * @param holder whose lease it is
   * @throws LeftEarlyError once the visitor has left: a lease that waits loses its place, one that is being read is stopped
   * @throws Error for an internal fault
   */
  analyze(task: LeaseTask, holder: string, visitor?: Visitor): Promise<LeaseOutcome>
}

export interface Visitor {
  /** Ends the work when the visitor leaves. */
  signal?: AbortSignal
  /** Told the processor time that reading took, also when it was stopped. */
  spent?(milliseconds: number): void
}

interface ThreadLimits {
  /** Of a processor: a busy machine makes no lease too long. */
  timeMs: number
  memoryMb: number
  watchMs: number
}

interface DeskOptions {
  /** Maximum concurrent leases; each takes a core. @default 2: one account alone cannot take all */
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
/** Milliseconds for which standby threads wait for their leases. Learned data and compiled code take some 70 MB each. */
const STANDBY_MS = 120_000

/** How many times its processor time a lease may last on a busy machine. */
const WAIT_FACTOR = 4

export function createLeaseDesk(options: DeskOptions = {}): LeaseDesk {
  const { threads = 2, waiting = 8, ofOneHolder = 2, limits = LEASE_THREAD_LIMITS } = options
  const standby = createStandby(threads, limits)
  const turns = createTurns(threads)
  return {
    async analyze(task, holder, visitor = {}) {
      if (turns.countOf(holder) >= ofOneHolder || (!turns.isFree(holder) && turns.waiting() >= waiting)) return BUSY
      await turns.take(holder, visitor.signal)
      try {
        return await runThread(standby.take(), task, limits, visitor)
      } finally {
        standby.prepare()
        turns.end(holder)
      }
    },
  }
}

interface Waiting {
  holder: string
  start(): void
}

/** Gives places to holders in turn, at most one at a time to each. */
function createTurns(places: number) {
  const queue: Waiting[] = []
  const running = new Set<string>()
  /** When the last turn of each holder began, as a number that grows; only of holders that are here. */
  const lastTurn = new Map<string, number>()
  let begun = 0
  const isFree = (holder: string): boolean => running.size < places && !running.has(holder)
  const waitingOf = (holder: string): number => queue.filter((each) => each.holder === holder).length
  const turnOf = ({ holder }: Waiting): number => lastTurn.get(holder) ?? -1

  function begin(holder: string): void {
    running.add(holder)
    lastTurn.set(holder, begun++)
  }

  /** Starts those that wait longest, of the holders whose turn was longest ago. */
  function startNext(): void {
    const able = queue.filter(({ holder }) => isFree(holder))
    if (able.length === 0) return
    const next = able.reduce((best, each) => (turnOf(each) < turnOf(best) ? each : best))
    queue.splice(queue.indexOf(next), 1)
    begin(next.holder)
    next.start()
    startNext()
  }

  return {
    isFree,
    waiting: () => queue.length,
    countOf: (holder: string) => waitingOf(holder) + (running.has(holder) ? 1 : 0),
    /** Resolves when the turn has come. @throws LeftEarlyError when the visitor leaves before */
    take(holder: string, signal?: AbortSignal): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      if (signal?.aborted) reject(new LeftEarlyError(false))
      else if (isFree(holder)) {
        begin(holder)
        resolve()
      } else {
        const place: Waiting = { holder, start: resolve }
        queue.push(place)
        const leave = (): void => {
          if (!queue.includes(place)) return
          queue.splice(queue.indexOf(place), 1)
          reject(new LeftEarlyError(false))
        }
        signal?.addEventListener('abort', leave, { once: true })
      }
      return promise
    },
    end(holder: string): void {
      running.delete(holder)
      if (waitingOf(holder) === 0) lastTurn.delete(holder)
      startNext()
    },
  }
}

/** Hands out fresh threads; after the first, keeps some ready, so that a lease need not wait for modules to load. */
function createStandby(count: number, limits: ThreadLimits): { take(): Thread; prepare(): void } {
  const ready = new Set<Thread>()
  let expiry: NodeJS.Timeout | undefined
  return {
    take() {
      const [thread = startThread(limits)] = ready
      ready.delete(thread)
      thread.worker.ref()
      return thread
    },
    prepare() {
      while (ready.size < count) {
        const thread = startThread(limits)
        thread.worker.unref()
        // A thread that fails while waiting is dropped; the next lease starts its own.
        thread.worker.on('error', () => ready.delete(thread))
        ready.add(thread)
      }
      clearTimeout(expiry)
      expiry = setTimeout(() => {
        for (const { worker } of ready) void worker.terminate()
        ready.clear()
      }, STANDBY_MS).unref()
    },
  }
}

/** A thread, and when it has loaded what every lease needs. */
interface Thread {
  worker: Worker
  ready: Promise<unknown>
}

function startThread({ memoryMb }: ThreadLimits): Thread {
  const worker = new Worker(new URL('./lease-worker.ts', import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    // Captured, not printed: a library's message about a damaged file contains the sender's text.
    stdout: true,
    stderr: true,
  })
  return { worker, ready: once(worker, 'message').catch(() => undefined) }
}

async function runThread(
  { worker, ready }: Thread,
  task: LeaseTask,
  limits: ThreadLimits,
  { signal, spent }: Visitor,
): Promise<LeaseOutcome> {
  const { promise, resolve, reject } = Promise.withResolvers<LeaseOutcome>()
  const stop = (): void => reject(new LeftEarlyError(true))
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  // The first message says that the thread is ready.
  void ready.then(() => worker.on('message', resolve))
  worker.on('error', (error: Error & { code?: string }) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(REFUSAL_TOO_MUCH_MEMORY) : reject(error),
  )
  worker.on('exit', () => reject(new Error('The thread that reads leases ended without an answer.')))
  const before = ready.then(() => worker.cpuUsage()).catch(() => undefined)
  worker.postMessage(task)
  let usedMs = 0
  const look = async (): Promise<void> => {
    const use = await useOf(worker, await before)
    if (!use) return
    usedMs = Math.max(usedMs, use.processorMs)
    if (use.bytes > limits.memoryMb * 2 ** 20) resolve(REFUSAL_TOO_MUCH_MEMORY)
    else if (usedMs > limits.timeMs) resolve(REFUSAL_TOO_SLOW)
  }
  const watch = setInterval(() => void look(), limits.watchMs)
  const deadline = setTimeout(() => resolve(REFUSAL_TOO_SLOW), limits.timeMs * WAIT_FACTOR)
  try {
    return await promise
  } finally {
    clearTimeout(deadline)
    clearInterval(watch)
    signal?.removeEventListener('abort', stop)
    spent?.(usedMs)
    await worker.terminate()
  }
}

interface Use {
  processorMs: number
  /** Heap and buffers; these lie outside the heap that `resourceLimits` bounds and are what a decompression bomb fills. */
  bytes: number
}

/** @returns undefined once the thread has ended */
async function useOf(worker: Worker, before: NodeJS.CpuUsage | undefined): Promise<Use | undefined> {
  try {
    const [heap, processor] = await Promise.all([worker.getHeapStatistics(), worker.cpuUsage(before)])
    return {
      processorMs: (processor.user + processor.system) / 1_000,
      bytes: heap.used_heap_size + heap.external_memory,
    }
  } catch {
    return undefined
  }
}

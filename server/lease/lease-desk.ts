import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { LEASE_THREAD_LIMITS, REFUSAL_TOO_MUCH_MEMORY, REFUSAL_TOO_SLOW } from '../../models/lease/analyze-source.ts'
import type { LeaseOutcome, LeaseTask } from '../../models/lease/analyze-source.ts'
import { LeftEarlyError } from '../base/left-early.ts'
import { createTurns } from './turns.ts'

/** Analyses leases in threads that cannot take the server down. */
export interface LeaseDesk {
  /** Whether a further lease of a holder would be read or may wait. */
  hasRoom(holder: string): boolean
  /**
   * Never throws for a bad lease; the outcome reports it. Of one holder one lease is read at a time, and holders take turns, so that one with many leases
   * keeps nobody waiting. A holder who sends more while one is read rests after it for as long as that took: half of the time of a core is the most that
   * one holder can take from others.
   * @param holder whose lease it is
   * @throws LeftEarlyError once the visitor has left: a lease that waits loses its place; one that is being read keeps it to its end, and is stopped if
   * that takes long. Were it stopped at once, whoever sends and leaves would keep the machine busy with starting threads.
   * @throws Error for an internal fault
   */
  analyze(task: LeaseTask, holder: string, visitor?: Visitor): Promise<LeaseOutcome>
}

export interface Visitor {
  /** Ends the work when the visitor leaves. */
  signal?: AbortSignal
  /** Told the processor time that reading took, also when it was stopped; the holder's next lease waits for it. */
  spent?(milliseconds: number): void | Promise<void>
}

interface ThreadLimits {
  /** Processor time: a busy machine makes no lease too long. */
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
  /** Processor time in milliseconds that a lease is read on after its visitor left. @default 1,000: most are read in less */
  leftMs?: number
}

const BUSY: LeaseOutcome = {
  refusal: 'busy',
  message: 'Several leases are being read at the moment.',
}
/** Milliseconds for which standby threads wait for their leases. Learned data and compiled code take some 70 MB each. */
const STANDBY_MS = 120_000

/** Maximum leases that a thread reads one after another. */
const LEASES_OF_THREAD = 20
/** Share of the memory of a thread that it may hold while it waits: a lease needs the rest. */
const IDLE_SHARE = 0.5

/** How many times its processor time a lease may last on a busy machine. */
const WAIT_FACTOR = 4

export function createLeaseDesk(options: DeskOptions = {}): LeaseDesk {
  const { threads = 2, waiting = 8, ofOneHolder = 2, limits = LEASE_THREAD_LIMITS, leftMs = 1_000 } = options
  const standby = createStandby(threads, limits)
  const turns = createTurns(threads)

  async function read(task: LeaseTask, holder: string, visitor: Visitor): Promise<LeaseOutcome> {
    try {
      const thread = standby.take()
      const outcome = await runThread(thread, task, { ...limits, leftMs }, visitor)
      await standby.giveBack(thread, outcome)
      return outcome
    } finally {
      standby.prepare()
      turns.end(holder)
    }
  }

  const hasRoom = (holder: string): boolean =>
    turns.countOf(holder) < ofOneHolder && (turns.isFree(holder) || turns.waiting() < waiting)

  return {
    hasRoom,
    async analyze(task, holder, visitor = {}) {
      if (!hasRoom(holder)) return BUSY
      await turns.take(holder, visitor.signal)
      return untilLeft(read(task, holder, visitor), visitor.signal)
    },
  }
}

/** Passes the work on, or the visitor's leaving, which does not end the work. */
async function untilLeft<Result>(work: Promise<Result>, signal?: AbortSignal): Promise<Result> {
  const { promise: left, reject } = Promise.withResolvers<never>()
  const leave = (): void => reject(new LeftEarlyError(true))
  if (signal?.aborted) leave()
  signal?.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([work, left])
  } finally {
    signal?.removeEventListener('abort', leave)
  }
}

interface Standby {
  take(): Thread
  /** A thread that has read a lease is warm and reads another, unless it has read many, holds much, or was cut off. */
  giveBack(thread: Thread, outcome: LeaseOutcome): Promise<void>
  prepare(): void
}

/** Hands out threads; after the first lease, keeps some ready, so that a lease need not wait for modules to load. */
function createStandby(count: number, limits: ThreadLimits): Standby {
  const ready = new Set<Thread>()
  let expiry: NodeJS.Timeout | undefined
  const start = (): Thread => {
    const thread = startThread(limits)
    // A thread that fails while waiting is dropped; the next lease starts its own. Without a listener its error would end the server.
    thread.worker.on('error', () => ready.delete(thread))
    return thread
  }
  const keep = (thread: Thread, isWarm: boolean): void => {
    thread.worker.unref()
    const others = isWarm ? [...ready] : []
    for (const other of others) ready.delete(other)
    for (const each of [thread, ...others]) ready.add(each)
  }
  return {
    take() {
      const [thread = start()] = ready
      ready.delete(thread)
      thread.worker.ref()
      thread.leases += 1
      return thread
    },
    async giveBack(thread, outcome) {
      const isCutOff = outcome === REFUSAL_TOO_SLOW || outcome === REFUSAL_TOO_MUCH_MEMORY
      const isWorn = isCutOff || thread.leases >= LEASES_OF_THREAD || ready.size >= count
      const held = isWorn ? undefined : await useOf(thread.worker, undefined)
      if (held !== undefined && held.bytes < limits.memoryMb * IDLE_SHARE * 2 ** 20) keep(thread, true)
      else await thread.worker.terminate()
    },
    prepare() {
      while (ready.size < count) {
        keep(start(), false)
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
  /** Count of leases that it was handed. */
  leases: number
}

function startThread({ memoryMb }: ThreadLimits): Thread {
  const worker = new Worker(new URL('./lease-worker.ts', import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    // Captured, not printed: a library's message about a damaged file contains the sender's text.
    stdout: true,
    stderr: true,
  })
  return { worker, ready: once(worker, 'message').catch(() => undefined), leases: 0 }
}

async function runThread(
  { worker, ready }: Thread,
  task: LeaseTask,
  limits: ThreadLimits & { leftMs: number },
  { signal, spent }: Visitor,
): Promise<LeaseOutcome> {
  const { promise, resolve, reject } = Promise.withResolvers<LeaseOutcome>()
  // The first message says that the thread is ready.
  void ready.then(() => worker.on('message', resolve))
  const fail = (error: Error & { code?: string }): void =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(REFUSAL_TOO_MUCH_MEMORY) : reject(error)
  const end = (): void => reject(new Error('The thread that reads leases ended without an answer.'))
  worker.on('error', fail)
  worker.on('exit', end)
  const before = ready.then(() => worker.cpuUsage()).catch(() => undefined)
  worker.postMessage(task)
  let usedMs = 0
  let usedWhenLeftMs: number | undefined
  const look = async (): Promise<void> => {
    const use = await useOf(worker, await before)
    if (!use) return
    usedMs = Math.max(usedMs, use.processorMs)
    if (use.bytes > limits.memoryMb * 2 ** 20) resolve(REFUSAL_TOO_MUCH_MEMORY)
    else if (usedMs > limits.timeMs) resolve(REFUSAL_TOO_SLOW)
    if (signal?.aborted) usedWhenLeftMs ??= usedMs
    if (usedWhenLeftMs !== undefined && usedMs - usedWhenLeftMs > limits.leftMs) reject(new LeftEarlyError(true))
  }
  const watch = setInterval(() => void look(), limits.watchMs)
  let deadline: NodeJS.Timeout | undefined
  // Loading does not count: it is ours, not the lease's.
  void ready.then(() => (deadline = setTimeout(() => resolve(REFUSAL_TOO_SLOW), limits.timeMs * WAIT_FACTOR).unref()))
  try {
    return await promise
  } catch (error) {
    await worker.terminate()
    throw error
  } finally {
    clearTimeout(deadline)
    clearInterval(watch)
    worker.off('message', resolve).off('error', fail).off('exit', end)
    await spent?.(usedMs)
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

import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Worker } from 'node:worker_threads'
import { ROOT } from '../base/settings.ts'
import { askThread, startThread } from '../engine/in-threads.ts'
import type { QueuedTask, TaskQueue } from './open-queue.ts'
import { openTaskStore, type StoredResult, type StoredTask, type TaskStore } from './task-store.ts'

const POLL_MS = 300
/** Time between signs of life in milliseconds. */
const BEAT_MS = 3_000
/** Modules that a task may name: the queue must not be able to start any other. */
const TASK_MODULE = /^pipeline\/(?:[\w-]+\/)+[\w-]+-worker\.ts$/
const PREFIX = /^tasks\/[0-9a-f]{16}$/
const HASH = /^[0-9a-f]{64}$/

interface Options {
  /** Tasks worked on at a time. */
  threads: number
  signal: AbortSignal
  tell(event: TaskEvent): void
}

/** `again`: another worker had finished the task before. */
export type TaskEvent =
  | { event: 'task-started'; task: string }
  | { event: 'task-done'; task: string; outcome: 'done' | 'again' | 'failed'; durationMs: number }

/** Works on tasks of the queue until the signal, then ends those in progress. */
export async function workOnTasks(queue: TaskQueue, { threads, signal, tell }: Options): Promise<void> {
  const folder = temporaryFolder()
  try {
    await Promise.all(
      Array.from({ length: threads }, (_, slot) => workInSlot(queue, join(folder, `${slot}`), signal, tell)),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function workInSlot(
  { boss, name, store }: TaskQueue,
  folder: string,
  signal: AbortSignal,
  tell: Options['tell'],
): Promise<void> {
  const thread = keptThread(folder)
  try {
    while (!signal.aborted) {
      const [job] = await boss.fetch<QueuedTask>(name, { includeMetadata: true })
      if (!job) {
        await sleep(POLL_MS, undefined, { signal }).catch(() => undefined)
        continue
      }
      const started = performance.now()
      tell({ event: 'task-started', task: job.data.task })
      const attempt = { id: job.id, retryCount: job.retryCount }
      const beat = setInterval(() => void boss.touch(name, attempt).catch(() => undefined), BEAT_MS)
      let outcome: Outcome
      try {
        const { task, prefix } = job.data
        if (!HASH.test(task) || !PREFIX.test(prefix)) throw new Error('The queue holds something that is no task')
        outcome = await workOnTask(openTaskStore(store, prefix), task, join(folder, 'task'), thread.ask)
        await boss.complete(name, attempt, outcome.error === undefined ? {} : { error: outcome.error })
      } catch (error) {
        // The store or the database failed, not the task: another try may do.
        outcome = { state: 'failed' }
        await boss.fail(name, attempt, { message: (error as Error).message }).catch(() => undefined)
      } finally {
        clearInterval(beat)
      }
      const durationMs = Math.round(performance.now() - started)
      tell({ event: 'task-done', task: job.data.task, outcome: outcome.state, durationMs })
    }
  } finally {
    await thread.end()
  }
}

interface Outcome {
  state: 'done' | 'again' | 'failed'
  /** Error that the task gives wherever it runs. */
  error?: string
}

type Ask = (files: TaskStore, stored: StoredTask, writesTo: string, reads: Record<string, string>) => Promise<unknown>

async function workOnTask(files: TaskStore, task: string, folder: string, ask: Ask): Promise<Outcome> {
  if (await files.result(task)) return { state: 'again' }
  const stored = await files.getValue<StoredTask>(task)
  rmSync(folder, { recursive: true, force: true })
  const writesTo = join(folder, 'written')
  mkdirSync(writesTo, { recursive: true })
  const reads: Record<string, string> = {}
  for (const [file, hash] of Object.entries(stored.reads)) {
    reads[file] = join(folder, 'read', hash)
    await files.getFile(hash, reads[file])
  }
  let result: StoredResult['result']
  try {
    result = await ask(files, stored, writesTo, reads)
  } catch (error) {
    return { state: 'failed', error: (error as Error).message }
  }
  const isFirst = await files.finish(task, { result, files: await files.putFiles(writesTo) })
  rmSync(folder, { recursive: true, force: true })
  return { state: isFirst ? 'done' : 'again' }
}

/** The thread of the last task, for the next of its kind: what it reads when it starts takes longer than most tasks. */
function keptThread(folder: string): { ask: Ask; end(): Promise<void> } {
  let kept: { kind: string; worker: Worker } | null = null
  const end = async (): Promise<void> => {
    await kept?.worker.terminate()
    kept = null
  }
  return {
    end,
    async ask(files, { module, setup, folder: listing, task }, writesTo, reads) {
      const kind = JSON.stringify([module, setup, listing])
      if (kept?.kind !== kind) {
        await end()
        if (!TASK_MODULE.test(module)) throw new Error(`${module} is no module of tasks`)
        const own = join(folder, 'given')
        rmSync(own, { recursive: true, force: true })
        if (listing !== null) await files.getFolder(listing, own)
        const worker = startThread(pathToFileURL(join(ROOT, module)), {
          setup: await files.getValue(setup),
          folder: own,
        })
        // Reaches whoever asks; between two tasks nobody does.
        worker.on('error', () => undefined)
        kept = { kind, worker }
      }
      try {
        return await askThread(kept.worker, { task, files: { reads, writesTo } }, new AbortController().signal)
      } catch (error) {
        await end()
        throw error
      }
    },
  }
}

const FOLDER = 'lux-worker-'

/** A folder of this process; removes those of workers that were killed. */
function temporaryFolder(): string {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(FOLDER))) {
    const pid = Number(name.slice(FOLDER.length).split('-')[0])
    if (!isAlive(pid)) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
  return mkdtempSync(join(tmpdir(), `${FOLDER}${process.pid}-`))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

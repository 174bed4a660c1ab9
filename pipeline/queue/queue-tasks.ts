import { hostname } from 'node:os'
import { relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sha256Of } from '../../models/kernel/sha256-of.ts'
import { ROOT } from '../base/settings.ts'
import { NO_FILES, type TaskFiles, type TaskKind, type TaskRunner } from '../engine/tasks.ts'
import type { QueuedTask, TaskQueue } from './open-queue.ts'
import { openTaskStore, type StoredResult, type StoredTask } from './task-store.ts'

/** Tasks that may wait or run at a time; more only fill the store. */
const WINDOW = 64
const POLL_MS = 200
/** Waiting time in milliseconds after which whoever runs it is told that no worker takes a task. */
const SILENCE_MS = 30_000

export interface QueueTasks extends TaskRunner {
  /** Removes the run's files from the store. Call when nothing can fail any more: until then a repeated run finds its results. */
  clear(): Promise<void>
}

interface Options {
  dataDir: string
  signal: AbortSignal
  note(message: string): void
}

/** Runs tasks on workers: each is stored under the hash of all its inputs, its result under the same hash, and the queue holds only hashes. */
export function queueTasks({ boss, name, store }: TaskQueue, { dataDir, signal, note }: Options): QueueTasks {
  const prefix = `tasks/${sha256Of(`${hostname()}:${dataDir}`).slice(0, 16)}`
  const files = openTaskStore(store, prefix)

  async function submit<Task>(kind: StoredKind, task: Task, { reads }: TaskFiles): Promise<string> {
    const listing: Record<string, string> = {}
    for (const [file, path] of Object.entries(reads)) listing[file] = await files.putFile(path)
    return files.putValue({ ...kind, task, reads: listing } satisfies StoredTask)
  }

  /** Puts a task into the queue unless it waits or runs there already. */
  async function send(hash: string): Promise<string> {
    const id = uuidOf(`${prefix}/${hash}`)
    const data: QueuedTask = { task: hash, prefix }
    if ((await boss.send(name, data, { id })) !== null) return id
    const known = await boss.getJobById(name, id)
    if (known && ['created', 'retry', 'active'].includes(known.state)) return id
    // It ended, and its result is gone, or it failed: it is tried anew.
    await boss.deleteJob(name, id)
    await boss.send(name, data, { id })
    return id
  }

  async function finished(hash: string): Promise<StoredResult> {
    const before = await files.result(hash)
    if (before) return before
    const id = await send(hash)
    const started = performance.now()
    let isTaken = false
    for (let told = false; ;) {
      await sleep(POLL_MS, undefined, { signal })
      const job = await boss.getJobById(name, id)
      isTaken ||= job?.state !== 'created'
      if (job === null || job.state === 'completed') return resultOf(hash, job?.output)
      if (job.state === 'failed' || job.state === 'cancelled')
        throw new Error(`A task ${job.state} on the workers: ${JSON.stringify(job.output)}`)
      if (told || isTaken || performance.now() - started < SILENCE_MS) continue
      told = true
      note('tasks wait for workers with the same code: start `lux worker` on this or another machine')
    }
  }

  async function resultOf(hash: string, output: unknown): Promise<StoredResult> {
    const result = await files.result(hash)
    if (result) return result
    const error = (output as { error?: string } | null)?.error
    throw new Error(error ?? `The result of task ${hash} is not in ${store.name}`)
  }

  async function* each<Task, Result>(
    kind: TaskKind<Task, Result>,
    tasks: Iterable<Task> | AsyncIterable<Task>,
    inOrder: boolean,
  ): AsyncGenerator<{ task: Task; result: Result }> {
    const stored: StoredKind = {
      module: relative(ROOT, fileURLToPath(kind.module)),
      setup: await files.putValue(kind.setup),
      folder: kind.folder === undefined ? null : await files.putFolder(kind.folder, kind.folderPart),
    }
    const answer = async (task: Task) => {
      const own = kind.filesOf?.(task) ?? NO_FILES
      const { result, files: written } = await finished(await submit(stored, task, own))
      await files.getFiles(written, own.writesTo)
      return { task, result: result as Result }
    }
    const running: Promise<{ task: Task; result: Result }>[] = []
    const next = async (): Promise<{ task: Task; result: Result }> => {
      // A promise in an object: a race would wait for it and give its value.
      const { one } = inOrder
        ? { one: running[0]! }
        : await Promise.race(running.map(async (each) => (await each, { one: each })))
      running.splice(running.indexOf(one), 1)
      return one
    }
    for await (const task of tasks) {
      const one = answer(task)
      one.catch(() => undefined)
      running.push(one)
      if (running.length >= WINDOW) yield await next()
    }
    while (running.length > 0) yield await next()
  }

  return {
    async *map(kind, tasks) {
      for await (const { result } of each(kind, tasks, true)) yield result
    },
    each: (kind, tasks) => each(kind, tasks, false),
    clear: () => files.clear(),
  }
}

type StoredKind = Pick<StoredTask, 'module' | 'setup' | 'folder'>

function uuidOf(text: string): string {
  return sha256Of(text).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')
}

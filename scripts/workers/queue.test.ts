import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readSettings, ROOT, type Settings } from '../../pipeline/base/settings.ts'
import type { TaskKind } from '../../pipeline/engine/tasks.ts'
import type { EncodedShard, ShardTask } from '../../pipeline/publish/indexes/encode-listings.ts'
import { openQueue, type TaskQueue } from '../../pipeline/queue/open-queue.ts'
import { queueTasks, type QueueTasks } from '../../pipeline/queue/queue-tasks.ts'
import { workOnTasks, type TaskEvent } from '../../pipeline/queue/work-on-tasks.ts'
import { startPostgres, type TestPostgres } from '../../server/testing/postgres.ts'

const postgres: TestPostgres | undefined = await startPostgres()

const moduleAt = (path: string): URL => pathToFileURL(join(ROOT, path))
const SHARD: TaskKind<ShardTask, EncodedShard> = {
  module: moduleAt('pipeline/publish/indexes/encode-worker.ts'),
  direct: () => {
    throw new Error('not here')
  },
}
const shard = (number: number): ShardTask => ({
  shard: number,
  listings: [],
  statement: { sources: new Map() } as never,
})

describe.skipIf(!postgres)('tasks over the queue', () => {
  let folder: string
  let settings: Settings
  let queue: TaskQueue
  let tasks: QueueTasks
  let events: TaskEvent[]
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'queue-'))
    settings = readSettings({ DATA_DIR: folder, STATE_URL: await postgres!.newDatabase() })
    queue = await openQueue(settings, true)
  })
  beforeEach(() => {
    tasks = run(new AbortController().signal)
    events = []
  })
  afterAll(async () => {
    await queue?.[Symbol.asyncDispose]()
    await postgres?.[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true, force: true })
  })

  const run = (signal: AbortSignal): QueueTasks =>
    queueTasks(queue, { dataDir: folder, signal, note: (message) => expect.unreachable(message) })

  /** Works with one worker for as long as something takes. */
  async function withWorker<T>(work: () => Promise<T>): Promise<T> {
    const stop = new AbortController()
    const worker = workOnTasks(queue, { threads: 2, signal: stop.signal, tell: (event) => events.push(event) })
    try {
      return await work()
    } finally {
      stop.abort()
      await worker
    }
  }
  const outcomes = (): string[] => events.flatMap((event) => (event.event === 'task-done' ? [event.outcome] : []))

  it('give their results in the order of the tasks', async () => {
    const numbers = [5, 4, 3, 2, 1]
    const results = await withWorker(() => Array.fromAsync(tasks.map(SHARD, numbers.map(shard))))
    expect(results.map((result) => result.shard)).toEqual(numbers)
    expect(results[0]!.bytes).toBeInstanceOf(Uint8Array)
    expect(outcomes()).toEqual(Array.from(numbers, () => 'done'))
  })

  it('are not done again by a run that starts anew', async () => {
    // No worker: the results are those of the run before.
    const again = await Array.fromAsync(tasks.map(SHARD, [5, 4, 3, 2, 1].map(shard)))
    expect(again).toHaveLength(5)
    await tasks.clear()
    expect(
      await withWorker(() => Array.fromAsync(run(new AbortController().signal).map(SHARD, [shard(5)]))),
    ).toHaveLength(1)
    expect(outcomes()).toEqual(['done'])
  })

  it('are in the queue once, also after a run that ended before anybody took them', async () => {
    const abort = new AbortController()
    const given = Array.fromAsync(run(abort.signal).map(SHARD, [shard(77)]))
    setTimeout(() => abort.abort(new Error('stopped')), 1_000)
    await expect(given).rejects.toThrow(/abort/i)
    expect(await withWorker(() => Array.fromAsync(tasks.map(SHARD, [shard(77)])))).toHaveLength(1)
    expect(outcomes()).toEqual(['done'])
  })

  it('end the run with the error that they give, and are tried anew by the next run', async () => {
    const broken = { ...shard(1), listings: null } as never as ShardTask
    for (let attempt = 0; attempt < 2; attempt++)
      await expect(withWorker(() => Array.fromAsync(tasks.map(SHARD, [broken])))).rejects.toThrow(/flatMap/)
    expect(outcomes()).toEqual(['failed', 'failed'])
  })

  it('start no module but those of tasks', async () => {
    for (const path of ['scripts/lux.mjs', 'pipeline/cli.ts', '../elsewhere/pipeline/a/b-worker.ts']) {
      const kind = { ...SHARD, module: moduleAt(path) }
      await expect(
        withWorker(() => Array.fromAsync(tasks.map(kind, [shard(1)]))),
        path,
      ).rejects.toThrow('no module of tasks')
    }
  })

  it('need a database, whose address is not told', async () => {
    await expect(openQueue({ ...settings, queue: { url: null, driver: 'fs' } }, false)).rejects.toThrow('set STATE_URL')
    const url = 'postgres://lux:secret@127.0.0.1:1/lux'
    const error: unknown = await openQueue({ ...settings, queue: { url, driver: 'fs' } }, false).catch(
      (each: unknown) => each,
    )
    expect(String(error)).toMatch(/cannot be used \(ECONNREFUSED\)/)
    expect(String(error)).not.toContain('secret')
  })
})

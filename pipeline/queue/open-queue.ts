import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PgBoss } from 'pg-boss'
import { fillOptions } from '../../models/release-format/store/store-options.ts'
import { ROOT, type Settings } from '../base/settings.ts'
import { UsageError } from '../base/usage-error.ts'
import { createCodeHasher } from '../engine/code-hash.ts'
import { openObjectStore } from '../publish/store/open-object-store.ts'
import type { ObjectStore } from '../publish/store/object-store.ts'

/** Seconds without a sign of life after which the task of a worker goes to another; the least that the queue allows. */
const HEARTBEAT_SECONDS = 10
/** Deaths of a worker at one task after which the task itself counts as the cause. */
const RETRIES = 12
/** Longest time of one task, in seconds. */
const LONGEST_SECONDS = 6 * 3600
const WATCH_SECONDS = 2
const KEPT_SECONDS = 24 * 3600

/** Module whose code is everything that jobs run; a worker does not load it, only what its tasks need. */
const JOBS = pathToFileURL(join(ROOT, 'pipeline', 'run', 'jobs.ts')).href

export interface TaskQueue extends AsyncDisposable {
  boss: PgBoss
  /** Only processes with the same code share a queue: the same task gives the same result on any of them. */
  name: string
  store: ObjectStore
}

/** Content of a job of the queue. */
export interface QueuedTask {
  /** Hash of the task in the store. */
  task: string
  /** Prefix of everything that belongs to the run. */
  prefix: string
}

/**
 * Opens the queue in the database of STATE_URL and the store of STORAGE_DRIVER, which carry tasks and their files.
 * @param watches whether this process looks after the tasks of dead workers
 */
export async function openQueue(
  { queue: { url, driver }, storageOptions, dataDir }: Pick<Settings, 'queue' | 'storageOptions' | 'dataDir'>,
  watches: boolean,
): Promise<TaskQueue> {
  if (url === null)
    throw new UsageError('Workers take their tasks from PostgreSQL: set STATE_URL=postgres://… (see .env.example).')
  const options = fillOptions(storageOptions, process.env)
  const store = await openObjectStore(
    driver,
    driver.startsWith('fs') && options['base'] === undefined ? { base: join(dataDir, 'tasks') } : options,
  )
  const name = `lux-${(await createCodeHasher()).hashOf(JOBS)}`
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    schedule: false,
    supervise: watches,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
  })
  // A connection that breaks is made anew; the work in progress reports what it could not do.
  boss.on('error', () => undefined)
  try {
    await boss.start()
    await boss.createQueue(name, {
      heartbeatSeconds: HEARTBEAT_SECONDS,
      retryLimit: RETRIES,
      expireInSeconds: LONGEST_SECONDS,
      deleteAfterSeconds: KEPT_SECONDS,
    })
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    // The message of the driver may name the address, which may hold a password.
    const code = (error as { code?: string }).code ?? (error as Error).name
    throw new UsageError(
      `The database of STATE_URL cannot be used (${code}). Check that it runs and that the user may create tables.`,
    )
  }
  return { boss, name, store, [Symbol.asyncDispose]: () => boss.stop({ graceful: false }) }
}

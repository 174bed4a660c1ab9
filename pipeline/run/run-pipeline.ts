import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isoDateAt } from '../../models/kernel/day.ts'
import { alertOf, type RunOutcome } from '../alerts/alert.ts'
import { sendAlert } from '../alerts/send-alert.ts'
import { createCodeHasher } from '../engine/code-hash.ts'
import { executeJobs, planRun, type JobOutcome } from '../engine/execute.ts'
import { UsageError } from '../base/usage-error.ts'
import type { Run } from '../engine/job.ts'
import { localTasks } from '../engine/local-tasks.ts'
import type { TaskRunner } from '../engine/tasks.ts'
import { acquireLock, LockedError } from '../engine/lock.ts'
import type { PlannedJob, Selection } from '../engine/plan.ts'
import type { Progress } from '../engine/progress.ts'
import { loadSources } from '../ingest/load-sources.ts'
import { marketSources } from '../ingest/market-sources.ts'
import { lastDayOf, luxembourgDay } from '../ingest/raw/last-day.ts'
import { describeWarehouse } from './describe-warehouse.ts'
import { JOBS } from './jobs.ts'
import { BlockedReleaseError } from '../publish/publish-release.ts'
import { sweepTemporary, writeFileAtomic } from '../files/write-atomic.ts'
import { feedLinesOf } from '../quality/feed-lines.ts'
import { openReleaseStore, type ReleaseStore } from '../releases/release-store.ts'
import { openReference, REFERENCE_MODULE } from '../reference/load-reference.ts'
import type { Settings } from '../base/settings.ts'
import { openWarehouse, type Warehouse } from '../warehouse/warehouse.ts'

export interface RunOptions extends Selection {
  /** Day that results refer to, ISO date; only in a build under a name. @default the newest day of observation */
  asOf?: string
  /** Lets workers do the tasks of the jobs. */
  onWorkers?: boolean
  progress: Progress
  signal: AbortSignal
  now: Date
  /** Name of this run in the lock. */
  command: string
}

export interface RunResult {
  outcomes: JobOutcome[]
  releaseId: string | null
  /** False when the previous release stays current. */
  published: boolean
  /** Problems of files of feeds, a line each: file, row, reason and what to do. */
  feedProblems: string[]
  durationMs: number
}

/** Runs stale jobs and publishes a release if anything in it changed. Also records a failed run. */
export async function runPipeline(settings: Settings, options: RunOptions): Promise<RunResult> {
  const started = performance.now()
  let outcome: Omit<RunOutcome, 'market'> | null = null
  try {
    return await runJobs()
  } catch (error) {
    // Another run that holds the lock tells of itself.
    if (!(error instanceof LockedError)) outcome ??= { ...failureOf(error, null), feedProblems: [] }
    throw error
  } finally {
    if (outcome !== null) await tell(settings, options, outcome)
  }

  async function runJobs(): Promise<RunResult> {
    return withRun(settings, options, async (run) => {
      const store = openReleaseStore(settings.dataDir)
      healPointer(store, run.progress)
      const currentId = (): string | null => store.current()?.releaseId ?? null
      const before = currentId()
      const outcomes: JobOutcome[] = []
      let job: string | null = null
      const progress: Progress = {
        ...run.progress,
        jobStarted(name, title, reason) {
          job = name
          run.progress.jobStarted(name, title, reason)
        },
        jobDone(outcome) {
          job = null
          outcomes.push(outcome)
          run.progress.jobDone(outcome)
        },
      }
      const result = async (): Promise<RunResult> => {
        const releaseId = currentId()
        const durationMs = Math.round(performance.now() - started)
        const feedProblems = await feedLinesOf(run.warehouse, lastDayOf(run))
        return { outcomes, releaseId, published: releaseId !== before, feedProblems, durationMs }
      }
      try {
        await runOnWorkers(settings, options, run.tasks, (tasks) =>
          executeJobs(JOBS, { ...run, progress, tasks }, options),
        )
        await describeWarehouse(run.warehouse)
        const done = await result()
        writeRunRecord(settings, options, { status: 'done', ...done })
        outcome = { status: 'done', feedProblems: done.feedProblems }
        return done
      } catch (error) {
        const failure = failureOf(error, job)
        if (failure.status === 'blocked') await describeWarehouse(run.warehouse)
        const ended = await result()
        writeRunRecord(settings, options, { ...failure, ...ended })
        outcome = { ...failure, feedProblems: ended.feedProblems }
        throw error
      }
    })
  }
}

/** Works with the tasks of this process, or with those of workers, whose files are removed at the end of the work. */
async function runOnWorkers<T>(
  settings: Settings,
  { onWorkers, signal, progress }: RunOptions,
  local: TaskRunner,
  work: (tasks: TaskRunner) => Promise<T>,
): Promise<T> {
  if (!onWorkers) return work(local)
  // Loaded only now: most runs have no workers.
  const { openQueue } = await import('../queue/open-queue.ts')
  const { queueTasks } = await import('../queue/queue-tasks.ts')
  await using queue = await openQueue(settings, true)
  const tasks = queueTasks(queue, { dataDir: settings.dataDir, signal, note: progress.note })
  const result = await work(tasks)
  await tasks.clear()
  return result
}

function healPointer(store: ReleaseStore, progress: Progress): void {
  const fault = store.pointerFault()
  const newest = store.current()
  if (fault === null) return
  if (newest) store.pointTo(newest.releaseId)
  progress.note(
    newest
      ? `current.json could not be read (${fault}). ${newest.releaseId}, the newest release on disk, is current again; \`lux rollback\` takes another.`
      : `current.json could not be read (${fault}), and there is no release on disk.`,
  )
}

async function tell(
  settings: Settings,
  { now, progress }: RunOptions,
  outcome: Omit<RunOutcome, 'market'>,
): Promise<void> {
  const problems = await sendAlert(settings, alertOf({ market: settings.market, ...outcome }), now)
  for (const problem of problems) progress.note(problem)
}

/** Error, time and job of a failure; the job is null between two jobs. */
interface RunFailure {
  status: 'failed' | 'blocked' | 'interrupted'
  job: string | null
  error: string
}

const MESSAGE_CHARACTERS = 2_000

function failureOf(error: unknown, job: string | null): RunFailure {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) }
  const isInterrupted = name === 'AbortError' || /INTERRUPT/i.test(message)
  const status = error instanceof BlockedReleaseError ? 'blocked' : isInterrupted ? 'interrupted' : 'failed'
  return { status, job, error: message.slice(0, MESSAGE_CHARACTERS) }
}

/** Lists what a run would do now, and why. */
export async function planPipeline(settings: Settings, options: RunOptions): Promise<PlannedJob[]> {
  return withRun(settings, options, (run) => planRun(JOBS, run, options))
}

/** Opens everything that a run needs while holding the lock, and always closes it. */
export async function withRun<T>(settings: Settings, options: RunOptions, work: (run: Run) => Promise<T>): Promise<T> {
  if (options.asOf !== undefined && !isDay(options.asOf))
    throw new UsageError(`--as-of ${options.asOf} is not a day: expected YYYY-MM-DD, for example 2026-09-30.`)
  const today = luxembourgDay(options.now)
  if (options.asOf !== undefined && options.asOf > today)
    throw new UsageError(`--as-of ${options.asOf} has not come yet: give a day up to today, ${today}.`)
  mkdirSync(settings.stateDir, { recursive: true })
  const lock = acquireLock(settings.stateDir, options.command)
  for (const folder of [settings.dataDir, settings.stateDir, join(settings.stateDir, 'runs')]) sweepTemporary(folder)
  const isNew = !existsSync(settings.warehouseLocation)
  let opening: Promise<Warehouse> | undefined
  let warehouse: Warehouse | undefined
  const interrupt = (): void => warehouse?.interrupt()
  try {
    // Opened while feeds, code and reference tables are read.
    opening = openWarehouse({
      location: settings.warehouseLocation,
      threads: settings.threads,
      memoryLimit: settings.memoryLimit,
      setup: settings.warehouseSetup,
    })
    opening.catch(() => undefined)
    const all = loadSources(settings.sourcesDir, { ...process.env, DATA_DIR: settings.publicDataDir })
    const sources = marketSources(all, settings.market)
    const hasher = await createCodeHasher()
    const reference = await openReference(settings.referenceDir, hasher.hashOf(REFERENCE_MODULE))
    // Known from here on: hashing takes about as long as opening.
    for (const { module } of JOBS) hasher.hashOf(module)
    warehouse = await opening
    options.signal.addEventListener('abort', interrupt)
    const dated = keepingDay(warehouse, today)
    return await work({
      settings,
      warehouse: dated.warehouse,
      reference,
      sources: sources.filter(({ enabled }) => enabled),
      now: options.now,
      fetches: settings.dataDir === settings.publicDataDir,
      knownOn: options.asOf ?? null,
      asOf: async () => options.asOf ?? (await dated.day()),
      progress: options.progress,
      signal: options.signal,
      tasks: localTasks({ threads: settings.threads, signal: options.signal }),
      codeHash: hasher.hashOf,
    })
  } finally {
    options.signal.removeEventListener('abort', interrupt)
    await opening?.then(
      (opened) => opened.close(),
      () => undefined,
    )
    // A feed that cannot be read leaves no warehouse behind, which `lux ask` would take for one.
    if (isNew && warehouse === undefined) rmSync(settings.warehouseLocation, { force: true })
    lock.release()
  }
}

/** Whether a text is a day of the calendar: 30 February is none. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  return !Number.isNaN(time) && isoDateAt(time) === text
}

/** A warehouse with its day, which is found once between two transactions: nearly every job asks for it, and only a job changes it. */
export function keepingDay(warehouse: Warehouse, today: string): { warehouse: Warehouse; day(): Promise<string> } {
  let known: Promise<string> | undefined
  return {
    day: () => (known ??= dayOfRelease(warehouse, today)),
    warehouse: {
      ...warehouse,
      async transaction(work, isWorthKeeping) {
        try {
          return await warehouse.transaction(work, isWorthKeeping)
        } finally {
          known = undefined
        }
      },
    },
  }
}

/** The newest day of observation up to today; without an observation the newest day of a file, without a file today. */
export async function dayOfRelease(warehouse: Warehouse, today: string): Promise<string> {
  for (const [table, column] of [
    ['observation', 'observed_at'],
    ['raw_batch', 'snapshot_date'],
  ] as const) {
    const { known } = await warehouse.one<{ known: number }>(
      `SELECT count(*) AS known FROM duckdb_tables() WHERE table_name = '${table}'`,
    )
    if (!known) continue
    const { day } = await warehouse.one<{ day: string | null }>(
      `SELECT max(${column}) AS day FROM ${table} WHERE ${column} <= $today`,
      { today },
    )
    if (day !== null) return day
  }
  return today
}

/** Records command, times and results of a run beside the releases, never in them. */
function writeRunRecord(
  settings: Settings,
  { now, command, asOf }: RunOptions,
  result: RunResult & ({ status: 'done' } | RunFailure),
): void {
  const stamp = now.toISOString().replace(/[:.]/g, '-')
  const record = {
    startedAt: now.toISOString(),
    command,
    asOf: asOf ?? null,
    market: settings.market,
    node: process.version,
    peakMemoryBytes: process.resourceUsage().maxRSS * 1024,
    ...result,
  }
  writeFileAtomic(join(settings.stateDir, 'runs', `${stamp}.json`), `${JSON.stringify(record, null, 2)}\n`)
}

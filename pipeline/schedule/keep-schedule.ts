import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { JOBS } from '../run/jobs.ts'
import { LockedError } from '../engine/lock.ts'
import { writeFileAtomic } from '../files/write-atomic.ts'
import { runPipeline, type RunOptions } from '../run/run-pipeline.ts'
import type { Settings } from '../base/settings.ts'
import { dueTasks, MODELS_TASK, upcoming, type DueTask, type LastRuns, type ScheduledTask } from './timetable.ts'

const POLL_MS = 30_000
const lastRunsSchema = z.record(z.string(), z.iso.datetime())

export interface Scheduler {
  settings: Settings
  tasks: ScheduledTask[]
  log: (line: string) => void
  /** Run options without the clock, which each run reads again. */
  options: Omit<RunOptions, 'now'>
}

/** Runs due tasks, one run at a time, until stopped. Retries a failed run at the next poll. */
export async function keepSchedule({ settings, tasks, log, options }: Scheduler, clock: () => Date): Promise<void> {
  printUpcoming(tasks, readLastRuns(settings), clock(), log)
  while (!options.signal.aborted) {
    const now = clock()
    const due = dueTasks(tasks, readLastRuns(settings), now)
    if (due.length > 0) {
      await runDue(due, settings, { ...options, now }, log)
      printUpcoming(tasks, readLastRuns(settings), clock(), log)
    }
    await sleep(POLL_MS, undefined, { signal: options.signal }).catch(() => undefined)
  }
}

/** One scheduled run: checks all feeds (unchanged ones cost nothing), and runs the quarterly models only when due. */
export async function runDue(
  due: readonly DueTask[],
  settings: Settings,
  options: RunOptions,
  log: (line: string) => void,
): Promise<void> {
  const late = due.filter(({ dueAt }) => options.now.getTime() - dueAt.getTime() > 2 * POLL_MS)
  log(
    `running: ${due.map(({ id }) => id).join(', ')}${late.length > 0 ? ` (caught up: ${late.map(({ id }) => id).join(', ')})` : ''}`,
  )
  const withModels = due.some(({ id }) => id === MODELS_TASK.id)
  const only = JOBS.filter(({ cadence }) => withModels || cadence !== 'quarterly').map(({ name }) => name)
  try {
    const { releaseId, published } = await runPipeline(settings, { ...options, only })
    log(published ? `published ${releaseId}` : `${releaseId} stays current`)
    recordRuns(settings, due, options.now)
  } catch (error) {
    options.signal.throwIfAborted()
    log(
      error instanceof LockedError
        ? error.message
        : `the run failed and will be repeated: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

export function readLastRuns({ stateDir }: Settings): LastRuns {
  const file = join(stateDir, 'schedule.json')
  return existsSync(file) ? lastRunsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

function recordRuns(settings: Settings, due: readonly DueTask[], now: Date): void {
  const lastRuns = { ...readLastRuns(settings), ...Object.fromEntries(due.map(({ id }) => [id, now.toISOString()])) }
  writeFileAtomic(join(settings.stateDir, 'schedule.json'), `${JSON.stringify(lastRuns, null, 2)}\n`)
}

export function printUpcoming(
  tasks: readonly ScheduledTask[],
  lastRuns: LastRuns,
  now: Date,
  log: (line: string) => void,
): void {
  for (const { id, cadence, dueAt } of upcoming(tasks, lastRuns, now))
    log(`next ${dueAt.toISOString().slice(0, 16).replace('T', ' ')} UTC  ${cadence.padEnd(9)} ${id}`)
}

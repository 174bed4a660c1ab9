import { Cron } from 'croner'
import type { Source } from '../../models/contracts/release/source.ts'

/** Fetch times by cadence, in Luxembourg time: early, after portals have written their nightly exports. */
const PATTERNS: Record<Exclude<Source['cadence'], 'once'>, string> = {
  daily: '15 5 * * *',
  weekly: '25 5 * * 1',
  monthly: '35 5 2 * *',
  quarterly: '45 5 5 1,4,7,10 *',
  yearly: '55 5 10 1 *',
}
const TIME_ZONE = 'Europe/Luxembourg'

/** A scheduled task: a feed, or the quarterly models. */
export interface ScheduledTask {
  id: string
  cadence: Source['cadence']
}

/** Time (ISO) of the last run by task id. */
export type LastRuns = Readonly<Record<string, string>>

export interface DueTask extends ScheduledTask {
  /** Scheduled time; in the past when a run was missed. */
  dueAt: Date
}

/** Task of the models that are re-estimated each quarter. */
export const MODELS_TASK: ScheduledTask = { id: 'models', cadence: 'quarterly' }

/** Next scheduled time of a task after a moment; null when it runs only once. */
export function nextTime({ cadence }: ScheduledTask, after: Date): Date | null {
  return cadence === 'once' ? null : new Cron(PATTERNS[cadence], { timezone: TIME_ZONE, paused: true }).nextRun(after)
}

/** Tasks that are due. A task that never ran is due at once; several missed times are caught up by one run. */
export function dueTasks(tasks: readonly ScheduledTask[], lastRuns: LastRuns, now: Date): DueTask[] {
  return tasks.flatMap((task) => {
    const last = lastRuns[task.id]
    const dueAt = last === undefined ? now : nextTime(task, new Date(last))
    return dueAt !== null && dueAt <= now ? [{ ...task, dueAt }] : []
  })
}

/** Upcoming times, soonest first. */
export function upcoming(tasks: readonly ScheduledTask[], lastRuns: LastRuns, now: Date): DueTask[] {
  return tasks
    .flatMap((task) => {
      const last = lastRuns[task.id]
      const dueAt = last === undefined ? now : nextTime(task, new Date(last))
      return dueAt === null ? [] : [{ ...task, dueAt: dueAt < now ? now : dueAt }]
    })
    .toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || (a.id < b.id ? -1 : 1))
}

import { Command } from 'commander'
import { openQueue } from '../queue/open-queue.ts'
import { workOnTasks, type TaskEvent } from '../queue/work-on-tasks.ts'
import { runContext } from './run-options.ts'
import { wholeNumber } from './whole-number.ts'

/** `lux worker`: works on tasks of runs that other machines started with `--on-workers`. */
export function workerCommand(): Command {
  return new Command('worker')
    .option('--threads <n>', 'tasks at a time (default: LUX_THREADS)', wholeNumber(1, 64))
    .option('--json', 'print one JSON event per line')
    .option('--quiet', 'print nothing')
    .action(async (flags: { threads?: number; json?: boolean; quiet?: boolean }) => {
      const { settings, options } = runContext(flags, 'worker')
      const print = (event: Record<string, unknown>, line: string): void => {
        if (!flags.quiet) console.log(flags.json ? JSON.stringify(event) : line)
      }
      await using queue = await openQueue(settings, false)
      print(
        { event: 'worker-ready', queue: queue.name },
        `Waiting for tasks of code ${queue.name}. Ctrl-C ends after the task in progress.`,
      )
      await workOnTasks(queue, {
        threads: flags.threads ?? settings.threads,
        signal: options.signal,
        tell: (event) => print({ ...event }, lineOf(event)),
      })
    })
}

function lineOf(event: TaskEvent): string {
  const task = event.task.slice(0, 12)
  return event.event === 'task-started' ? `${task} started` : `${task} ${event.outcome} in ${event.durationMs} ms`
}

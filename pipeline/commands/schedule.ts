import { Command } from 'commander'
import { loadSources } from '../ingest/load-sources.ts'
import { keepSchedule, printUpcoming, readLastRuns, runDue } from '../schedule/keep-schedule.ts'
import { dueTasks, MODELS_TASK, type ScheduledTask } from '../schedule/timetable.ts'
import type { Settings } from '../base/settings.ts'
import { runContext, type RunFlags } from './run-options.ts'

/** `lux schedule`: fetches each feed at its stated cadence. */
export function scheduleCommand(): Command {
  return new Command('schedule')
    .option('--once', 'run the tasks that are due now, then stop (for cron and systemd timers)')
    .option('--list', 'print the next times, then stop')
    .option('--market <name>', 'the market whose feeds to use (default: LUX_MARKET or sample)')
    .action(async ({ once, list, ...flags }: RunFlags & { once?: boolean; list?: boolean }) => {
      const { settings, options } = runContext({ ...flags, quiet: true }, 'schedule')
      const tasks = scheduledTasks(settings)
      const log = (line: string): void => console.log(line)
      if (list) return printUpcoming(tasks, readLastRuns(settings), options.now, log)
      if (!once) return keepSchedule({ settings, tasks, log, options }, () => new Date())
      const due = dueTasks(tasks, readLastRuns(settings), options.now)
      if (due.length === 0) return log('nothing is due')
      await runDue(due, settings, options, log)
      printUpcoming(tasks, readLastRuns(settings), options.now, log)
    })
}

function scheduledTasks(settings: Settings): ScheduledTask[] {
  const sources = loadSources(settings.sourcesDir, { ...process.env, DATA_DIR: settings.dataDir })
  const feeds = sources.filter(({ enabled, market }) => enabled && (market === undefined || market === settings.market))
  return [...feeds.map(({ id, cadence }) => ({ id, cadence })), MODELS_TASK]
}

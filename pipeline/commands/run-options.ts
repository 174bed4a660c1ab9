import { Command, Option } from 'commander'
import { createProgress, type ProgressStyle } from '../engine/progress.ts'
import type { RunOptions } from '../run/run-pipeline.ts'
import { UsageError } from '../base/usage-error.ts'
import { namedSettings, readSettings, type Settings } from '../base/settings.ts'

/** Flags shared by all commands that run jobs. */
export interface RunFlags {
  only?: string[]
  from?: string
  force?: boolean
  asOf?: string
  into?: string
  onWorkers?: boolean
  market?: string
  json?: boolean
  quiet?: boolean
}

export function withRunFlags(command: Command): Command {
  return command
    .addOption(new Option('--only <job...>', 'only these jobs').conflicts('from'))
    .option('--from <job>', 'only this job and all jobs after it')
    .option('--force', 'also run jobs whose input has not changed')
    .option(
      '--into <name>',
      'build beside the public release, which stays; nothing is fetched. Serve it: lux preview <name>',
    )
    .option('--as-of <day>', 'with --into: the day of the results (YYYY-MM-DD); what arrived later is left out')
    .option('--on-workers', 'let `lux worker` processes do the tasks of the jobs, over the queue in STATE_URL')
    .option('--market <name>', 'the market whose feeds to use (default: LUX_MARKET or sample)')
    .option('--json', 'print progress as one JSON event per line')
    .option('--quiet', 'print no progress')
}

/** Builds settings and options of a run. The first Ctrl-C stops at the next safe point, the second at once. */
export function runContext(flags: RunFlags, command: string): { settings: Settings; options: RunOptions } {
  const open = readSettings({ ...process.env, ...(flags.market ? { LUX_MARKET: flags.market } : {}) })
  if (flags.asOf !== undefined && flags.into === undefined)
    throw new UsageError(
      `--as-of never changes the public release: say where to build, for example --as-of ${flags.asOf} --into trial.`,
    )
  const settings = flags.into === undefined ? open : namedSettings(open, flags.into)
  const style: ProgressStyle = flags.json ? 'json' : flags.quiet ? 'quiet' : process.stdout.isTTY ? 'bar' : 'lines'
  const controller = new AbortController()
  process.once('SIGINT', () => controller.abort())
  process.once('SIGTERM', () => controller.abort())
  const { only, from, force, asOf } = flags
  const selection = {
    ...(only ? { only } : {}),
    ...(from ? { from } : {}),
    ...(force ? { force } : {}),
    ...(asOf ? { asOf } : {}),
    ...(flags.onWorkers ? { onWorkers: true } : {}),
  }
  // The only place that reads the clock.
  return {
    settings,
    options: {
      ...selection,
      now: new Date(),
      command,
      signal: controller.signal,
      progress: createProgress(style, (line) => console.log(line)),
    },
  }
}

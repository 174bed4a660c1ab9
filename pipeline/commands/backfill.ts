import { Command } from 'commander'
import { UsageError } from '../base/usage-error.ts'
import { forgetBatches } from '../stages/normalize/forget-batches.ts'
import { runPipeline, withRun } from '../run/run-pipeline.ts'
import { formatSeconds } from '../engine/progress.ts'
import { runContext, type RunFlags } from './run-options.ts'

interface BackfillFlags extends Omit<RunFlags, 'from' | 'only' | 'asOf' | 'into'> {
  from: string
  to: string
  source?: string[]
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** `lux backfill`: reads the raw files of a range of days again, then runs everything that depends on them. */
export function backfillCommand(): Command {
  const command = new Command('backfill')
    .requiredOption('--from <day>', 'first day of observation (YYYY-MM-DD)')
    .requiredOption('--to <day>', 'last day of observation (YYYY-MM-DD)')
    .option('--source <id...>', 'only these feeds')
    .option('--market <name>', 'the market whose feeds to use (default: LUX_MARKET or sample)')
    .option('--json', 'print progress as one JSON event per line')
    .option('--quiet', 'print no progress')
  return command.action(async ({ from, to, source, ...flags }: BackfillFlags) => {
    for (const day of [from, to])
      if (!DAY.test(day)) throw new UsageError(`${day} is not a day: expected YYYY-MM-DD, for example 2026-09-30.`)
    if (from > to) throw new UsageError(`--from ${from} is after --to ${to}. Swap the two days.`)
    const { settings, options } = runContext(flags, 'backfill')
    const forgotten = await withRun(settings, options, (run) =>
      forgetBatches(run, { from, to, sources: source ?? null }),
    )
    options.progress.note(`${forgotten} files from ${from} to ${to} will be read again`)
    const result = await runPipeline(settings, options)
    if (!flags.quiet && !flags.json)
      console.log(
        `${result.published ? 'Published' : 'Unchanged:'} release ${result.releaseId} (${formatSeconds(result.durationMs)}).`,
      )
  })
}

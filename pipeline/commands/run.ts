import { userInfo } from 'node:os'
import { Command } from 'commander'
import { dayOf, formatDay } from '../../models/kernel/day.ts'
import { UsageError } from '../base/usage-error.ts'
import { luxembourgDay } from '../ingest/raw/last-day.ts'
import { recordAcceptances } from '../quality/acceptances.ts'
import { formatSeconds } from '../engine/progress.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import { planPipeline, runPipeline, type RunResult } from '../run/run-pipeline.ts'
import type { Settings } from '../base/settings.ts'
import { EXIT, EXIT_CODE_HELP } from './exit-codes.ts'
import { printPlan } from './plan.ts'
import { runContext, withRunFlags, type RunFlags } from './run-options.ts'

/** Days from today for which a decision counts unless it says until when. */
const ACCEPTED_DAYS = 7

/** `lux run`: runs every stale job, then publishes a release. */
export function runCommand(): Command {
  return withRunFlags(new Command('run'))
    .option('--dry-run', 'show what would run and why, then stop')
    .option('--strict', 'exit with 5 when a feed failed, even though a release was published')
    .option('--accept <finding...>', 'publish although a gate found this; needs --because')
    .option('--because <text>', 'with --accept: why it is right to publish; stands in the quality report')
    .option('--by <name>', 'with --accept: who decides (default: the name of the account on this machine)')
    .option(
      '--until <day>',
      `with --accept: last day of results for which it counts (default: ${ACCEPTED_DAYS} days from today)`,
    )
    .addHelpText('after', EXIT_CODE_HELP)
    .action(async (flags: RunFlags & AcceptFlags & { dryRun?: boolean; strict?: boolean }) => {
      const { settings, options } = runContext(flags, 'run')
      if (flags.dryRun) return printPlan(await planPipeline(settings, options), flags.json)
      accept(settings, flags, options.now)
      const result = await runPipeline(settings, options)
      if (flags.json) console.log(JSON.stringify({ event: 'run-done', ...result }))
      else if (!flags.quiet) {
        console.log([...result.feedProblems, summary(settings, result)].join('\n'))
        if (flags.into) console.log(`Serve it beside the public release: lux preview ${flags.into}`)
      }
      const failed = result.outcomes.find(({ job }) => job === 'ingest')?.rows['feed_failure'] ?? 0
      if (flags.strict && failed > 0) process.exitCode = EXIT.feedFailed
    })
}

interface AcceptFlags {
  accept?: string[]
  because?: string
  by?: string
  until?: string
}

/** Records decisions before the run, which reads them. @throws UsageError for one without a reason */
function accept(settings: Settings, { accept: findings, because, by, until }: AcceptFlags, now: Date): void {
  const on = luxembourgDay(now)
  if (findings === undefined) {
    if (because ?? by ?? until) throw new UsageError('--because, --by and --until belong to --accept FINDING.')
    return
  }
  const decision = {
    because: because ?? '',
    by: by ?? userInfo().username,
    on,
    until: until ?? formatDay(dayOf(on) + ACCEPTED_DAYS),
  }
  recordAcceptances(
    settings.stateDir,
    findings.map((finding) => ({ finding, ...decision })),
  )
}

function summary(settings: Settings, { releaseId, published, durationMs }: RunResult): string {
  if (releaseId === null) return `No release has been published yet (${formatSeconds(durationMs)}).`
  const { counts, files, asOf } = openReleaseStore(settings.dataDir).manifest(releaseId)
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
  const what = `${(counts['listings'] ?? 0).toLocaleString('en-GB')} listings, ${files.length} files, ${megabytes.toFixed(1)} MB, as of ${asOf}`
  return published
    ? `Release ${releaseId} was published in ${formatSeconds(durationMs)}: ${what}.`
    : `Release ${releaseId} stays current (${formatSeconds(durationMs)}): ${what}.`
}

import { Command } from 'commander'
import { formatSeconds } from '../engine/progress.ts'
import { openReleaseStore } from '../releases/release-store.ts'
import { planPipeline, runPipeline, type RunResult } from '../run/run-pipeline.ts'
import type { Settings } from '../base/settings.ts'
import { EXIT, EXIT_CODE_HELP } from './exit-codes.ts'
import { printPlan } from './plan.ts'
import { runContext, withRunFlags, type RunFlags } from './run-options.ts'

/** `lux run`: runs every stale job, then publishes a release. */
export function runCommand(): Command {
  return withRunFlags(new Command('run'))
    .description('fetch the feeds, run all stale jobs, publish a release if anything changed')
    .option('--dry-run', 'show what would run and why, then stop')
    .option('--strict', 'exit with 5 when a feed failed, even though a release was published')
    .addHelpText('after', EXIT_CODE_HELP)
    .action(async (flags: RunFlags & { dryRun?: boolean; strict?: boolean }) => {
      const { settings, options } = runContext(flags, 'run')
      if (flags.dryRun) return printPlan(await planPipeline(settings, options), flags.json)
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

function summary(settings: Settings, { releaseId, published, durationMs }: RunResult): string {
  if (releaseId === null) return `No release has been published yet (${formatSeconds(durationMs)}).`
  const { counts, files, asOf } = openReleaseStore(settings.dataDir).manifest(releaseId)
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
  const what = `${(counts['listings'] ?? 0).toLocaleString('en-GB')} listings, ${files.length} files, ${megabytes.toFixed(1)} MB, as of ${asOf}`
  return published
    ? `Release ${releaseId} was published in ${formatSeconds(durationMs)}: ${what}.`
    : `Release ${releaseId} stays current (${formatSeconds(durationMs)}): ${what}.`
}

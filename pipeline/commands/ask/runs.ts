import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { z } from 'zod'
import { readSettings } from '../../base/settings.ts'
import { UsageError } from '../../base/usage-error.ts'
import { formatSeconds } from '../../engine/progress.ts'
import { wholeNumber } from '../whole-number.ts'

/** Record of a run, as far as it is listed; older records have less. */
const runSchema = z.looseObject({
  startedAt: z.string(),
  command: z.string(),
  market: z.string(),
  status: z.string(),
  durationMs: z.number(),
  releaseId: z.string().nullish(),
  published: z.boolean().nullish(),
  error: z.string().nullish(),
  outcomes: z
    .array(
      z.looseObject({
        job: z.string(),
        status: z.string(),
        durationMs: z.number(),
        rows: z.record(z.string(), z.number()).nullish(),
      }),
    )
    .default([]),
})
type RecordedRun = z.infer<typeof runSchema>

/** `lux runs`: the runs of this data directory, newest first. */
export function runsCommand(): Command {
  return new Command('runs')
    .argument('[number]', 'a run of the list, 1 is the newest', wholeNumber(1, 1_000_000))
    .option('--last <count>', 'how many to list', wholeNumber(1, 10_000), 20)
    .option('--json', 'as JSON')
    .action((number: number | undefined, { last, json }: { last: number; json?: boolean }) => {
      const runs = readRuns(join(readSettings(process.env).stateDir, 'runs'), number === undefined ? last : number)
      const chosen = number === undefined ? runs : runs.slice(number - 1)
      if (number !== undefined && chosen.length === 0)
        throw new UsageError(`There is no run ${number}. \`lux runs\` lists them.`)
      if (json) return console.log(JSON.stringify(chosen))
      if (runs.length === 0) return console.log('There has been no run yet. `lux run` starts one.')
      console.log(number === undefined ? runs.map(line).join('\n') : jobs(chosen[0]!))
    })
}

/** The newest runs of a folder of records, newest first. */
function readRuns(folder: string, count: number): RecordedRun[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  return names
    .sort()
    .slice(-count)
    .toReversed()
    .map((name) => runSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
}

function line(run: RecordedRun, at: number): string {
  const { startedAt, market, status, durationMs, releaseId, published, outcomes, error } = run
  const ran = outcomes.filter((outcome) => outcome.status === 'ran')
  const rows = ran.flatMap((outcome) => Object.values(outcome.rows ?? {})).reduce((sum, each) => sum + each, 0)
  const result = published ? `published ${releaseId}` : releaseId ? `${releaseId} stays` : ''
  const told = [
    `${at + 1}`.padStart(3),
    startedAt.slice(0, 16).replace('T', ' '),
    market,
    status,
    formatSeconds(durationMs),
    `${ran.length} jobs`,
    `${rows.toLocaleString('en-GB')} rows`,
    result,
    error?.split('\n')[0] ?? '',
  ]
  return told.filter((text) => text !== '').join('  ')
}

function jobs(run: RecordedRun): string {
  return [
    line(run, 0).trimStart().replace(/^1\s+/, ''),
    ...run.outcomes.map(({ job, status, durationMs, rows }) => {
      const written = Object.entries(rows ?? {}).map(([table, count]) => `${table} ${count.toLocaleString('en-GB')}`)
      return `  ${job.padEnd(18)} ${status.padEnd(8)} ${formatSeconds(durationMs).padStart(8)}  ${written.join(', ')}`
    }),
    ...(run.error ? [run.error] : []),
  ].join('\n')
}

import { isDeepStrictEqual } from 'node:util'
import { UsageError } from '../base/usage-error.ts'
import type { Job, Run } from './job.ts'
import { forgetOtherJobs, readJobRecords, writeJobRecord, type JobRecord, type TableHash } from './job-state.ts'
import { isSelected, planJobs, staleReason, tableHashes } from './plan.ts'
import type { Fingerprint, PlannedJob, Selection } from './plan.ts'

export interface JobOutcome {
  job: string
  title: string
  status: 'ran' | 'skipped'
  reason: string
  counts: Record<string, number>
  rows: Record<string, number>
  durationMs: number
  /** Processor time of all threads of this process, in milliseconds. */
  processorMs: number
  /** Most memory that the process has held so far, in bytes. */
  peakMemoryBytes: number
}

/**
 * Runs the stale jobs in order, each in one transaction with its record: if a run stops, every job has either happened completely or not at all.
 * @throws any error of a job; the jobs before it stay done
 */
export async function executeJobs(jobs: readonly Job[], run: Run, selection: Selection): Promise<JobOutcome[]> {
  assertKnown(jobs, selection)
  await forgetOtherJobs(run.warehouse, namesOf(jobs))
  const records = await readJobRecords(run.warehouse, namesOf(jobs))
  const outcomes: JobOutcome[] = []
  for (const job of jobs) {
    run.signal.throwIfAborted()
    const outcome = await executeJob(job, run, records, isSelected(jobs, job, selection), selection.force ?? false)
    outcomes.push(outcome)
    run.progress.jobDone(outcome)
  }
  return outcomes
}

/** Lists what `executeJobs` would do now. */
export async function planRun(jobs: readonly Job[], run: Run, selection: Selection): Promise<PlannedJob[]> {
  assertKnown(jobs, selection)
  const records = await readJobRecords(run.warehouse, namesOf(jobs))
  const prints = new Map<Job, Fingerprint>()
  const missing = new Map<Job, string | null>()
  for (const job of jobs) {
    prints.set(job, await fingerprint(job, run, records))
    missing.set(job, (await job.missing?.(run)) ?? null)
  }
  return planJobs(
    jobs,
    records,
    (job) => prints.get(job)!,
    selection,
    (job) => missing.get(job) ?? null,
  )
}

async function executeJob(
  job: Job,
  run: Run,
  records: Map<string, JobRecord>,
  selected: boolean,
  force: boolean,
): Promise<JobOutcome> {
  const record = records.get(job.name)
  const base = { job: job.name, title: job.title }
  if (!selected) return skipped(base, 'not selected', record)
  const print = await fingerprint(job, run, records)
  const reason = force ? 'forced' : (staleReason(job, record, print) ?? (await job.missing?.(run)) ?? null)
  if (reason === null) return skipped(base, 'nothing changed', record)

  run.progress.jobStarted(job.name, job.title, reason)
  const [started, used] = [performance.now(), process.cpuUsage()]
  // A look for new input that finds none leaves the warehouse as it was: otherwise each run without news writes its file again.
  const isNews = (done: JobRecord): boolean => !job.always || force || !isSameResult(record, done)
  const done = await run.warehouse.transaction(async () => {
    const counts = await job.work(run)
    const outputs: Record<string, TableHash> = {}
    for (const table of job.outputs) outputs[table] = await run.warehouse.contentHash(table)
    const finished: JobRecord = {
      job: job.name,
      ...print,
      outputs,
      counts,
      durationMs: Math.round(performance.now() - started),
    }
    await writeJobRecord(run.warehouse, finished)
    return finished
  }, isNews)
  records.set(job.name, done)
  const { user, system } = process.cpuUsage(used)
  return {
    ...base,
    status: 'ran',
    reason,
    counts: done.counts,
    rows: rowsOf(done),
    durationMs: done.durationMs,
    processorMs: Math.round((user + system) / 1_000),
    peakMemoryBytes: process.resourceUsage().maxRSS * 1024,
  }
}

async function fingerprint(job: Job, run: Run, records: Map<string, JobRecord>): Promise<Fingerprint> {
  const hashes = tableHashes(records)
  return {
    code: run.codeHash(job.module),
    parameters: JSON.stringify((await job.parameters?.(run)) ?? {}),
    inputs: Object.fromEntries(job.inputs.map((table) => [table, hashes[table] ?? 'absent'])),
  }
}

function isSameResult(before: JobRecord | undefined, now: JobRecord): boolean {
  const result = ({ code, parameters, inputs, outputs }: JobRecord) => ({ code, parameters, inputs, outputs })
  return before !== undefined && isDeepStrictEqual(result(before), result(now))
}

function skipped(base: { job: string; title: string }, reason: string, record: JobRecord | undefined): JobOutcome {
  return {
    ...base,
    status: 'skipped',
    reason,
    counts: record?.counts ?? {},
    rows: record ? rowsOf(record) : {},
    durationMs: 0,
    processorMs: 0,
    peakMemoryBytes: 0,
  }
}

function rowsOf(record: JobRecord): Record<string, number> {
  return Object.fromEntries(Object.entries(record.outputs).map(([table, { rows }]) => [table, rows]))
}

function assertKnown(jobs: readonly Job[], { only = [], from }: Selection): void {
  const names = namesOf(jobs)
  const unknown = [...only, ...(from === undefined ? [] : [from])].filter((name) => !names.includes(name))
  if (unknown.length > 0)
    throw new UsageError(`There is no job ${unknown.join(', ')}. The jobs are: ${names.join(', ')}.`)
}

function namesOf(jobs: readonly Job[]): string[] {
  return jobs.map(({ name }) => name)
}

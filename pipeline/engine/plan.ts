import { isRecord } from '../../models/kernel/is-record.ts'
import type { Job } from './job.ts'
import type { JobRecord, TableHash } from './job-state.ts'

export interface Selection {
  /** Run only these jobs. */
  only?: readonly string[]
  /** Run this job and all jobs after it. */
  from?: string
  /** Run the selected jobs even if nothing changed. */
  force?: boolean
}

/** Reason why a job runs; null when it does not need to. */
export type Reason = string | null

/** Everything that would decide a job's result if it ran now. */
export interface Fingerprint {
  code: string
  parameters: string
  inputs: Record<string, string>
}

/** Compares a job's fingerprint with its record. @returns the change in words; null when nothing changed */
export function staleReason(job: Job, record: JobRecord | undefined, now: Fingerprint): Reason {
  if (!record) return 'it has never run'
  if (job.always) return 'it checks for new input'
  if (record.code !== now.code) return 'its code changed'
  if (record.parameters !== now.parameters)
    return `its parameters changed (${changedParameters(record.parameters, now.parameters)})`
  const changed = job.inputs.filter((table) => record.inputs[table] !== now.inputs[table])
  return changed.length > 0 ? `its input changed (${changed.join(', ')})` : null
}

export interface PlannedJob {
  job: string
  title: string
  /** `run`: will run; `maybe`: runs only if an earlier job changes its input; `skip`: unchanged or not selected. */
  action: 'run' | 'maybe' | 'skip'
  reason: string
}

/** Plans a run without running it. */
export function planJobs(
  jobs: readonly Job[],
  records: Map<string, JobRecord>,
  fingerprint: (job: Job) => Fingerprint,
  selection: Selection,
  missing: (job: Job) => Reason = () => null,
): PlannedJob[] {
  const mayChange = new Map<string, string>()
  return jobs.map((job) => {
    const planned = planJob(job)
    if (planned.action !== 'skip') for (const table of job.outputs) mayChange.set(table, job.name)
    return planned
  })

  function planJob(job: Job): PlannedJob {
    const entry = { job: job.name, title: job.title }
    if (!isSelected(jobs, job, selection)) return { ...entry, action: 'skip', reason: 'not selected' }
    if (selection.force) return { ...entry, action: 'run', reason: 'forced' }
    const reason = staleReason(job, records.get(job.name), fingerprint(job)) ?? missing(job)
    if (reason !== null) return { ...entry, action: 'run', reason }
    const upstream = [...new Set(job.inputs.flatMap((table) => mayChange.get(table) ?? []))]
    if (upstream.length > 0) return { ...entry, action: 'maybe', reason: `if ${upstream.join(', ')} gives new data` }
    return { ...entry, action: 'skip', reason: 'nothing changed' }
  }
}

export function isSelected(jobs: readonly Job[], job: Job, { only, from }: Selection): boolean {
  if (only && only.length > 0) return only.includes(job.name)
  if (from !== undefined) return jobs.indexOf(job) >= jobs.findIndex(({ name }) => name === from)
  return true
}

/** Collects the content hash of every table written by a finished job. */
export function tableHashes(records: Map<string, JobRecord>): Record<string, string> {
  const outputs = [...records.values()].flatMap(({ outputs }) => Object.entries(outputs) as [string, TableHash][])
  return Object.fromEntries(outputs.map(([table, { hash }]) => [table, hash]))
}

function changedParameters(before: string, after: string): string {
  const [old, now] = [before, after].map((text) => JSON.parse(text) as unknown)
  if (!isRecord(old) || !isRecord(now)) return 'all'
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return names.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name])).join(', ')
}

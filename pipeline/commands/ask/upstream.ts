import type { Job } from '../../engine/job.ts'

/** A job on the way from the raw files to a figure. */
export interface Step {
  job: string
  title: string
  /** Tables of it that are used further on. */
  writes: string[]
  reads: string[]
}

/** Jobs behind tables of the warehouse, from the last one back to the first; each once, before all that it reads from. */
export function upstream(jobs: readonly Job[], tables: readonly string[]): Step[] {
  const wanted = new Set(tables)
  const steps: Step[] = []
  for (const job of jobs.toReversed()) {
    const writes = job.outputs.filter((table) => wanted.has(table))
    if (writes.length === 0) continue
    steps.push({ job: job.name, title: job.title, writes, reads: [...job.inputs] })
    for (const table of job.inputs) wanted.add(table)
  }
  return steps
}

import { describe, expect, it } from 'vitest'
import type { Job } from './job.ts'
import type { JobRecord } from './job-state.ts'
import { planJobs, staleReason, type Fingerprint } from './plan.ts'

const job = (name: string, inputs: string[], outputs: string[]): Job => ({
  name,
  title: name,
  inputs,
  outputs,
  module: name,
  work: async () => ({}),
})
const jobs = [
  job('normalize', ['raw'], ['observation']),
  job('history', ['observation'], ['advert']),
  job('report', ['reject'], ['page']),
]

const print: Fingerprint = { code: 'c1', parameters: '{"asOf":"2026-09-30","grace":10}', inputs: {} }
const record = (name: string, over: Partial<JobRecord> = {}): JobRecord => ({
  job: name,
  ...print,
  outputs: {},
  counts: {},
  durationMs: 1,
  ...over,
})
const done = new Map(
  jobs.map(({ name, inputs }) => [
    name,
    record(name, { inputs: Object.fromEntries(inputs.map((table) => [table, 'h1'])) }),
  ]),
)
const printOf = (over: Record<string, Partial<Fingerprint>> = {}) => {
  return (job: Job): Fingerprint => ({
    ...print,
    inputs: Object.fromEntries(job.inputs.map((table) => [table, 'h1'])),
    ...over[job.name],
  })
}
const actions = (plan: ReturnType<typeof planJobs>): string[] => plan.map(({ action }) => action)

describe('plan', () => {
  it('runs nothing when nothing changed', () => {
    expect(actions(planJobs(jobs, done, printOf(), {}))).toEqual(['skip', 'skip', 'skip'])
  })

  it('runs the job whose code changed, marks readers of its tables as possible, and skips the rest', () => {
    const plan = planJobs(jobs, done, printOf({ normalize: { code: 'c2' } }), {})
    expect(actions(plan)).toEqual(['run', 'maybe', 'skip'])
    expect(plan[0]!.reason).toBe('its code changed')
    expect(plan[1]!.reason).toBe('if normalize gives new data')
  })

  it('names the parameter and the table that changed', () => {
    expect(
      staleReason(jobs[1]!, done.get('history'), {
        ...printOf()(jobs[1]!),
        parameters: '{"asOf":"2026-10-07","grace":10}',
      }),
    ).toBe('its parameters changed (asOf)')
    expect(
      staleReason(jobs[1]!, done.get('history'), printOf({ history: { inputs: { observation: 'h2' } } })(jobs[1]!)),
    ).toBe('its input changed (observation)')
  })

  it('follows the selection', () => {
    expect(actions(planJobs(jobs, done, printOf(), { force: true, only: ['history'] }))).toEqual([
      'skip',
      'run',
      'skip',
    ])
    expect(actions(planJobs(jobs, new Map(), printOf(), { from: 'history' }))).toEqual(['skip', 'run', 'run'])
  })
})

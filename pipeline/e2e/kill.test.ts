import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contentOf, type LuxHome } from '../testing/lux-home.ts'
import { firstPartHome, twoPartsHome } from '../testing/market-homes.ts'

// Runs real processes; the machine may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 })

const JOB_KILLS = Array.from({ length: 12 }, (_, index) => index)
/** Kills at shares of the time that publishing takes, the last of them late. */
const SHARES = 9
const LATE_SHARES = 3
/** With one at the first start-up, one at the message and one at the last start-up. */
const PUBLISH_KILLS = Array.from({ length: SHARES + 3 }, (_, index) => index)
/** Shorter than any start, in milliseconds, so that the process is still alive. */
const STARTUP_MS = 600

/** When to kill: partway through a job, during start-up, or at the message that the pointer has moved. */
type Moment = { job: string; share: number } | { startupShare: number } | { message: RegExp }

interface RunEvent {
  event: string
  job?: string
  message?: string
}

let base: LuxHome
let undisturbed: LuxHome
let durations: Map<string, number>

beforeAll(async () => {
  base = await firstPartHome()
  undisturbed = await twoPartsHome()
  durations = new Map(
    lastOutcomes(undisturbed).flatMap(({ job, status, durationMs }) => (status === 'ran' ? [[job, durationMs]] : [])),
  )
})
afterAll(() => [base, undisturbed].forEach((home) => home?.remove()))

const draw = (seed: number, numRuns: number): number[] =>
  fc.sample(fc.double({ min: 0, max: 1, noNaN: true }), { seed, numRuns })

/** Draws moments in as many jobs before the last, in their order: each run starts from where the last one was killed. */
function jobMoments(seed: number): Moment[] {
  const jobs = [...durations.keys()].filter((job) => job !== 'publish')
  const [minLength, maxLength] = [JOB_KILLS.length, JOB_KILLS.length]
  const [inOrder] = fc.sample(fc.subarray(jobs, { minLength, maxLength }), { seed, numRuns: 1 })
  const shares = draw(seed, JOB_KILLS.length)
  return inOrder!.map((job, index) => ({ job, share: shares[index]! }))
}

/** Draws moments of publishing, the first and the last during start-up; early shares first, since nothing is left to kill once it is published. */
function publishMoments(seed: number): Moment[] {
  const [first = 0, last = 0, ...shares] = draw(seed, SHARES + 2)
  const spread = shares.map((share, index) => (index < LATE_SHARES ? 0.8 + share / 5 : share))
  return [
    { startupShare: first },
    ...spread.toSorted((a, b) => a - b).map((share) => ({ job: 'publish', share })),
    { message: /^published / },
    { startupShare: last },
  ]
}

/** Starts a run and kills it at the moment. @returns whether it was still alive by then */
async function killedAt(home: LuxHome, moment: Moment): Promise<boolean> {
  const run = home.start(['run', '--json'])
  const closed = once(run, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  if ('startupShare' in moment) {
    await sleep(moment.startupShare * STARTUP_MS)
    run.kill('SIGKILL')
  } else {
    const job = 'message' in moment ? 'publish' : moment.job
    createInterface({ input: run.stdout! }).on('line', (line) => {
      const { event, job: other, message } = parseEvent(line)
      if ('message' in moment && moment.message.test(message ?? '')) run.kill('SIGKILL')
      if (other !== job) return
      // A fast machine may finish before the planned moment: kill at the end of the job instead.
      if (event === 'job-done') run.kill('SIGKILL')
      if (event === 'job-started' && 'share' in moment)
        setTimeout(() => run.kill('SIGKILL'), moment.share * durations.get(job)!)
    })
  }
  const [, signal] = await closed
  return signal === 'SIGKILL'
}

/** Checks that the pointer names a complete release: the old one, or the new one once published. @returns its id */
async function servedRelease({ store }: LuxHome): Promise<string> {
  const { releaseId } = store.current()!
  expect([base.release().id, undisturbed.release().id]).toContain(releaseId)
  expect(await store.verify(releaseId)).toEqual([])
  return releaseId
}

it('has a new release to publish', () => {
  expect(undisturbed.release().id).not.toBe(base.release().id)
})

/** Home that is killed in its jobs, then while it publishes: each run goes on from where the last one was killed. */
let home: LuxHome
afterAll(() => home?.remove())

describe('in its jobs', () => {
  let moments: Moment[]
  beforeAll(() => {
    home = base.copy()
    moments = jobMoments(2025)
  })

  it.each(JOB_KILLS)('serves the complete old release after kill %i', async (kill) => {
    expect(await killedAt(home, moments[kill]!)).toBe(true)
    expect(await servedRelease(home)).toBe(base.release().id)
  })
})

describe('while it publishes', () => {
  let moments: Moment[]
  let served: string
  beforeAll(() => {
    moments = publishMoments(2026)
    served = base.release().id
  })

  it.each(PUBLISH_KILLS)('serves the complete old or new release after kill %i', async (kill) => {
    expect(await killedAt(home, moments[kill]!)).toBe(true)
    const now = await servedRelease(home)
    // A run must never return to the old release after the new one was published.
    if (served === undisturbed.release().id) expect(now).toBe(served)
    served = now
  })

  it('ends its next run as if nothing had happened', async () => {
    expect(moments).toHaveLength(PUBLISH_KILLS.length)
    await home.succeed(['run'])
    expect(home.release().id).toBe(undisturbed.release().id)
    expect(contentOf(home.store.directory)).toEqual(contentOf(undisturbed.store.directory))
  })
})

/** Jobs of the newest run on record. */
function lastOutcomes({ dataDir }: LuxHome): { job: string; status: string; durationMs: number }[] {
  const runs = join(dataDir, 'state', 'runs')
  const record = JSON.parse(readFileSync(join(runs, readdirSync(runs).sort().at(-1)!), 'utf8')) as {
    outcomes: { job: string; status: string; durationMs: number }[]
  }
  return record.outcomes
}

function parseEvent(line: string): RunEvent {
  return JSON.parse(line) as RunEvent
}

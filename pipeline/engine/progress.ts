import { createRequire } from 'node:module'
import type { SingleBar } from 'cli-progress'
import type { JobOutcome } from './execute.ts'

/** Reports the progress of a run. */
export interface Progress {
  jobStarted(job: string, title: string, reason: string): void
  /** Work done within the running job; `total` when known. */
  advance(done: number, total?: number, unit?: string): void
  jobDone(outcome: JobOutcome): void
  note(message: string): void
}

export type ProgressStyle = 'bar' | 'lines' | 'json' | 'quiet'

type Write = (line: string) => void

export function createProgress(style: ProgressStyle, write: Write): Progress {
  if (style === 'json') return jsonProgress(write)
  if (style === 'quiet') return { jobStarted() {}, advance() {}, jobDone() {}, note() {} }
  return style === 'bar' ? barProgress(write) : lineProgress(write)
}

function formatOutcome({ job, status, reason, rows, counts, durationMs }: JobOutcome): string {
  if (status === 'skipped') return `${job.padEnd(14)} -        ${reason}`
  const figures = Object.entries({ ...rows, ...counts }).map(
    ([name, value]) => `${name} ${value.toLocaleString('en-GB')}`,
  )
  return `${job.padEnd(14)} ${formatSeconds(durationMs).padStart(7)}  ${figures.join(' · ')}`
}

export function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(ms < 9950 ? 1 : 0)} s`
}

function lineProgress(write: Write): Progress {
  return {
    jobStarted() {},
    advance() {},
    jobDone: (outcome) => write(formatOutcome(outcome)),
    note: (message) => write(message),
  }
}

function barProgress(write: Write): Progress {
  // Loaded only for a terminal.
  const progress = createRequire(import.meta.url)('cli-progress') as typeof import('cli-progress')
  let bar: SingleBar | undefined
  let current = ''
  const stop = (): void => {
    bar?.stop()
    bar = undefined
  }
  return {
    jobStarted(job, title) {
      current = `${job.padEnd(14)} ${title}`
    },
    advance(done, total, unit = 'rows') {
      if (!bar) {
        bar = new progress.SingleBar(
          {
            format: `${current} {bar} {value}/{total} ${unit} · {eta_formatted} left`,
            clearOnComplete: true,
            hideCursor: true,
          },
          progress.Presets.shades_classic,
        )
        bar.start(total ?? done, done)
      }
      bar.setTotal(Math.max(total ?? done, done))
      bar.update(done)
    },
    jobDone(outcome) {
      stop()
      write(formatOutcome(outcome))
    },
    note(message) {
      stop()
      write(message)
    },
  }
}

function jsonProgress(write: Write): Progress {
  const event = (name: string, body: object): void => write(JSON.stringify({ event: name, ...body }))
  return {
    jobStarted: (job, title, reason) => event('job-started', { job, title, reason }),
    advance: (done, total, unit) => event('progress', { done, total: total ?? null, unit: unit ?? 'rows' }),
    jobDone: (outcome) => event('job-done', outcome),
    note: (message) => event('note', { message }),
  }
}

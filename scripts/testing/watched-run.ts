import { spawn, type ChildProcess } from 'node:child_process'
import process from 'node:process'
import { processorSeconds } from './processor-time.ts'
import type { TestNews } from './progress-reporter.ts'

export interface WatchedRun {
  passed: number
  failed: number
  skipped: number
  /** Test files in progress when the run went silent; null for a run that ended by itself. */
  silentFiles: string[] | null
}

export interface WatchOptions {
  /** Maximum time without news, in milliseconds. */
  silenceMs: number
  env?: NodeJS.ProcessEnv
}

/** Processor seconds between two messages that count as a slow machine instead of a hang. */
const BUSY_SECONDS = { from: 5, to: 900 }
/** Number of checks during `silenceMs`. */
const LOOKS = 6

/** Forwarded to the run, which has a process group of its own. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a Node program that reports like `ProgressReporter` and counts its tests. A run without news for `silenceMs` is killed with everything it
 * started and counts as a failure, unless it is computing on a busy machine.
 */
export async function watchedRun(args: readonly string[], { silenceMs, env }: WatchOptions): Promise<WatchedRun> {
  const run: WatchedRun = { passed: 0, failed: 0, skipped: 0, silentFiles: null }
  const inFlight = new Set<string>()
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
    ...(env && { env }),
  })
  const forward = (signal: NodeJS.Signals): void => killGroup(child, signal)
  for (const signal of SIGNALS) process.on(signal, forward)
  let quiet: { since: number; usedSeconds: number } | null = null
  const watch = setInterval(() => {
    const usedSeconds = processorSeconds(child.pid ?? 0)
    quiet ??= { since: performance.now(), usedSeconds }
    const busySeconds = usedSeconds - quiet.usedSeconds
    const isSlow = busySeconds > BUSY_SECONDS.from && busySeconds < BUSY_SECONDS.to
    if (isSlow || performance.now() - quiet.since < silenceMs) return
    run.silentFiles = [...inFlight].sort()
    killGroup(child, 'SIGKILL')
  }, silenceMs / LOOKS)
  child.on('message', (message) => {
    quiet = null
    const news = message as TestNews
    if (news.event === 'file-started') inFlight.add(news.file)
    if (news.event === 'file-ended') inFlight.delete(news.file)
    if (news.event === 'test') run[news.state]++
    if (news.event === 'error') run.failed++
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  clearInterval(watch)
  for (const signal of SIGNALS) process.off(signal, forward)
  // Also for a run that ends early without a message.
  if (code !== 0 && run.failed === 0) run.failed = 1
  return run
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  if (process.platform === 'win32') child.kill(signal)
  else process.kill(-child.pid, signal)
}

import { closeSync, mkdirSync, openSync, readFileSync, rmSync, utimesSync, statSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Age in milliseconds after which a lock held on another machine counts as abandoned. */
const STALE_AFTER_MS = 120_000
const RENEW_EVERY_MS = 20_000

export class LockedError extends Error {
  override name = 'LockedError'
}

interface Holder {
  pid: number
  host: string
  /** Start of the process in clock ticks since boot, to detect a reused pid; null when unknown. */
  startedTicks: string | null
  command: string
}

/**
 * Ensures one run at a time per data directory. Takes over an abandoned lock: at once when its holder died on this machine, after two minutes without
 * renewal when it is on another one.
 * @throws LockedError that names the holder
 */
export function acquireLock(stateDir: string, command: string): { release(): void } {
  mkdirSync(stateDir, { recursive: true })
  const file = join(stateDir, 'run.lock')
  const holder: Holder = { pid: process.pid, host: hostname(), startedTicks: startTicks(process.pid), command }
  for (let attempt = 0; !tryCreate(file, holder); attempt++) {
    const other = readHolder(file)
    if (attempt > 3 || (other !== null && isAlive(other, file))) throw new LockedError(lockedMessage(other, file))
    rmSync(file, { force: true })
  }
  const renewal = setInterval(() => touch(file), RENEW_EVERY_MS)
  renewal.unref()
  return {
    release() {
      clearInterval(renewal)
      if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true })
    },
  }
}

/** Works while no other run does. */
export async function withLock<T>(stateDir: string, command: string, work: () => Promise<T>): Promise<T> {
  const lock = acquireLock(stateDir, command)
  try {
    return await work()
  } finally {
    lock.release()
  }
}

function tryCreate(file: string, holder: Holder): boolean {
  try {
    const descriptor = openSync(file, 'wx')
    writeSync(descriptor, JSON.stringify(holder))
    closeSync(descriptor)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** An empty or incomplete file belongs to a process that died between creating and writing it. */
function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return null
  }
}

function isAlive(holder: Holder, file: string): boolean {
  if (holder.host !== hostname()) return Date.now() - statSync(file).mtimeMs < STALE_AFTER_MS
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return startTicks(holder.pid) === holder.startedTicks
}

function startTicks(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function touch(file: string): void {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // The lock file was removed by hand, so releasing it finds nothing to remove.
  }
}

function lockedMessage(holder: Holder | null, file: string): string {
  const who = holder ? `\`lux ${holder.command}\` (process ${holder.pid} on ${holder.host})` : 'another process'
  return `Another run is in progress: ${who}. Wait for it to end, or remove ${file} if that process no longer exists.`
}

import { closeSync, mkdirSync, openSync, readFileSync, rmSync, utimesSync, statSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** A holder on another machine that has not renewed the lock for this long is taken for dead. */
const STALE_AFTER_MS = 120_000
const RENEW_EVERY_MS = 20_000

export class LockedError extends Error {
  override name = 'LockedError'
}

interface Holder {
  pid: number
  host: string
  /** Start of the process in clock ticks since boot: tells a reused pid from its former owner. Null where unknown. */
  startedTicks: string | null
  command: string
}

/**
 * One run at a time over one data directory. The lock of a holder that has died is taken over: on this machine at once, from another
 * machine when it has not been renewed for two minutes.
 * @throws LockedError naming the holder
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

/** A file that is empty or half written belongs to a process that died between creating and writing it. */
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
    // The lock was removed by hand; releasing it later finds nothing to remove.
  }
}

function lockedMessage(holder: Holder | null, file: string): string {
  const who = holder ? `\`lux ${holder.command}\` (process ${holder.pid} on ${holder.host})` : 'another process'
  return `Another run is under way: ${who}. Wait for it to end, or remove ${file} if that process is gone for good.`
}

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of one test run, shared by all its workers. */
    sharedFolder: string
  }
}

const POLL_MS = 100

/**
 * Builds something into a folder once per test run: one worker builds, the others wait. The folder must not be changed afterwards.
 * @returns the folder
 */
export async function buildOnce(
  name: string,
  build: (folder: string) => Promise<void>,
  shared: string = inject('sharedFolder'),
): Promise<string> {
  const built = join(shared, name)
  const lock = `${built}.lock`
  while (!existsSync(built)) {
    if (!tryLock(lock)) {
      await sleep(POLL_MS)
      continue
    }
    try {
      if (existsSync(built)) break
      const building = `${built}.building`
      rmSync(building, { recursive: true, force: true })
      mkdirSync(building)
      await build(building)
      renameSync(building, built)
    } finally {
      rmSync(lock)
    }
  }
  return built
}

function tryLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (isAbandoned(lock)) rmSync(lock, { force: true })
    return false
  }
}

function isAbandoned(lock: string): boolean {
  try {
    const holder = readFileSync(lock, 'utf8')
    // The holder may not have written its process id yet.
    if (holder !== '') process.kill(Number(holder), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

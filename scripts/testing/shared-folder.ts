import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** Folder in memory on Linux: flushing files to a disk is a tenth of the time of a run. */
const IN_MEMORY = '/dev/shm'
/** Bytes that must be free in that folder, and in memory. */
const ROOM = 8 * 2 ** 30

const PREFIX = 'lux-shared-'

let folder: string

/** Gives all workers of a test run one folder for things built once and for temporary files: nothing of a run is left behind. */
export function setup(project: TestProject): void {
  folder = folderInMemory() ?? mkdtempSync(join(tmpdir(), PREFIX))
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o1777)
  process.env['TMPDIR'] = folder
  project.provide('sharedFolder', folder)
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true })
}

/** @returns undefined where there is none, too little room, or where no browser may run from it */
function folderInMemory(): string | undefined {
  let made: string | undefined
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    if (Math.min(bavail * bsize, freemem()) < ROOM) return undefined
    made = mkdtempSync(join(IN_MEMORY, PREFIX))
    const program = join(made, 'program')
    writeFileSync(program, '', { mode: 0o700 })
    accessSync(program, constants.X_OK)
    return made
  } catch {
    if (made !== undefined) rmSync(made, { recursive: true, force: true })
    return undefined
  }
}

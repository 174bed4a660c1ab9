import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** Folder in memory on Linux: flushing files to a disk is a tenth of the time of a run. */
const IN_MEMORY = '/dev/shm'
/** Bytes that must be free in that folder, and in memory. */
const ROOM = 8 * 2 ** 30

const PREFIX = 'lux-shared-'
/** Longest that a run takes, in milliseconds. */
const LONGEST_RUN_MS = 3 * 3_600_000

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

/** @returns undefined where another folder is asked for, or where there is none, too little room, or no leave to run a browser from it */
function folderInMemory(): string | undefined {
  if (process.env['TMPDIR']) return undefined
  let made: string | undefined
  try {
    sweep(IN_MEMORY)
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

/** A run that was killed has left its folder, which takes memory until the machine starts anew. */
function sweep(parent: string): void {
  const folders = readdirSync(parent).filter((name) => name.startsWith(PREFIX))
  for (const path of folders.map((name) => join(parent, name)))
    if (Date.now() - statSync(path).mtimeMs > LONGEST_RUN_MS) rmSync(path, { recursive: true, force: true })
}

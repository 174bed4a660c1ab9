import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

const TEMPORARY = /\.\d+\.tmp$/

/** Written aside, flushed, renamed: a reader or a crash never meets half a file. */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  const descriptor = openSync(temporary, 'w')
  writeFileSync(descriptor, content)
  fsyncSync(descriptor)
  closeSync(descriptor)
  renameSync(temporary, file)
  syncDirectory(dirname(file))
}

/** Removes what writers that were killed left beside their files. Only for who holds the lock: a writer at work would lose its file. */
export function sweepTemporary(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (TEMPORARY.test(name)) rmSync(join(folder, name), { force: true })
}

/** Makes a rename in a folder outlive a power cut. */
export function syncDirectory(directory: string): void {
  const descriptor = openSync(directory, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

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

/** Writes a temporary file, flushes and renames it: neither a reader nor a crash ever sees a partial file. */
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

/** Removes temporary files of killed writers. Call only while holding the lock: an active writer would lose its file. */
export function sweepTemporary(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (TEMPORARY.test(name)) rmSync(join(folder, name), { force: true })
}

/** Flushes a directory, so that a rename in it survives a power cut. */
export function syncDirectory(directory: string): void {
  const descriptor = openSync(directory, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { releasePointerSchema } from '../../models/contracts/release/release.ts'
import type { ReleasePointer } from '../../models/contracts/release/release.ts'

function lastGoodPath(dataDir: string): string {
  return join(dataDir, 'state', 'last-good-release.json')
}

/** Reads the pointer of the last served release; undefined when unknown. */
export function readLastGood(dataDir: string): ReleasePointer | undefined {
  try {
    return releasePointerSchema.parse(JSON.parse(readFileSync(lastGoodPath(dataDir), 'utf8')))
  } catch {
    return undefined // a memo only: without it the server starts with the current release or not at all
  }
}

/** Records the served release, for a start when the current one is corrupt. */
export function writeLastGood(dataDir: string, pointer: ReleasePointer): void {
  const path = lastGoodPath(dataDir)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeFileSync(`${path}.next`, JSON.stringify(pointer))
  renameSync(`${path}.next`, path)
}

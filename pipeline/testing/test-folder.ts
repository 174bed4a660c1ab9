import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A new folder for the tests of a file, deleted after them. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lux-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

let folder: string

/** Gives all workers of a test run one folder for things built once and for temporary files: nothing of a run is left behind. */
export function setup(project: TestProject): void {
  folder = mkdtempSync(join(tmpdir(), 'lux-shared-'))
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o1777)
  process.env['TMPDIR'] = folder
  project.provide('sharedFolder', folder)
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true })
}

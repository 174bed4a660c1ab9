import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

let folder: string

/** Gives all workers of a test run one folder for things built once. */
export function setup(project: TestProject): void {
  folder = mkdtempSync(join(tmpdir(), 'lux-shared-'))
  project.provide('sharedFolder', folder)
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true })
}

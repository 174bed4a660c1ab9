import { join } from 'node:path'
import process from 'node:process'
import { expect } from 'vitest'
import { ATTACHABLE_PATH } from '../../content/html/addresses.ts'
import { bytesRead } from './bytes-read.ts'
import type { LuxHome } from './lux-home.ts'

/** Most bytes of the file to attach that are read to attach it and to ask for the trend of one commune. */
const MOST_BYTES = 300_000

/** Expects that a question about one commune is answered from few bytes of a file to attach. Counts on Linux only. */
export function expectFewBytes(file: string): void {
  if (process.platform !== 'linux') return
  const { attach, answer } = bytesRead(file)
  // A market of few adverts may have no level of the commune: nothing is read to say so.
  expect(attach).toBeGreaterThan(0)
  expect(attach + answer).toBeLessThan(MOST_BYTES)
}

/** The same for the current release of a home. */
export function expectFewBytesOf({ store, release }: LuxHome): void {
  expectFewBytes(join(store.directory, release().id, 'public', ATTACHABLE_PATH))
}

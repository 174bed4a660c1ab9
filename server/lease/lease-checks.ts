import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { leaseCheckSchema } from '../../models/lease/checks/lease-check.ts'
import type { LeaseCheck } from '../../models/lease/checks/lease-check.ts'

const FILE = new URL('../../data/reference/lease-checks.csv', import.meta.url)
let read: Promise<LeaseCheck[]> | undefined

/**
 * Loads the committed lease checks once. They belong to the code that runs them, not to a release; the dated figures they compare
 * with come with the release.
 */
export function leaseChecks(): Promise<LeaseCheck[]> {
  read ??= readFile(FILE, 'utf8').then((text) =>
    z.array(leaseCheckSchema).parse(parse(text, { columns: true, bom: true })),
  )
  return read
}

const READER = new URL('../../data/reference/lease-reader.bin', import.meta.url)
let reader: Promise<Uint8Array> | undefined

/** Loads the learned clause reader once. It belongs to the code that computes its features. */
export function leaseReader(): Promise<Uint8Array> {
  reader ??= readFile(READER)
  return reader
}

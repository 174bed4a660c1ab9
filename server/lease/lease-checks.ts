import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { leaseCheckSchema } from '../../models/lease/checks/lease-check.ts'
import type { LeaseCheck } from '../../models/lease/checks/lease-check.ts'

const FILE = new URL('../../data/reference/lease-checks.csv', import.meta.url)
let read: Promise<LeaseCheck[]> | undefined

/**
 * The committed checks of leases, read once. They belong to the code that looks for them and so to no release; the figures that they compare with are
 * dated and come with the release.
 */
export function leaseChecks(): Promise<LeaseCheck[]> {
  read ??= readFile(FILE, 'utf8').then((text) =>
    z.array(leaseCheckSchema).parse(parse(text, { columns: true, bom: true })),
  )
  return read
}

const READER = new URL('../../data/reference/lease-reader.bin', import.meta.url)
let reader: Promise<Uint8Array> | undefined

/** What was learned of clauses, read once. It belongs to the code that computes the features. */
export function leaseReader(): Promise<Uint8Array> {
  reader ??= readFile(READER)
  return reader
}

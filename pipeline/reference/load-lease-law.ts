import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { parse } from 'csv-parse/sync'

import type { LeaseLaw } from '../../models/lease/analyze-lease.ts'
import { leaseCheckSchema } from '../../models/lease/checks/lease-check.ts'
import type { LeaseCheck } from '../../models/lease/checks/lease-check.ts'
import { BadInputError } from '../files/csv-table.ts'
import { loadLegal } from './load-legal.ts'

/** Reads the lease checks, the dated legal figures they use, and the trained clause reader. @throws BadInputError that names file, row and field */
export async function loadLeaseLaw(directory: string): Promise<LeaseLaw> {
  const [checks, legal, reader] = await Promise.all([
    loadLeaseChecks(directory),
    loadLegal(directory, (fileName) => readFile(join(directory, fileName), 'utf8')),
    loadLeaseReader(directory),
  ])
  return { checks, legal, reader }
}

/** Reads the bytes of the trained clause reader. */
export function loadLeaseReader(directory: string): Promise<Uint8Array> {
  return readFile(join(directory, 'lease-reader.bin'))
}

/** @throws BadInputError that names file, row and field */
export async function loadLeaseChecks(directory: string): Promise<LeaseCheck[]> {
  const file = join(directory, 'lease-checks.csv')
  const records = parse(await readFile(file, 'utf8'), { columns: true, bom: true }) as Record<string, string>[]
  return records.map((record, index) => parseCheck(file, record, index + 2))
}

function parseCheck(file: string, record: Record<string, string>, row: number): LeaseCheck {
  const parsed = leaseCheckSchema.safeParse(record)
  if (parsed.success) return parsed.data
  throw new BadInputError(
    parsed.error.issues.map(({ path, message }) => {
      const column = String(path[0] ?? '')
      return { file, row, column, received: record[column] ?? '', expected: message }
    }),
  )
}

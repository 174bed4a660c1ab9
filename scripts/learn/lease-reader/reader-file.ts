import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { LeaseCheck } from '../../../models/lease/checks/lease-check.ts'
import type { Glossary } from '../../../models/learned/glossary.ts'
import { annotatedLeases, writtenClauses } from './learning-material.ts'
import { LEARNING, READER_LABELS, rowsOfClause, rowsOfLease } from './rows-to-learn.ts'

export const READER_FILE: string = join(import.meta.dirname, '..', '..', '..', 'data', 'reference', 'lease-reader.bin')

const CLAUSES_EVERY = 200
const LEASES_EVERY = 10

/**
 * SHA-256 over how the reader learns, over features and labels of every 200th clause, and over the labels of the passages of every 10th lease: if it
 * changes, passages are read differently and the reader must be trained again.
 */
export function learningFingerprint(glossary: Glossary, checks: readonly LeaseCheck[]): string {
  const hash = createHash('sha256').update(JSON.stringify([LEARNING, READER_LABELS]))
  const clauses = writtenClauses().filter((_, index) => index % CLAUSES_EVERY === 0)
  for (const { features, targets } of clauses.flatMap((clause) => rowsOfClause(clause, glossary)))
    hash.update(`${[...features].sort(([a], [b]) => a - b).join(' ')} ${targets.join('')}\n`)
  const leases = annotatedLeases().filter((_, index) => index % LEASES_EVERY === 0)
  for (const lease of leases)
    for (const { targets } of rowsOfLease(lease, glossary, checks)) hash.update(`${targets.join('')}\n`)
  return hash.digest('hex')
}

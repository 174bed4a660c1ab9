import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Glossary } from '../../../models/learned/glossary.ts'
import { writtenClauses } from './learning-material.ts'
import { LEARNING, READER_LABELS, rowsOfClause } from './rows-to-learn.ts'

export const READER_FILE: string = join(import.meta.dirname, '..', '..', '..', 'data', 'reference', 'lease-reader.bin')

const EVERY = 200

/**
 * SHA-256 over how the reader learns, and over features and labels of every 200th clause: if it changes, clauses are read differently and the reader must
 * be trained again.
 */
export function learningFingerprint(glossary: Glossary): string {
  const hash = createHash('sha256').update(JSON.stringify([LEARNING, READER_LABELS]))
  for (const clause of writtenClauses().filter((_, index) => index % EVERY === 0))
    for (const { features, targets } of rowsOfClause(clause, glossary))
      hash.update(`${[...features].sort(([a], [b]) => a - b).join(' ')} ${targets.join('')}\n`)
  return hash.digest('hex')
}

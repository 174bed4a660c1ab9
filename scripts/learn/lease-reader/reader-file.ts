import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Glossary } from '../../../models/learned/glossary.ts'
import { writtenClauses } from './learning-material.ts'
import { rowsOfClause } from './rows-to-learn.ts'

export const READER_FILE: string = join(import.meta.dirname, '..', '..', '..', 'data', 'reference', 'lease-reader.bin')

const EVERY = 200

/** SHA-256 over the features of every 200th clause: if it changes, features are computed differently and the reader must be trained again. */
export function featureFingerprint(glossary: Glossary): string {
  const hash = createHash('sha256')
  for (const clause of writtenClauses().filter((_, index) => index % EVERY === 0))
    for (const { features } of rowsOfClause(clause, glossary))
      hash.update([...features].sort(([a], [b]) => a - b).join(' '))
  return hash.digest('hex')
}

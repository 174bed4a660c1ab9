import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Glossary } from '../../../models/learned/glossary.ts'
import { ROOT } from '../../../pipeline/base/settings.ts'
import { writtenWishes } from './learning-material.ts'
import { labelsOf, rowOfWish } from './rows-to-learn.ts'

export const WISH_READER_FILE: string = join(ROOT, 'data', 'reference', 'wish-reader.bin')

const EVERY = 100

/** SHA-256 over the features and targets of every 100th phrase: if it changes, the reader must be trained again. */
export function featureFingerprint(glossary: Glossary): string {
  const hash = createHash('sha256')
  const written = writtenWishes()
  const labels = labelsOf(written)
  for (const wish of written.filter((_, index) => index % EVERY === 0)) {
    const { features, targets } = rowOfWish(wish, labels, glossary)
    hash.update([...features].sort(([a], [b]) => a - b).join(' ')).update(targets)
  }
  return hash.digest('hex')
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { loadLegal } from '../../../pipeline/reference/load-legal.ts'
import type { LegalFacts } from '../../contracts/law/legal.ts'

const REFERENCE = join(import.meta.dirname, '..', '..', '..', 'data', 'reference')

/** The parameters that the repository carries. */
export function committedLegalFacts(): Promise<LegalFacts> {
  return loadLegal(REFERENCE, (fileName) => readFile(join(REFERENCE, fileName), 'utf8'))
}

import { join } from 'node:path'

import { loadLeaseLaw } from '../../pipeline/reference/load-lease-law.ts'
import type { LeaseLaw } from './analyze-lease.ts'

/** The checks and figures that the repository carries. */
export function committedLeaseLaw(): Promise<LeaseLaw> {
  return loadLeaseLaw(join(import.meta.dirname, '..', '..', 'data', 'reference'))
}

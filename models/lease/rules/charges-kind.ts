import * as phrases from '../../language/lease/costs.ts'
import type { LeaseReading } from '../checks/evidence.ts'
import type { Term } from '../terms/lease-terms.ts'

/** Whether charges are paid on account or as a lump sum. */
export function chargesKind({ terms }: LeaseReading): Term<'advance' | 'lumpSum'> | null {
  if (terms.chargesEur === null) return null
  const { statement } = terms.chargesEur
  return { value: phrases.FLAT.test(statement.folded) ? 'lumpSum' : 'advance', statement }
}

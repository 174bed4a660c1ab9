import type { LeaseReading } from '../checks/evidence.ts'
import { RENT_RULES } from './rent-rules.ts'
import type { Term } from '../terms/lease-terms.ts'

/** Whether the rent follows an index: true, or false where the lease rules it out. */
export function indexationTerm(lease: LeaseReading): Term<boolean> | null {
  const verdicts = RENT_RULES.L19!(lease)
  const first = verdicts.find(({ detail }) => detail !== null) ?? verdicts[0]
  return first?.statement ? { value: first.detail !== null, statement: first.statement } : null
}

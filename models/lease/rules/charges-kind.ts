import { pattern } from '../../language/words/lines.ts'
import type { LeaseReading } from '../checks/evidence.ts'
import type { Term } from '../terms/lease-terms.ts'

const FLAT = pattern(String.raw`
    forfait|montant fixe|somme fixe|pauschal|festbetrag|fixbetrag|feste[rn]? (?:monats)?(?:betrag|summe)|flat[- ](?:rate|charge|fee|sum)|lump[- ]sum
    fixed (?:monthly )?(?:sum|amount|charge)
  `)

/** Whether charges are paid on account or as a lump sum. */
export function chargesKind({ terms }: LeaseReading): Term<'advance' | 'lumpSum'> | null {
  if (terms.chargesEur === null) return null
  const { statement } = terms.chargesEur
  return { value: FLAT.test(statement.folded) ? 'lumpSum' : 'advance', statement }
}

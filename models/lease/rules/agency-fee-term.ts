import * as phrases from '../../language/lease/costs.ts'
import { leaseWords, topics } from '../../language/lease-words.ts'
import type { LeaseReading } from '../checks/evidence.ts'
import { bearerOf } from '../text/bearer.ts'
import { isDenied } from '../text/polarity.ts'
import type { Term } from '../terms/lease-terms.ts'

const FEE = leaseWords('agency', 'adminFee')

/** Who bears the agency fee. */
export function agencyFeeTerm({ text }: LeaseReading): Term<'tenant' | 'shared' | 'nothing' | 'landlord'> | null {
  const statement = text.statements.find(({ folded }) => topics.agency.test(folded) && phrases.PAID.test(folded))
  if (statement === undefined) return null
  const { index, 0: found } = FEE.exec(statement.folded)!
  if (topics.half.test(statement.folded)) return { value: 'shared', statement }
  const bearer = bearerOf(statement, index, index + found.length)
  if (bearer === null)
    return isDenied(statement.folded, index, index + found.length) ? { value: 'nothing', statement } : null
  return { value: bearer, statement }
}

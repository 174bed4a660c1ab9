import type { LeaseLimits } from '../terms/lease-limits.ts'
import type { LeaseTerms } from '../terms/lease-terms.ts'
import type { LeaseText, Statement } from '../text/lease-text.ts'
import { isDenied } from '../text/polarity.ts'
import type { DetailId } from './detail-ids.ts'
import { everyMatch } from '../../language/words/every-match.ts'

/** A lease as checks see it. */
export interface LeaseReading {
  readonly text: LeaseText
  readonly terms: LeaseTerms
  readonly limits: LeaseLimits
}

/** A sentence by its id, with its figures. */
export interface Said {
  readonly id: DetailId
  readonly figures: Readonly<Record<string, number>>
}

export function said(id: DetailId, figures: Said['figures'] = {}): Said {
  return { id, figures }
}

/** Why a check finds something. */
export interface Evidence {
  /** Statement of the lease; null where it has none. */
  readonly statement: Statement | null
  /** Value read or computed from the statement. */
  readonly detail: Said
}

/** Whether a statement says something and does not deny it. */
export function affirms({ folded }: Pick<Statement, 'folded'>, pattern: RegExp): boolean {
  return everyMatch(pattern, folded).some(({ index, 0: { length } }) => !isDenied(folded, index, index + length))
}

/** Whether any statement says something and does not deny it. */
export function anyAffirms({ text }: LeaseReading, pattern: RegExp): boolean {
  return text.statements.some((statement) => affirms(statement, pattern))
}

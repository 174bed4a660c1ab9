import type { RejectCode } from '../../contracts/listings/reject.ts'
import type { AbsenceReason, FactMethod } from '../../contracts/listings/observation.ts'

/** Why a row is no observation: which field, what stood there and what was expected. */
export interface Refusal {
  code: RejectCode
  field: string | null
  received: string | null
  expected: string
}

/** How the values of one observation came about; the readers of groups of fields write into it. */
export interface Provenance {
  methods: Record<string, FactMethod>
  absences: Record<string, AbsenceReason>
}

export function isRefusal(result: object): result is Refusal {
  return 'expected' in result && 'code' in result
}

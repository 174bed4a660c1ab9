import { LEGAL_STATUSES } from '../../contracts/law/legal.ts'
import type { LegalStatus } from '../../contracts/law/legal.ts'

/** The weakest of several statuses: a result is founded no better than that. Of none: verified. */
export function weakestStatus(statuses: readonly LegalStatus[]): LegalStatus {
  const ranks = statuses.map((status) => LEGAL_STATUSES.indexOf(status))
  return LEGAL_STATUSES[Math.max(0, ...ranks)]!
}

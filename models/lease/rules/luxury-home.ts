import { LUXURY_HOME } from '../../language/lease/protection.ts'
import { anyAffirms } from '../checks/evidence.ts'
import type { LeaseReading } from '../checks/evidence.ts'
import { REFORM } from '../terms/lease-limits.ts'

/** Checks by articles 3 to 5 of the law, which did not bind homes of luxury before the reform (former article 6). */
const BY_ARTICLES_3_TO_5: ReadonlySet<string> = new Set(['L01', 'L16', 'L19', 'L26', 'L28', 'L29', 'L30'])

/** Whether a lease from before the reform calls its home one of luxury. Whether it passed the sums of the law, no text shows. */
export function isOldLuxury(lease: LeaseReading, concludedOn: string): boolean {
  return concludedOn < REFORM && anyAffirms(lease, LUXURY_HOME)
}

export function spared(checkId: string): boolean {
  return BY_ARTICLES_3_TO_5.has(checkId)
}

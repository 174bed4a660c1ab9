import type { AffordabilityRequest, BellegenAktState } from '../../contracts/law/affordability.ts'
import type { LegalFacts } from '../../contracts/law/legal.ts'
import { amountOn } from '../parameters/value-on.ts'
import type { LegalAmount } from '../parameters/value-on.ts'

/** Where a purchase stands with the Bëllegen Akt. */
export interface BellegenAkt {
  readonly state: BellegenAktState
  /** Arguments that would confirm it; empty when nothing is open. */
  readonly missing: readonly ConfirmingField[]
  /** Most that the confirmed buyers can take off duties, at the deed or later; 0 unless `applied` or `refund_later`. */
  readonly creditEur: number
  /** The confirmed balance is more than the law gives so many buyers. */
  readonly isCapped: boolean
  readonly perBuyer: LegalAmount | null
  readonly minimumDuty: LegalAmount | null
}

const CONFIRMING_FIELDS = ['residenceUse', 'bellegenAktEligibleBuyers', 'bellegenAktCreditAvailable'] as const
type ConfirmingField = (typeof CONFIRMING_FIELDS)[number] | 'isEeaResident'

/**
 * The credit applies only when main residence, eligible buyers and unused balance are all stated; what is left out stays unconfirmed and is
 * never taken for zero. Buyers who live neither here nor in the EEA pay full duties and are refunded later, so non-residents are asked. The
 * deprecated flags have no say.
 */
export function bellegenAkt(legal: LegalFacts, request: AffordabilityRequest, on: string): BellegenAkt {
  const { residenceUse = 'unknown', bellegenAktEligibleBuyers, bellegenAktCreditAvailable } = request
  const perBuyer = amountOn(legal, 'bellegen_akt_credit_eur', on)
  const minimumDuty = amountOn(legal, 'minimum_duty_eur', on)
  const none = { perBuyer, minimumDuty, creditEur: 0, isCapped: false, missing: [] }
  if (residenceUse === 'secondary' || residenceUse === 'rental') return { ...none, state: 'not_applicable' }
  const missing = missingFields(request)
  if (missing.length > 0 || !perBuyer) return { ...none, missing, state: 'unconfirmed' }
  const ceilingEur = bellegenAktEligibleBuyers! * perBuyer.value
  const creditEur = Math.min(bellegenAktCreditAvailable!, ceilingEur)
  const isCapped = bellegenAktCreditAvailable! > ceilingEur
  if (creditEur === 0) return { ...none, creditEur, isCapped, state: 'confirmed_zero' }
  return { ...none, creditEur, isCapped, state: isOutsideEea(request) ? 'refund_later' : 'applied' }
}

function isOutsideEea({ residencyType, isEeaResident }: AffordabilityRequest): boolean {
  return residencyType === 'non_resident' && isEeaResident === false
}

function missingFields(request: AffordabilityRequest): ConfirmingField[] {
  const missing = CONFIRMING_FIELDS.filter((field) => request[field] === undefined || request[field] === 'unknown')
  const isZero = request.bellegenAktEligibleBuyers === 0 || request.bellegenAktCreditAvailable === 0
  const asksEea = request.residencyType === 'non_resident' && request.isEeaResident === undefined
  return asksEea && !isZero ? [...missing, 'isEeaResident'] : missing
}

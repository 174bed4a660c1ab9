import type { AffordabilityRequest, UnknownComponent } from '../../contracts/law/affordability.ts'
import type { LegalFacts } from '../../contracts/law/legal.ts'
import { amountOn, requiredAmount } from '../parameters/value-on.ts'
import type { LegalAmount } from '../parameters/value-on.ts'
import type { BellegenAkt } from './bellegen-akt.ts'

/** Duties of the State and the commune on a purchase, and the components that the arguments leave open. */
export interface DutyRules {
  readonly registration: LegalAmount
  readonly transcription: LegalAmount
  /** Part of the price on which duties are due; null: all of it. */
  readonly reducedBase: LegalAmount | null
  /** Surcharge on the registration duty; null: none is due, or it is not known whether one is. */
  readonly surcharge: LegalAmount | null
  readonly unknown: readonly UnknownComponent[]
}

interface PurchasePlace {
  readonly credit: BellegenAkt
  /** Where the dwelling lies; null: not stated. */
  readonly communeSlug: string | null
}

export function dutyRules(
  legal: LegalFacts,
  request: AffordabilityRequest,
  purchase: PurchasePlace,
  on: string,
): DutyRules {
  const { surcharge, isUnknown } = surchargeOf(legal, request, purchase, on)
  const reduction = reductionOf(legal, request, on)
  const investor = isInvestor(request) && amountOn(legal, 'investor_credit_eur', on) !== null
  return {
    registration: requiredAmount(legal, 'registration_duty_share', on),
    transcription: requiredAmount(legal, 'transcription_duty_share', on),
    reducedBase: reduction.base,
    surcharge,
    unknown: [
      ...(purchase.credit.state === 'unconfirmed' ? (['bellegen_akt_credit'] as const) : []),
      ...(reduction.isUnknown ? (['duty_reduction'] as const) : []),
      ...(investor ? (['investor_credit'] as const) : []),
      ...(isUnknown ? (['municipal_surcharge'] as const) : []),
    ],
  }
}

/** Duties were due on half of the price for main residences, and for investors in new build; then only for promises registered in time. */
function reductionOf(
  legal: LegalFacts,
  request: AffordabilityRequest,
  on: string,
): { base: LegalAmount | null; isUnknown: boolean } {
  const { residenceUse = 'unknown' } = request
  const base = amountOn(legal, 'reduced_duty_base_share', on)
  const transition = amountOn(legal, 'reduced_duty_base_transition_share', on)
  const mayApply = residenceUse === 'primary' || residenceUse === 'unknown' || isInvestor(request)
  if (!mayApply || (!base && !transition)) return { base: null, isUnknown: false }
  if (base && residenceUse !== 'unknown') return { base, isUnknown: false }
  return { base: null, isUnknown: true }
}

function isInvestor({ residenceUse, propertyCondition }: AffordabilityRequest): boolean {
  return residenceUse === 'rental' && propertyCondition === 'new_build'
}

/**
 * Two communes add a surcharge. Exempt are purchases with the Bëllegen Akt, new dwellings, and homes that the tax office classes as houses or
 * rental houses, which a flat may be. Unless the class is stated it stays open; a main residence without a commune is taken to lie elsewhere.
 */
function surchargeOf(
  legal: LegalFacts,
  { residenceUse, propertyCondition, propertyType, classedAsHouse }: AffordabilityRequest,
  { credit, communeSlug }: PurchasePlace,
  on: string,
): { surcharge: LegalAmount | null; isUnknown: boolean } {
  const isHouse = classedAsHouse ?? (propertyType === 'house' ? true : undefined)
  const isExempt = credit.state === 'applied' || propertyCondition === 'new_build' || isHouse === true
  if (isExempt) return { surcharge: null, isUnknown: false }
  if (communeSlug === null) return { surcharge: null, isUnknown: residenceUse !== 'primary' }
  const surcharge = amountOn(legal, `municipal_surcharge_${communeSlug.replaceAll('-', '_')}_share`, on)
  const isOpen = credit.state === 'unconfirmed' || credit.state === 'refund_later' || isHouse === undefined
  return isOpen ? { surcharge: null, isUnknown: surcharge !== null } : { surcharge, isUnknown: false }
}

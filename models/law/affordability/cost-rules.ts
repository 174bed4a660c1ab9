import type { AffordabilityRequest, UnknownComponent } from '../../contracts/law/affordability.ts'
import type { LegalFacts } from '../../contracts/law/legal.ts'
import { requiredAmount, requiredScale } from '../parameters/value-on.ts'
import type { LegalAmount, LegalScale } from '../parameters/value-on.ts'
import { bellegenAkt } from './bellegen-akt.ts'
import type { BellegenAkt } from './bellegen-akt.ts'
import { dutyRules } from './duty-rules.ts'
import type { DutyRules } from './duty-rules.ts'
import { newBuildRules } from './new-build.ts'
import type { NewBuildRules } from './new-build.ts'

/** Everything that the costs of one purchase hang on besides price and loan. */
export interface CostRules {
  readonly credit: BellegenAkt
  readonly duties: DutyRules
  readonly newBuild: NewBuildRules | null
  readonly saleTariff: LegalScale
  readonly loanTariff: LegalScale
  readonly vat: LegalAmount
  readonly disbursements: LegalAmount
  readonly loanRegistration: LegalAmount
  readonly loanInscription: LegalAmount
  readonly fileFee: LegalAmount
  readonly valuationFee: LegalAmount
  readonly agencyFee: LegalAmount
  /** Components that the arguments leave open; the costs are without them. */
  readonly unknown: readonly UnknownComponent[]
}

/** @param on day of the deed, an ISO date */
export function costRules(
  legal: LegalFacts,
  request: AffordabilityRequest,
  communeSlug: string | null,
  on: string,
): CostRules {
  const amount = (id: string): LegalAmount => requiredAmount(legal, id, on)
  const { residenceUse = 'unknown', landPercent, propertyCondition } = request
  const credit = bellegenAkt(legal, request, on)
  const duties = dutyRules(legal, request, { credit, communeSlug }, on)
  const newBuild = propertyCondition === 'new_build' ? newBuildRules(legal, { residenceUse, landPercent }, on) : null
  return {
    credit,
    duties,
    newBuild,
    saleTariff: requiredScale(legal, 'notary_sale_tariff', on),
    loanTariff: requiredScale(legal, 'notary_loan_tariff', on),
    vat: amount('vat_standard_share'),
    disbursements: amount('notary_disbursements_eur'),
    loanRegistration: amount('mortgage_registration_share'),
    loanInscription: amount('mortgage_inscription_share'),
    fileFee: amount('bank_file_fee_eur'),
    valuationFee: amount('expert_valuation_eur'),
    agencyFee: amount('agency_fee_buyer_share'),
    unknown: [
      ...duties.unknown,
      ...(newBuild && residenceUse === 'unknown' ? (['vat_rate'] as const) : []),
      ...(newBuild?.assumedLandShare ? (['land_share'] as const) : []),
    ],
  }
}

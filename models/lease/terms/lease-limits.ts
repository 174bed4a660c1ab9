import type { LegalFacts } from '../../contracts/law/legal.ts'
import { amountOn, requiredAmount } from '../../law/parameters/value-on.ts'

/** Figures of tenancy law on the day a lease was concluded. Months and shares of one. Null: the law then set none. */
export interface LeaseLimits {
  readonly depositMonths: number
  readonly depositReturnMonths: number
  readonly feeTenantShare: number
  readonly furnitureShare: number
  readonly ceilingShare: number
  readonly adaptationYears: number
  readonly adaptationShare: number
  readonly tenantNoticeMonths: number
  readonly personalNeedNoticeMonths: number
  readonly coTenantNoticeMonths: number
}

/** Day on which the law of 23 July 2024 entered into force; its figures describe rules whose own date of application stands in the table of checks. */
export const REFORM = '2024-08-01'

/** @throws MissingParameterError for a lease from before the law of 2006 */
export function leaseLimits(legal: LegalFacts, concludedOn: string): LeaseLimits {
  const on = (id: string): number => requiredAmount(legal, id, concludedOn).value
  const reformed = (id: string): number => (amountOn(legal, id, concludedOn) ?? requiredAmount(legal, id, REFORM)).value
  return {
    depositMonths: on('deposit_months'),
    depositReturnMonths: reformed('deposit_first_half_months'),
    feeTenantShare: reformed('letting_fee_tenant_share'),
    furnitureShare: reformed('furniture_supplement_share'),
    ceilingShare: on('rent_ceiling_share'),
    adaptationYears: on('rent_adaptation_years'),
    adaptationShare: reformed('rent_adaptation_share'),
    tenantNoticeMonths: on('tenant_notice_months'),
    personalNeedNoticeMonths: on('personal_need_notice_months'),
    coTenantNoticeMonths: reformed('co_tenant_notice_months'),
  }
}

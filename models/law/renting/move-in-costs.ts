import type { MoveInCostId, RentingRequest } from '../../contracts/law/renting.ts'
import type { LegalFacts } from '../../contracts/law/legal.ts'
import { requiredAmount } from '../parameters/value-on.ts'
import type { LegalAmount } from '../parameters/value-on.ts'

/** Rules and facts behind the cash of the first day, besides the rent. */
export interface MoveInRules {
  readonly depositMonths: LegalAmount
  readonly feeMonths: LegalAmount
  readonly feeTenantShare: LegalAmount
  readonly vat: LegalAmount
  readonly chargesCents: number
  readonly hasAgency: boolean
  readonly hasBankGuarantee: boolean
}

/** One line of the first day. Whole cents, so that lines add up to their total. */
export interface MoveInLine {
  readonly id: MoveInCostId
  readonly amountCents: number
  readonly rule: string
  readonly parameters: readonly LegalAmount[]
}

const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

type FirstDay = Pick<RentingRequest, 'monthlyCharges' | 'hasAgency' | 'hasBankGuarantee'>

/** @param on day of the lease, an ISO date. @throws MissingParameterError */
export function moveInRules(legal: LegalFacts, request: FirstDay, on: string): MoveInRules {
  const amount = (id: string): LegalAmount => requiredAmount(legal, id, on)
  return {
    depositMonths: amount('deposit_months'),
    feeMonths: amount('letting_fee_months'),
    feeTenantShare: amount('letting_fee_tenant_share'),
    vat: amount('vat_standard_share'),
    chargesCents: Math.round((request.monthlyCharges ?? 0) * 100),
    hasAgency: request.hasAgency ?? true,
    hasBankGuarantee: request.hasBankGuarantee ?? false,
  }
}

/** Cash that a tenant needs on the day of signing. @param rentCents a month, without charges */
export function moveInCosts(rules: MoveInRules, rentCents: number): MoveInLine[] {
  const { depositMonths, feeMonths, feeTenantShare, vat, chargesCents, hasAgency, hasBankGuarantee } = rules
  const feeCents = Math.round(rentCents * feeMonths.value * feeTenantShare.value)
  const rent = inEuros(rentCents)
  const deposit: MoveInLine = {
    id: 'deposit',
    amountCents: Math.round(rentCents * depositMonths.value),
    rule: `${depositMonths.value} × ${rent}`,
    parameters: [depositMonths],
  }
  const agency: MoveInLine[] = [
    {
      id: 'agency_fee',
      amountCents: feeCents,
      rule: `${feeTenantShare.value * 100} % × ${feeMonths.value} × ${rent}`,
      parameters: [feeTenantShare, feeMonths],
    },
    {
      id: 'agency_fee_vat',
      amountCents: Math.round(feeCents * vat.value),
      rule: `${Math.round(vat.value * 100)} % × ${inEuros(feeCents)}`,
      parameters: [vat],
    },
  ]
  return [
    ...(hasBankGuarantee ? [] : [deposit]),
    ...(hasAgency ? agency : []),
    { id: 'first_rent', amountCents: rentCents, rule: rent, parameters: [] },
    ...(chargesCents > 0
      ? [{ id: 'first_charges' as const, amountCents: chargesCents, rule: inEuros(chargesCents), parameters: [] }]
      : []),
  ]
}

/** Highest rent whose first day costs no more than the savings. Whole euros in cents; 0 when the savings pay for none. */
export function highestRentCents(rules: MoveInRules, savingsCents: number): number {
  const totalCents = (rentCents: number): number =>
    moveInCosts(rules, rentCents).reduce((sum, { amountCents }) => sum + amountCents, 0)
  // The first month alone costs a rent, so that no rent above the savings is paid for.
  let affordable = 0
  let beyond = Math.floor(savingsCents / 100) + 1
  while (beyond - affordable > 1) {
    const middle = Math.floor((affordable + beyond) / 2)
    if (totalCents(middle * 100) <= savingsCents) affordable = middle
    else beyond = middle
  }
  return affordable * 100
}

function inEuros(cents: number): string {
  return money.format(cents / 100)
}

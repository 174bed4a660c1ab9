import type { EmploymentType, HouseholdType, ResidencyType } from '../../contracts/law/affordability.ts'
import type { LegalFacts } from '../../contracts/law/legal.ts'
import { sliceSum } from '../parameters/slices.ts'
import { amountOn, requiredAmount, scaleOn } from '../parameters/value-on.ts'
import type { DatedParameter, LegalAmount, LegalScale } from '../parameters/value-on.ts'

export interface Earners {
  readonly annualIncomeEur: number
  readonly householdType: HouseholdType
  readonly employmentType: EmploymentType
  readonly residencyType: ResidencyType
}

/** Net income of a household a year, EUR: an approximation and the range around it. */
export interface NetIncome {
  readonly central: number
  readonly low: number
  readonly high: number
  readonly method: 'tax_scale' | 'share_of_gross'
  readonly parameters: readonly DatedParameter<unknown>[]
}

interface PayrollRules {
  readonly scale: LegalScale
  readonly surcharge: LegalAmount
  readonly highSurcharge: LegalAmount
  readonly threshold: LegalAmount
  readonly pension: LegalAmount | null
  readonly sickness: LegalAmount
  readonly dependency: LegalAmount
  readonly minimumWage: LegalAmount
  readonly ceiling: LegalAmount
  readonly allowance: LegalAmount
  readonly credits: LegalAmount
}

/** Whose contribution rates apply. */
const CONTRIBUTIONS: Record<EmploymentType, string> = {
  permanent: 'employee',
  fixed_term: 'employee',
  civil_servant: 'employee',
  self_employed: 'self_employed',
  retired: 'retired',
}

/**
 * Net of gross: social contributions up to their ceiling, then income tax by the scale of class 1 with the solidarity surcharge. Two people
 * are taken as two equal earners, which is what joint taxation (class 2) comes to; the low end is one earner taxed alone, the high end adds
 * the credits and flat deductions that are left out. A single parent is one earner; class 1a lies between class 1 and joint taxation, which is
 * the high end. Without a scale for the day, and for income taxed abroad, a stated share of gross.
 */
export function netIncome(legal: LegalFacts, earners: Earners, on: string): NetIncome {
  const rules = earners.residencyType === 'non_resident' ? null : payrollRules(legal, earners.employmentType, on)
  if (!rules) return shareOfGross(legal, earners.annualIncomeEur, on)
  const { annualIncomeEur: gross, householdType } = earners
  const people = householdType === 'couple' || householdType === 'family' ? 2 : 1
  const central = people * netOfOne(rules, gross / people)
  const best = householdType === 'single_parent' ? Math.max(central, 2 * netOfOne(rules, gross / 2)) : central
  return {
    central,
    low: Math.min(central, netOfOne(rules, gross)),
    high: Math.min(gross, best + people * rules.credits.value),
    method: 'tax_scale',
    parameters: Object.values(rules).filter((rule) => rule !== null),
  }
}

function payrollRules(legal: LegalFacts, employment: EmploymentType, on: string): PayrollRules | null {
  const scale = scaleOn(legal, 'income_tax_scale', on)
  if (!scale) return null
  const kind = CONTRIBUTIONS[employment]
  const amount = (id: string): LegalAmount => requiredAmount(legal, id, on)
  return {
    scale,
    surcharge: amount('solidarity_surcharge_share'),
    highSurcharge: amount('solidarity_surcharge_high_share'),
    threshold: amount('solidarity_surcharge_threshold_eur'),
    // A pension pays no pension contribution.
    pension: amountOn(legal, `pension_${kind}_share`, on),
    sickness: amount(`sickness_${kind}_share`),
    dependency: amount('dependency_share'),
    minimumWage: amount('minimum_wage_eur'),
    ceiling: amount('contribution_ceiling_minimum_wages'),
    allowance: amount('dependency_allowance_minimum_wages'),
    credits: amount('tax_credits_left_out_eur'),
  }
}

function netOfOne(rules: PayrollRules, gross: number): number {
  const minimumWageYear = rules.minimumWage.value * 12
  const capped = Math.min(gross, minimumWageYear * rules.ceiling.value)
  const deductible = capped * ((rules.pension?.value ?? 0) + rules.sickness.value)
  const dependency = Math.max(0, gross - minimumWageYear * rules.allowance.value) * rules.dependency.value
  // The dependency contribution is not deductible.
  return gross - deductible - dependency - taxOf(rules, gross - deductible)
}

function taxOf({ scale, surcharge, highSurcharge, threshold }: PayrollRules, taxable: number): number {
  const tax = sliceSum(scale.value, taxable)
  const taxBelow = sliceSum(scale.value, Math.min(taxable, threshold.value))
  return tax + taxBelow * surcharge.value + (tax - taxBelow) * highSurcharge.value
}

function shareOfGross(legal: LegalFacts, gross: number, on: string): NetIncome {
  const [low, central, high] = ['net_share_low', 'net_share', 'net_share_high'].map((id) =>
    requiredAmount(legal, id, on),
  ) as [LegalAmount, LegalAmount, LegalAmount]
  return {
    low: gross * low.value,
    central: gross * central.value,
    high: gross * high.value,
    method: 'share_of_gross',
    parameters: [low, central, high],
  }
}

import type { LeaseRentCeiling } from '../contracts/law/lease-analysis.ts'
import type { LegalFacts } from '../contracts/law/legal.ts'
import { rentCeiling } from '../law/rent-ceiling/rent-ceiling.ts'
import type { LeaseTerms } from './terms/lease-terms.ts'
import { revaluationOf } from './terms/stated-capital.ts'

/** Ceiling of the rent by the capital, its revaluation and the year of the building as the lease states them; null without a capital. */
export function statedCeiling(
  terms: Pick<LeaseTerms, 'capitalEur' | 'coefficient' | 'builtYear'>,
  legal: LegalFacts,
  on: string,
): LeaseRentCeiling | null {
  if (terms.capitalEur === null) return null
  const statedCapitalEur = terms.capitalEur.value
  const coefficient = revaluationOf(terms)
  const buildingAgeYears = terms.builtYear === null ? null : Number(on.slice(0, 4)) - terms.builtYear.value
  const { monthlyLowEur, monthlyHighEur, unknowns, parameters } = rentCeiling(
    legal,
    {
      investedEur: statedCapitalEur,
      landEur: null,
      revaluationCoefficient: coefficient,
      buildingAgeYears: buildingAgeYears !== null && buildingAgeYears >= 0 ? buildingAgeYears : null,
      upkeepProven: null,
    },
    on,
  )
  const sharePercent = parameters[0]!.value * 100
  const bounds = { monthlyLowEur: monthlyLowEur === 0 ? null : monthlyLowEur, monthlyHighEur }
  return { statedCapitalEur, coefficient, sharePercent, ...bounds, unknowns: [...unknowns] }
}

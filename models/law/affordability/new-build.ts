import type { ResidenceUse } from '../../contracts/law/affordability.ts'
import type { LegalFacts } from '../../contracts/law/legal.ts'
import { requiredAmount } from '../parameters/value-on.ts'
import type { LegalAmount } from '../parameters/value-on.ts'

/** How the price of a new dwelling splits and is taxed. */
export interface NewBuildRules {
  /** Land of the price before VAT, 0 to 1. */
  readonly landShare: number
  readonly assumedLandShare: LegalAmount | null
  readonly standard: LegalAmount
  /** Null: the super-reduced rate does not apply, or nothing says that it does. */
  readonly superReduced: { readonly rate: LegalAmount; readonly benefitCap: LegalAmount } | null
}

/** A price with VAT in its parts. Cents. */
export interface NewBuildPrice {
  readonly landCents: number
  readonly constructionCents: number
  readonly vatCents: number
}

/** @param landPercent as stated; undefined: the working assumption stands in */
export function newBuildRules(
  legal: LegalFacts,
  { residenceUse, landPercent }: { residenceUse: ResidenceUse; landPercent: number | undefined },
  on: string,
): NewBuildRules {
  const assumedLandShare = landPercent === undefined ? requiredAmount(legal, 'land_share', on) : null
  return {
    landShare: assumedLandShare?.value ?? landPercent! / 100,
    assumedLandShare,
    standard: requiredAmount(legal, 'vat_standard_share', on),
    superReduced:
      residenceUse === 'primary'
        ? {
            rate: requiredAmount(legal, 'vat_super_reduced_share', on),
            benefitCap: requiredAmount(legal, 'vat_benefit_cap_eur', on),
          }
        : null,
  }
}

/**
 * Splits a price that includes VAT. Land bears no VAT; construction bears the normal rate, or for a main residence the super-reduced one
 * until the benefit reaches its cap, after which each further euro bears the normal rate.
 */
export function splitNewBuildPrice(rules: NewBuildRules, priceCents: number): NewBuildPrice {
  const { landShare, standard, superReduced } = rules
  const built = 1 - landShare
  const gross = (rate: number): number => landShare + built * (1 + rate)
  let beforeVat = priceCents / gross(standard.value)
  if (superReduced) {
    const { rate, benefitCap } = superReduced
    const benefit = standard.value - rate.value
    const reduced = priceCents / gross(rate.value)
    const capped = (priceCents + benefitCap.value * 100) / gross(standard.value)
    beforeVat = reduced * built * benefit <= benefitCap.value * 100 ? reduced : capped
  }
  const landCents = Math.round(beforeVat * landShare)
  const constructionCents = Math.round(beforeVat * built)
  return { landCents, constructionCents, vatCents: priceCents - landCents - constructionCents }
}

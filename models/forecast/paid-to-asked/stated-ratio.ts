import { isBesideOne, type PaidToAsked } from '../../contracts/market/paid-to-asked.ts'

/** A home as far as it decides whether the ratio of its commune speaks of homes like it; null is unknown. */
export type RatioHome = {
  readonly listingType: 'rent' | 'sale'
  readonly segment: string | null
  readonly isNewBuild: boolean
  readonly condition: string | null
  readonly constructionYear: number | null
}

/** Conditions of a home that is sold before or just after it is finished. */
const NEW = new Set(['new', 'shell'])

/**
 * The ratio that is stated beside the price of a home: that of existing flats of its commune, where more is known than that it may be 1. None of
 * houses, rents and what is known to be new, of which the model says nothing.
 *
 * @param ratios of the commune
 */
export function statedRatio(ratios: readonly PaidToAsked[], home: RatioHome): PaidToAsked | null {
  if (home.listingType !== 'sale' || home.segment !== 'apartment') return null
  const own = ratios.find(({ condition, segment }) => condition === 'existing' && segment === home.segment)
  if (own === undefined || !isBesideOne(own)) return null
  const isNew = home.isNewBuild || NEW.has(home.condition ?? '') || (home.constructionYear ?? 0) >= own.lastYear
  return isNew ? null : own
}

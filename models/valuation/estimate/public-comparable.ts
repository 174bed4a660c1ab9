import type { PriceComparable } from '../../contracts/market/valuation.ts'
import { formatQuarter } from '../../kernel/quarter.ts'
import { roundTo } from '../../statistics/round.ts'
import { publicAmounts } from '../frame/public-attributes.ts'
import type { ComparableHome } from './comparable-homes.ts'
import type { ListedHome } from './listing-home.ts'

/**
 * A comparable as readers see it, in whole euros that add up: asking price and adjustments make the adjusted price.
 * @param listing its listing on offer; a home off the market is shown without an id
 */
export function publicComparable(home: ComparableHome, listing: ListedHome | undefined): PriceComparable {
  const askingPrice = Math.round(home.price)
  const adjustedPrice = Math.round(home.adjustedPrice)
  const amounts = publicAmounts(home.adjustments)
    .filter(({ attribute }) => attribute !== 'other')
    .map(({ attribute, amount }) => ({ attribute, amount: Math.round(amount) }))
  const other = adjustedPrice - askingPrice - amounts.reduce((sum, { amount }) => sum + amount, 0)
  return {
    id: listing?.listingId ?? null,
    url: listing?.url ?? null,
    propertyType: home.propertyType,
    areaSqm: home.areaM2,
    bedrooms: home.bedrooms,
    date: Number.isNaN(home.quarter) ? null : formatQuarter(home.quarter),
    distance: home.distanceM,
    similarity: roundTo(home.similarity, 3),
    askingPrice,
    adjustedPrice,
    adjustments: other === 0 ? amounts : [...amounts, { attribute: 'other', amount: other }],
  }
}

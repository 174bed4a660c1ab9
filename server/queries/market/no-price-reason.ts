import type { TrendSeries } from '../../../models/contracts/market/trend.ts'
import type { ReleaseFacts } from '../../release/facts.ts'

/** Says why a release has no price series: the refusal of the price model, if there is one. */
export function noPriceReason({ id, marketIndex }: ReleaseFacts, listingType: TrendSeries['listingType']): string {
  const refusal = marketIndex.refusals?.find((each) => each.listingType === listingType)
  return refusal?.reason ?? `Release ${id} contains no such price series`
}

import { sayIn } from '../../../content/say/words.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import type { TrendSeries } from '../../../models/contracts/market/trend.ts'
import type { ReleaseFacts } from '../../release/facts.ts'

/** Says why a release has no price series: the refusal of the price model, if there is one. */
export function noPriceReason(
  { id, marketIndex }: ReleaseFacts,
  listingType: TrendSeries['listingType'],
  locale: Locale = 'en',
): string {
  const refusal = marketIndex.refusals?.find((each) => each.listingType === listingType)
  return refusal?.reason ?? sayIn(locale)('reply.market.lack.noSeries', { id })
}

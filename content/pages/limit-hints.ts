import { trendKey, type TrendSeries } from '../../models/contracts/market/trend.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import { limitTexts } from '../say/market/price-limits.ts'
import { hint, type Block } from '../sections/block.ts'
import type { MarketFacts } from './market-facts.ts'
import { NATION } from './nation.ts'

/** Says to which prices the adverts behind the levels of these listing types were limited; nothing where they were not. */
export function limitHints(
  { trends }: Pick<MarketFacts, 'trends'>,
  listingTypes: readonly TrendSeries['listingType'][],
  locale: Locale,
): Block[] {
  return listingTypes.flatMap((listingType) => {
    const series = trends.get(trendKey({ areaLevel: 'nation', areaSlug: NATION, listingType, segment: 'all' }))
    return limitTexts(series, locale).map((text) => hint(text))
  })
}

import { FORECAST_MINIMUM_QUARTERS, type ForecastPropertyType } from '../../../models/contracts/market/forecast.ts'
import { DOCUMENT_WORDS } from '../../../content/say/document-words.ts'
import { sayIn } from '../../../content/say/words.ts'
import { communeName } from '../../../models/kernel/commune.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { forecastKey, type ReleaseFacts } from '../../release/facts.ts'
import { noPriceReason } from './no-price-reason.ts'

/** Says why a commune has no forecast, by what was counted when the forecasts were made. */
export function noForecastReason(
  facts: ReleaseFacts,
  communeSlug: string,
  propertyType: ForecastPropertyType,
  locale: Locale = 'en',
): string {
  const say = sayIn(locale)
  const refusal = facts.forecastRefusals.get(forecastKey({ communeSlug, propertyType }))
  if (refusal === undefined)
    return facts.forecasts.size === 0 && !facts.marketIndex.refusals?.some(({ listingType }) => listingType === 'sale')
      ? say('reply.market.lack.noForecasts', { id: facts.id })
      : noPriceReason(facts, 'sale', locale)
  const commune = facts.communes.get(communeSlug)
  const name = commune === undefined ? communeSlug : communeName(commune, locale)
  const { quartersOfData: quarters, reason } = refusal
  if (quarters < FORECAST_MINIMUM_QUARTERS)
    return say('reply.market.lack.quarters', { needed: FORECAST_MINIMUM_QUARTERS, slug: name, n: quarters })
  if (reason === 'path')
    return say('reply.market.lack.path', { series: DOCUMENT_WORDS[locale].series.sale[propertyType] })
  return say('reply.market.lack.start', { n: quarters })
}

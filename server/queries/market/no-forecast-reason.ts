import { FORECAST_MINIMUM_QUARTERS, type ForecastPropertyType } from '../../../models/contracts/market/forecast.ts'
import { forecastKey, type ReleaseFacts } from '../../release/facts.ts'
import { noPriceReason } from './no-price-reason.ts'

/** Says why a commune has no forecast, by what was counted when the forecasts were made. */
export function noForecastReason(facts: ReleaseFacts, communeSlug: string, propertyType: ForecastPropertyType): string {
  const refusal = facts.forecastRefusals.get(forecastKey({ communeSlug, propertyType }))
  if (refusal === undefined)
    return facts.forecasts.size === 0 && !facts.marketIndex.refusals?.some(({ listingType }) => listingType === 'sale')
      ? `Release ${facts.id} contains no forecasts`
      : noPriceReason(facts, 'sale')
  const { quartersOfData: quarters, reason } = refusal
  if (quarters < FORECAST_MINIMUM_QUARTERS)
    return `a forecast needs at least ${FORECAST_MINIMUM_QUARTERS} quarters of data; ${communeSlug} has ${quarters}`
  if (reason === 'path')
    return `the communes together have too few quarters of ${propertyType} prices for a growth path`
  return `the last of ${quarters} quarters has no price level to start from`
}

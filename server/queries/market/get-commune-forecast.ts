import { FORECAST_MINIMUM_QUARTERS } from '../../../models/contracts/market/forecast.ts'
import type { Forecast, ForecastPropertyType } from '../../../models/contracts/market/forecast.ts'
import { forecastKey } from '../../release/facts.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { NotFoundError } from '../../base/not-found.ts'
import { resolveCommune } from '../places/resolve-commune.ts'

interface ForecastQuestion {
  slug: string
  propertyType: ForecastPropertyType
}

/** Returns a commune's price forecast for the next four quarters. @throws NotFoundError that says why there is none */
export function getCommuneForecast(facts: ReleaseFacts, { slug, propertyType }: ForecastQuestion): Forecast {
  const commune = resolveCommune(facts, slug)
  const key = forecastKey({ communeSlug: commune.slug, propertyType })
  const forecast = facts.forecasts.get(key)
  if (forecast) return forecast
  throw new NotFoundError(reason(facts, commune.slug, propertyType, key))
}

function reason(facts: ReleaseFacts, slug: string, propertyType: ForecastPropertyType, key: string): string {
  const refusal = facts.forecastRefusals.get(key)
  if (refusal && refusal.quartersOfData >= FORECAST_MINIMUM_QUARTERS)
    return `The last quarter of ${slug} has too few listings for a price level of property type ${propertyType}, so there is no forecast.`
  if (refusal)
    return `A forecast needs at least ${FORECAST_MINIMUM_QUARTERS} quarters of data; ${slug} has ${refusal.quartersOfData} for property type ${propertyType}.`
  if (facts.forecasts.size === 0) return `Release ${facts.id} contains no forecasts.`
  return `There is no forecast for ${slug} and property type ${propertyType} in this release.`
}

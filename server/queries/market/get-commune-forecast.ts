import { officialArea } from '../../../models/places/official-area.ts'
import type { ForecastPropertyType } from '../../../models/contracts/market/forecast.ts'
import type { ForecastDocument } from '../../../models/contracts/market/official-forecast.ts'
import { forecastKey } from '../../release/facts.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { NotFoundError } from '../../base/not-found.ts'
import { noForecastReason } from './no-forecast-reason.ts'
import { resolveCommune } from '../places/resolve-commune.ts'

interface ForecastQuestion {
  slug: string
  propertyType: ForecastPropertyType
}

/** Returns a commune's price forecast for the next four quarters, and those of its official figures. @throws NotFoundError that says why there is none */
export function getCommuneForecast(facts: ReleaseFacts, { slug, propertyType }: ForecastQuestion): ForecastDocument {
  const commune = resolveCommune(facts, slug)
  const forecast = facts.forecasts.get(forecastKey({ communeSlug: commune.slug, propertyType }))
  if (forecast) {
    const official = facts.officialForecasts.get(officialArea(commune)) ?? []
    return { ...forecast, official: official.filter(({ segment }) => segment === propertyType) }
  }
  const reason = noForecastReason(facts, commune.slug, propertyType)
  throw new NotFoundError([{ key: 'reply.lack.forecast', values: { slug: commune.slug, type: propertyType, reason } }])
}

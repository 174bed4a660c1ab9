import { officialArea } from '../../../models/places/official-area.ts'
import type { RentOrBuy, RentOrBuyRequest } from '../../../models/contracts/law/rent-or-buy.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { rentOrBuy } from '../../../models/law/rent-or-buy/rent-or-buy.ts'
import type { PriceForecast } from '../../../models/law/rent-or-buy/rent-or-buy.ts'
import { wordedRentOrBuy } from '../../../content/say/household/rent-or-buy.ts'
import { forecastKey } from '../../release/facts.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { NotFoundError } from '../../base/not-found.ts'
import { resolveCommune } from '../places/resolve-commune.ts'
import { toldToCaller } from './get-affordability.ts'

/**
 * Compares buying a home with renting one like it, with the forecast of the commune in the release as scenarios of the first year.
 * @throws BadArgumentsError when the interest rate must be given, or is to be fixed for longer than the loan lasts
 * @throws NotFoundError for an unknown commune, or when the release lacks the day's law
 */
export function getRentOrBuy(facts: ReleaseFacts, request: RentOrBuyRequest, locale: Locale): RentOrBuy {
  if (!facts.legal) throw new NotFoundError([{ key: 'reply.lack.law', values: { id: facts.id } }])
  const on = request.deedDate ?? facts.asOf
  const communeSlug = request.commune === undefined ? null : resolveCommune(facts, request.commune, 'commune').slug
  const priceForecast = priceForecastOf(facts, communeSlug, request.propertyType ?? 'apartment')
  try {
    const found = rentOrBuy(request, { legal: facts.legal, on, communeSlug, priceForecast })
    return wordedRentOrBuy(found, { locale, asOf: facts.asOf })
  } catch (error) {
    throw toldToCaller(error, on)
  }
}

/** Forecast change of the first year with its interval: the official figure of the commune, else our own forecast. Null: none was published. */
function priceForecastOf(
  facts: Pick<ReleaseFacts, 'officialForecasts' | 'forecasts' | 'communes'>,
  communeSlug: string | null,
  propertyType: 'apartment' | 'house',
): PriceForecast | null {
  if (communeSlug === null) return null
  const commune = facts.communes.get(communeSlug) ?? { slug: communeSlug, successor: null }
  const official = (facts.officialForecasts.get(officialArea(commune)) ?? []).find(
    ({ listingType, segment }) => listingType === 'sale' && segment === propertyType,
  )
  if (official) return changesSince(official.lastPricePerSqm, official.low, official.pricePerSqm, official.high)
  const forecast = facts.forecasts.get(forecastKey({ communeSlug, propertyType }))
  const [last, before] = [forecast?.predictions.at(-1), forecast?.history.at(-1)]
  if (!last || !before) return null
  return changesSince(before.pricePerSqm, last.confidenceLow, last.predictedValue, last.confidenceHigh)
}

function changesSince(before: number, low: number, central: number, high: number): PriceForecast {
  const percent = (after: number): number[] => [Math.round((after / before - 1) * 10_000) / 100]
  return { low: percent(low), central: percent(central), high: percent(high) }
}

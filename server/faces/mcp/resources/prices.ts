import { getPriceRecord } from '../../../queries/market/get-price-record.ts'
import { completeCommune } from '../offer/complete.ts'
import type { ResourceFamily } from '../offer/resource.ts'

/** Prices of a commune over time, which the market page shows. */
export const pricesResource: ResourceFamily = {
  name: 'prices',
  title: 'Price record of a commune',
  description:
    'Asking prices of one commune by quarter, for sale and to rent, with their 95 % intervals; forecasts made a year before each past quarter, ' +
    'beside what came.',
  mimeType: 'application/json',
  uriTemplate: 'lux://prices/{slug}',
  variable: 'slug',
  complete: completeCommune,
  listed: [],
  read: (facts, slug) => JSON.stringify(getPriceRecord(facts, { slug })),
}

import { appPage } from './apps/app-page.ts'
import { LISTING_CARDS } from './apps/listing-cards.ts'
import { MARKET_VIEW } from './apps/market-view.ts'
import type { FixedResource, ResourceFamily } from './offer/resource.ts'
import { communeResource } from './resources/commune.ts'
import { dataDictionaryResource } from './resources/data-dictionary.ts'
import { methodologyResource } from './resources/methodology.ts'
import { officialCommuneResource, officialResource } from './resources/official.ts'
import { pricesResource } from './resources/prices.ts'
import { recordResource } from './resources/record.ts'

/** Every document family, in the order clients see. */
export const RESOURCES: readonly ResourceFamily[] = [
  communeResource,
  pricesResource,
  methodologyResource,
  dataDictionaryResource,
  recordResource,
  officialResource,
  officialCommuneResource,
]

/** Every single document, built with the address of the service. */
export const FIXED_RESOURCES = [LISTING_CARDS, MARKET_VIEW].map(
  (page) =>
    (publicBaseUrl: string): FixedResource =>
      appPage(publicBaseUrl, page),
)

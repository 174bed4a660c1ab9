import { listingCardsResource } from './apps/listing-cards.ts'
import { marketViewResource } from './apps/market-view.ts'
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
export const FIXED_RESOURCES: readonly ((publicBaseUrl: string) => FixedResource)[] = [
  listingCardsResource,
  marketViewResource,
]

import { listingCardsResource } from './apps/listing-cards.ts'
import type { FixedResource, ResourceFamily } from './offer/resource.ts'
import { communeResource } from './resources/commune.ts'
import { dataDictionaryResource } from './resources/data-dictionary.ts'
import { methodologyResource } from './resources/methodology.ts'

/** Every kind of document, in the order in which clients see them. */
export const RESOURCES: readonly ResourceFamily[] = [communeResource, methodologyResource, dataDictionaryResource]

/** Every document that stands alone; each is made with the address of the service. */
export const FIXED_RESOURCES: readonly ((publicBaseUrl: string) => FixedResource)[] = [listingCardsResource]

import type { Endpoint } from '../../endpoints/endpoint.ts'
import type { Services } from '../services.ts'
import { listingEndpoint } from './listing-endpoint.ts'
import { formerSearchEndpoint, homesEndpoint } from './homes-endpoint.ts'

/** Pages that cannot be prebuilt: listings, of which there may be a million, and search results. */
export function pageEndpoints(services: Services): Endpoint[] {
  return [listingEndpoint(services), homesEndpoint(services), formerSearchEndpoint(services)]
}

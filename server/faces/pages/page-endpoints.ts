import type { Endpoint } from '../../endpoints/endpoint.ts'
import type { Services } from '../services.ts'
import { listingEndpoint } from './listing-endpoint.ts'
import { searchEndpoint } from './search-endpoint.ts'

/** Pages for people that cannot be prebuilt: those of listings, of which there may be a million, and answers to what somebody asks. */
export function pageEndpoints(services: Services): Endpoint[] {
  return [listingEndpoint(services), searchEndpoint(services)]
}

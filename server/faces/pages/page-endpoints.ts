import type { Endpoint } from '../../endpoints/endpoint.ts'
import type { Services } from '../services.ts'
import { listingEndpoint } from './listing-endpoint.ts'
import { trustEndpoints } from './trust-endpoints.ts'
import { developersEndpoint } from './developers-endpoint.ts'
import { pictureEndpoints } from './picture-endpoints.ts'
import { compareHomesEndpoint } from './compare-homes-endpoint.ts'
import { compareEndpoint } from './compare-endpoint.ts'
import { formerSearchEndpoint, homesEndpoint } from './homes-endpoint.ts'

/** Pages that cannot be prebuilt: listings, of which there may be a million, search results, and pages about the service. */
export function pageEndpoints(services: Services): Endpoint[] {
  return [
    listingEndpoint(services),
    homesEndpoint(services),
    formerSearchEndpoint(services),
    compareEndpoint(services),
    compareHomesEndpoint(services),
    developersEndpoint(services),
    ...pictureEndpoints(services),
    ...trustEndpoints(services),
  ]
}

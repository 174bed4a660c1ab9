import type { Client, ClientOptions } from 'openapi-fetch'
import type { components, paths } from './schema.d.mts'

export interface PropertyClientOptions {
  /** Address of the service. */
  baseUrl: string
  /** API key, for everything under `/api/public/v1`. */
  key?: string
  /** OAuth access token, for what is done for a person. */
  accessToken?: string
  fetch?: ClientOptions['fetch']
}

export type PropertyClient = Client<paths>
/** Records of the answers by name, such as `Schemas['PriceEstimate']`. */
export type Schemas = components['schemas']

export function createPropertyClient(options: PropertyClientOptions): PropertyClient

import { z } from 'zod'
import { createDocument } from 'zod-openapi'
import type {
  ZodOpenApiObject,
  ZodOpenApiOperationObject,
  ZodOpenApiOverride,
  ZodOpenApiResponsesObject,
} from 'zod-openapi'
import { affordabilitySchema } from '../contracts/law/affordability.ts'
import { rentOrBuySchema } from '../contracts/law/rent-or-buy.ts'
import { rentingSchema } from '../contracts/law/renting.ts'
import { communeIntelligenceSchema, dimensionSchema, LIVEABILITY_DIMENSIONS } from '../contracts/places/commune.ts'
import { forecastDocumentSchema } from '../contracts/market/official-forecast.ts'
import { listingDetailSchema } from '../adverts/listing/listing-detail.ts'
import {
  communeListSchema,
  healthSchema,
  livenessSchema,
  listingFeedSchema,
  marketIndexDocumentSchema,
  trendsDocumentSchema,
} from './rest-documents.ts'
import { accountPaths } from './account-paths.ts'
import { etag, keyedHeaders, problemAnswer, retryAfter, tooLong } from './answer-parts.ts'
import { estimateDocumentSchema, estimateQuerySchema } from './estimate-document.ts'
import {
  compareDocumentSchema,
  compareQuerySchema,
  fullListingDocumentSchema,
  fullListingQuerySchema,
  listingsDocumentSchema,
  listingsQuerySchema,
  listingTruthDocumentSchema,
} from './listing-documents.ts'
import { notes } from './notes.ts'
import {
  officialDocumentSchema,
  officialListQuerySchema,
  officialListSchema,
  officialPathSchema,
  officialQuerySchema,
} from './official-documents.ts'
import {
  agenciesDocumentSchema,
  commuteDocumentSchema,
  commuteQuerySchema,
  contextDocumentSchema,
  placeQuerySchema,
  townPathSchema,
} from './place-documents.ts'
import {
  affordabilityQuerySchema,
  communePathSchema,
  communesQuerySchema,
  forecastQuerySchema,
  listingPathSchema,
  periodQuerySchema,
  rentingQuerySchema,
  rentOrBuyQuerySchema,
} from './rest-parameters.ts'

interface OpenApiOptions {
  /** Where the API is reached, without a slash at the end. */
  baseUrl: string
  version: string
}

/** The OpenAPI 3.1 description of the public read API, made from the contracts. */
export function buildOpenApiDocument({ baseUrl, version }: OpenApiOptions): ReturnType<typeof createDocument> {
  const description: ZodOpenApiObject = {
    openapi: '3.1.1',
    info: {
      title: 'Luxembourg property intelligence: read API',
      version,
      description:
        'Market data for the communes of Luxembourg under a key, and public listing documents without one. ' +
        'Prices are asking prices in EUR unless a field says otherwise. Parameters are read as people write them (`600k`, `flat`); ' +
        '`notes` says how. Problems are told in the language of `locale`, else of `Accept-Language`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    tags: [
      { name: 'listings', description: 'Homes on the market' },
      { name: 'communes', description: 'Market data by commune' },
      { name: 'market', description: 'The market of the country' },
      { name: 'households', description: 'What a household can pay' },
      { name: 'accounts', description: 'What is done for a person' },
      { name: 'documents', description: 'Public documents, no key needed' },
    ],
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        accessToken: { type: 'http', scheme: 'bearer', description: 'OAuth 2.1: acts for a person who agreed' },
      },
    },
    paths: { ...keyedPaths(), ...accountPaths(), ...publicPaths() },
  }
  return createDocument(description, { override: renameOwnWords })
}

// Words of our own: OpenAPI takes `unit` only as an extension, and the example of an error as any other.
const renameOwnWords: ZodOpenApiOverride = ({ jsonSchema }) => {
  nameProperties(jsonSchema)
  if ('errorExample' in jsonSchema) {
    jsonSchema.examples ??= [jsonSchema.errorExample]
    delete jsonSchema.errorExample
  }
  if (!('unit' in jsonSchema)) return
  const { unit } = jsonSchema
  delete jsonSchema.unit
  Object.assign(jsonSchema, { 'x-unit': unit })
}

/** Turns a record keyed by a list of names into an object with each name as a property. */
function nameProperties(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, additionalProperties } = jsonSchema
  const names = typeof propertyNames === 'object' ? propertyNames.enum : undefined
  if (!names || typeof additionalProperties !== 'object') return
  delete jsonSchema.propertyNames
  jsonSchema.properties = Object.fromEntries(names.map((name) => [String(name), { ...additionalProperties }]))
  jsonSchema.additionalProperties = false
}

function keyedPaths() {
  const forecast = forecastDocumentSchema.extend({ notes }).meta({ id: 'CommuneForecast' })
  const path = communePathSchema
  const query = periodQuerySchema
  const listings = { tag: 'listings', scope: 'listings:read' }
  return {
    '/api/public/v1/listings': {
      get: keyed('searchListings', 'Search listings', listings, listingsDocumentSchema, { query: listingsQuerySchema }),
    },
    '/api/public/v1/listings/{id}': {
      get: keyed('getFullListing', 'Every published fact of a listing', listings, fullListingDocumentSchema, {
        path: listingPathSchema,
        query: fullListingQuerySchema,
      }),
    },
    '/api/public/v1/listings/{id}/truth': {
      get: keyed('getListingTruth', 'Where the facts of a listing come from', listings, listingTruthDocumentSchema, {
        path: listingPathSchema,
        query: fullListingQuerySchema,
      }),
    },
    '/api/public/v1/compare': {
      get: keyed('compareListings', 'Chosen listings beside each other', listings, compareDocumentSchema, {
        query: compareQuerySchema,
      }),
    },
    '/api/public/v1/estimate': {
      get: keyed('getEstimate', 'Estimate of the asking price of a home', 'market', estimateDocumentSchema, {
        query: estimateQuerySchema,
      }),
    },
    '/api/public/v1/communes': {
      get: keyed('listCommunes', 'List communes', 'communes', communeListSchema, { query: communesQuerySchema }, []),
    },
    '/api/public/v1/communes/{slug}/intelligence': {
      get: keyed('getCommuneIntelligence', 'Liveability of a commune', 'communes', intelligenceSchema(), { path }),
    },
    '/api/public/v1/communes/{slug}/context': {
      get: keyed('getMarketContext', 'A commune at a glance', 'communes', contextDocumentSchema, {
        path,
        query: placeQuerySchema,
      }),
    },
    '/api/public/v1/communes/{slug}/commute': {
      get: keyed('getCommuteTimes', 'Minutes to places of work', 'communes', commuteDocumentSchema, {
        path,
        query: commuteQuerySchema,
      }),
    },
    '/api/public/v1/towns/{slug}/agencies': {
      get: keyed('getTownAgencies', 'Estate agencies of a town', 'communes', agenciesDocumentSchema, {
        path: townPathSchema,
        query: placeQuerySchema,
      }),
    },
    '/api/public/v1/communes/{slug}/trends': {
      get: keyed('getCommuneTrends', 'Quarterly prices and momentum', 'communes', trendsDocumentSchema, {
        path,
        query,
      }),
    },
    '/api/public/v1/communes/{slug}/forecast': {
      get: keyed('getCommuneForecast', 'Prices of the next four quarters', 'communes', forecast, {
        path,
        query: forecastQuerySchema,
      }),
    },
    '/api/public/v1/market-index': {
      get: keyed('getMarketIndex', 'Index of asking prices', 'market', marketIndexDocumentSchema, { query }, []),
    },
    '/api/public/v1/official': {
      get: keyed(
        'listOfficialSeries',
        'List the official series',
        'market',
        officialListSchema,
        { query: officialListQuerySchema },
        [],
      ),
    },
    '/api/public/v1/official/{series}': {
      get: keyed('getOfficialSeries', 'An official series since 2009', 'market', officialDocumentSchema, {
        path: officialPathSchema,
        query: officialQuerySchema,
      }),
    },
    '/api/public/v1/affordability': {
      get: keyed(
        'getAffordability',
        'Highest price a household can pay',
        'households',
        affordabilitySchema.extend({ notes }),
        {
          query: affordabilityQuerySchema,
        },
      ),
    },
    '/api/public/v1/renting': {
      get: keyed(
        'getRenting',
        'Highest rent, and the cash of the first day',
        'households',
        rentingSchema.extend({ notes }),
        {
          query: rentingQuerySchema,
        },
      ),
    },
    '/api/public/v1/rent-or-buy': {
      get: keyed('getRentOrBuy', 'Renting and buying compared', 'households', rentOrBuySchema.extend({ notes }), {
        query: rentOrBuyQuerySchema,
      }),
    },
  }
}

// The contract keys dimensions by a list of names; a description reads better with each name as a property.
function intelligenceSchema() {
  const dimension = dimensionSchema.meta({ id: 'Dimension' })
  const dimensions = z.object(Object.fromEntries(LIVEABILITY_DIMENSIONS.map((name) => [name, dimension])))
  return communeIntelligenceSchema.extend({ dimensions, notes }).meta({ id: 'CommuneIntelligence' })
}

function publicPaths() {
  const path = listingPathSchema
  return {
    '/listings/feed.json': {
      get: open('getListingFeed', 'Active listings as JSON Feed', 'application/feed+json', listingFeedSchema),
    },
    '/listings/{id}/md': {
      get: open('getListingMarkdown', 'A listing as Markdown', 'text/markdown', z.string(), path),
    },
    '/api/listings/public/{id}': {
      get: open(
        'getListing',
        'A listing as JSON',
        'application/json',
        listingDetailSchema.meta({ id: 'PublicListing' }),
        path,
      ),
    },
    '/en/prices/md': { get: open('getPrices', 'Price index as Markdown', 'text/markdown', z.string()) },
    '/api/live': { get: open('getLiveness', 'Whether the process answers', 'application/json', livenessSchema) },
    '/api/health': { get: open('getHealth', 'State of the service', 'application/json', healthSchema) },
  }
}

function keyed(
  operationId: string,
  summary: string,
  about: string | { tag: string; scope: string },
  schema: z.ZodType,
  requestParams: ZodOpenApiOperationObject['requestParams'],
  furtherErrors: 404[] = [404],
): ZodOpenApiOperationObject {
  const { tag, scope } = typeof about === 'string' ? { tag: about, scope: 'market:read' } : about
  return {
    operationId,
    summary,
    description: `${summary}. Costs one request of the allowance, a 304 as well.`,
    tags: [tag],
    security: [{ apiKey: [] }],
    requestParams,
    responses: {
      200: {
        description: 'OK',
        headers: keyedHeaders.extend({ ETag: etag }),
        content: { 'application/json': { schema } },
      },
      304: { description: 'Not modified', headers: keyedHeaders.extend({ ETag: etag }) },
      400: problemAnswer('BAD_REQUEST: invalid parameters; costs nothing', keyedHeaders),
      401: problemAnswer(
        'UNAUTHORIZED: invalid or missing key; costs nothing',
        z.object({ 'WWW-Authenticate': z.string() }),
      ),
      403: problemAnswer(`UNAUTHORIZED: the key lacks the scope ${scope}; costs nothing`, keyedHeaders),
      ...(furtherErrors.includes(404) && {
        404: problemAnswer('NOT_FOUND: no such place, listing or series, or no data for it', keyedHeaders),
      }),
      414: tooLong,
      429: problemAnswer(
        'RATE_LIMIT_EXCEEDED: the allowance is used',
        keyedHeaders.extend({ 'Retry-After': retryAfter }),
      ),
      500: problemAnswer('INTERNAL_ERROR: unexpected server error'),
    },
  }
}

function open(
  operationId: string,
  summary: string,
  contentType: string,
  schema: z.ZodType,
  path?: z.ZodObject,
): ZodOpenApiOperationObject {
  const found: ZodOpenApiResponsesObject = {
    200: { description: 'OK', headers: z.object({ ETag: etag.optional() }), content: { [contentType]: { schema } } },
  }
  const moved: ZodOpenApiResponsesObject = {
    308: {
      description: 'The advert was merged into another listing',
      headers: z.object({ Location: z.string().meta({ description: 'Address of that listing' }) }),
    },
  }
  return {
    operationId,
    summary,
    description: `${summary}. Needs no key.`,
    tags: ['documents'],
    security: [],
    ...(path && { requestParams: { path } }),
    responses: {
      ...found,
      ...(path && moved),
      404: problemAnswer('NOT_FOUND: there is nothing at this address'),
      414: tooLong,
    },
  }
}

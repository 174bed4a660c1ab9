import { z } from 'zod'
import { trendKey } from '../../models/contracts/market/trend.ts'
import { problemSchema } from '../../models/contracts/release/problem.ts'
import { mortgageRateOn } from '../../models/law/affordability/mortgage-rate.ts'
import { buildOpenApiDocument } from '../../models/openapi/document.ts'
import type { Release } from '../serving/release.ts'
import { forecastKey, type ReleaseFacts } from '../release/facts.ts'
import { knowsLawFor } from './known-law.ts'

/** One thing to ask of a release. */
export interface Question {
  kind: 'endpoint' | 'tool' | 'document'
  name: string
  /** @throws Error that says what is amiss with the answer */
  ask(): Promise<void>
}

export interface Answer {
  status: number
  contentType: string
  body: string
}

/** Gets an address, or posts a body to it. */
export type Send = (path: string, post?: { headers: Record<string, string>; body: string }) => Promise<Answer>

/** Listings asked for each address of one listing. */
const LISTINGS_ASKED = 5
/** Addresses of an operation asked with values of its parameters. */
const VARIED = 5
/** Addresses, of those, that each value is asked at. */
const VALUE_ASKED = 2
/** Parameters whose values depend on others or on the release. */
const DEPENDENT = new Set(['latitude', 'longitude', 'ids', 'fixedYears'])
/** Leading parts of an address that tell its kind, such as `/de/communes`. */
const SECTION_PARTS = 3
/** Files asked of each kind. */
const FILES_ASKED = 5

interface ParameterSchema {
  enum?: string[]
  minimum?: number
  maximum?: number
  examples?: unknown[]
}

interface Operation {
  security?: Record<string, unknown>[]
  parameters?: { in: string; name: string; required?: boolean; schema: ParameterSchema }[]
  responses: Record<'200', { content: Record<string, { schema: object }> }>
}

/** An operation whose answers depend on the release, and what they have to be. */
interface Asked {
  pattern: string
  operation: Operation
  contentType: string
  contract: z.ZodType
}

/** Read once a process. */
let described: readonly Asked[] = []

/** Reads the OpenAPI description, which takes as long as a hundred answers and needs no release. */
export function describeOperations(): void {
  if (described.length === 0) described = describedOperations()
}

/** Every operation of the OpenAPI description for every commune and some listings, and with every value of its parameters at some of these. */
export function endpointQuestions(send: Send, facts: ReleaseFacts): Question[] {
  describeOperations()
  return described.flatMap(({ pattern, operation, contentType, contract }) =>
    addressesOf(pattern, operation, facts).map((path) => ({
      kind: 'endpoint' as const,
      name: `GET ${path}`,
      async ask() {
        const answer = await send(path)
        if (answer.status === 404 && hasNothing(path, facts)) return void problemSchema.parse(JSON.parse(answer.body))
        const body = bodyOf(answer, contentType)
        const checked = contract.safeParse(contentType.endsWith('json') ? JSON.parse(body) : body)
        if (!checked.success) throw new Error(`the body is not as the contract says: ${z.prettifyError(checked.error)}`)
      },
    })),
  )
}

function describedOperations(): Asked[] {
  const { paths = {}, components } = JSON.parse(
    JSON.stringify(buildOpenApiDocument({ baseUrl: 'https://release.invalid', version: '0' })).replaceAll(
      '#/components/schemas/',
      '#/$defs/',
    ),
  ) as { paths: Record<string, { get?: Operation }>; components: { schemas: object } }
  return Object.entries(paths).flatMap(([pattern, { get: operation }]) => {
    // Answers for a person depend on no release.
    if (!operation || operation.security?.some((needed) => 'accessToken' in needed)) return []
    const [[contentType, { schema }]] = Object.entries(operation.responses['200'].content) as [
      [string, { schema: object }],
    ]
    const contract = z.fromJSONSchema({ ...schema, $defs: components.schemas } as z.core.JSONSchema.JSONSchema)
    return [{ pattern, operation, contentType, contract }]
  })
}

function addressesOf(pattern: string, { parameters = [] }: Operation, facts: ReleaseFacts): string[] {
  const paths = pattern.includes('{slug}')
    ? [...facts.communes.keys()].map((slug) => pattern.replace('{slug}', slug))
    : pattern.includes('{id}')
      ? someListings(facts).map((id) => pattern.replace('{id}', id))
      : pattern.includes('{series}')
        ? officialNames(facts).map((name) => pattern.replace('{series}', name))
        : pattern.endsWith('/compare') && facts.listings.length === 0
          ? []
          : [pattern]
  const asked = parameters.filter(({ in: place }) => place === 'query')
  const needed = asked.flatMap(({ name, required, schema }): [string, string][] =>
    name === 'interestRate' && lacksRate(facts)
      ? [[name, String(STATED_RATE_PERCENT)]]
      : required === true
        ? [[name, name === 'ids' ? someListings(facts).join(',') : firstOf(schema)]]
        : [],
  )
  const queries = asked.flatMap(({ name, schema }) => {
    if (DEPENDENT.has(name)) return []
    const values =
      schema.enum ?? (schema.maximum === undefined ? (schema.examples ?? []) : [schema.minimum ?? 1, schema.maximum])
    return values.map((value) => queryOf([...needed.filter(([other]) => other !== name), [name, String(value)]]))
  })
  const varied = spread(paths, VARIED)
  return [
    ...paths.map((path) => path + queryOf(needed)),
    ...queries.flatMap((query, index) =>
      Array.from(
        { length: Math.min(VALUE_ASKED, varied.length) },
        (_, turn) => varied[(index * VALUE_ASKED + turn) % varied.length] + query,
      ),
    ),
  ]
}

/** Rate that is stated where none was published by the day of a release, as its answer asks for. */
export const STATED_RATE_PERCENT = 3.5

export function lacksRate({ legal, asOf }: ReleaseFacts): boolean {
  return legal !== null && mortgageRateOn(legal, 20, asOf) === null
}

function firstOf({ enum: choices, examples, minimum }: ParameterSchema): string {
  return String((choices ?? examples)?.[0] ?? minimum)
}

function queryOf(parameters: string[][]): string {
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters).toString()}`
}

/** Names of the official series of a release. */
export function officialNames({ officialSeries }: ReleaseFacts): string[] {
  return (officialSeries?.series ?? []).map(({ series }) => series)
}

/** Ids of some listings, spread from the newest to the oldest. */
export function someListings({ listings }: ReleaseFacts): string[] {
  return spread(listings, LISTINGS_ASKED).map(({ id }) => id)
}

/** At most so many of the values, evenly from the first to the last. */
function spread<Value>(values: readonly Value[], most: number): Value[] {
  const step = Math.max(1, (values.length - 1) / (most - 1))
  return Array.from({ length: Math.min(most, values.length) }, (_, index) => values[Math.round(index * step)]!)
}

/** The interface answers 404 where a release has no series, forecast or commute times of a commune, no agencies, no model of prices or no law of the day. */
function hasNothing(path: string, facts: ReleaseFacts): boolean {
  const { pathname, searchParams } = new URL(path, 'https://release.invalid')
  const [, areaSlug = '', document = ''] =
    /^\/api\/public\/v1\/(?:communes\/|towns\/)?(?:([^/]+)\/)?([\w-]+)$/.exec(pathname) ?? []
  const propertyType = searchParams.get('propertyType') === 'house' ? 'house' : 'apartment'
  const isThere: Record<string, () => boolean> = {
    trends: () =>
      (['sale', 'rent'] as const).some((listingType) =>
        facts.trends.has(trendKey({ areaLevel: 'commune', areaSlug, listingType, segment: 'all' })),
      ),
    forecast: () => facts.forecasts.has(forecastKey({ communeSlug: areaSlug, propertyType })),
    commute: () => facts.commute?.communes[areaSlug] !== undefined,
    agencies: () => facts.agencies.has(areaSlug),
    estimate: () => facts.valuations.has(searchParams.get('listingType') === 'rent' ? 'rent' : 'sale'),
  }
  return isThere[document]?.() === false || !knowsLawFor(document, facts, searchParams)
}

/** Addresses of the interface that neither the OpenAPI description nor the manifest lists. */
const OWN_DOCUMENTS: Readonly<Record<string, string>> = {
  '/openapi.json': 'application/vnd.oai.openapi+json',
  '/.well-known/openapi.json': 'application/vnd.oai.openapi+json',
  '/.well-known/agent-card.json': 'application/json',
  '/.well-known/mcp.json': 'application/json',
  '/api/mcp/health': 'application/json',
  '/api/mcp/oauth/.well-known/oauth-authorization-server': 'application/json',
  '/server.json': 'application/json',
  '/developers': 'text/html',
  '/developers/tools': 'text/html',
  '/developers/tools/md': 'text/markdown',
}

/** Some public files of each kind, depth and type, the documents of the server itself, and the pages it writes on request. */
export function documentQuestions(send: Send, { manifest, facts, site }: Release): Question[] {
  const published = manifest.files.flatMap(({ publicPath, contentType }) =>
    publicPath === null ? [] : [[publicPath, contentType] as const],
  )
  const kinds = Map.groupBy(published, ([path, contentType]) => {
    const parts = path.split('/').map((part) => (facts.communes.has(part) ? '{slug}' : part))
    return `${parts.slice(0, -1).slice(0, SECTION_PARTS).join('/')} ${parts.length} ${contentType}`
  })
  const files = [...kinds.values()].flatMap((kind) => spread(kind, FILES_ASKED))
  const pages = site === null ? [] : [...someListings(facts).map((id) => `/listings/${id}`), '/homes?q=garden']
  return [
    ...files,
    ...Object.entries(OWN_DOCUMENTS),
    ...['en', 'fr', 'de', 'lu', 'pt'].flatMap((locale) =>
      pages.map((page) => [`/${locale}${page}`, 'text/html'] as const),
    ),
  ].map(([path, contentType]) => ({
    kind: 'document',
    name: `GET ${path}`,
    ask: async () => void bodyOf(await send(path), contentType),
  }))
}

/** @throws Error unless the answer is a success of that type with a body */
function bodyOf({ status, contentType, body }: Answer, expectedType: string): string {
  if (status !== 200) throw new Error(`answered ${status}`)
  const expected = expectedType.split(';')[0]!
  if (!contentType.startsWith(expected)) throw new Error(`answered ${contentType}, expected ${expected}`)
  if (body === '') throw new Error('answered without a body')
  return body
}

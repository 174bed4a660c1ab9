import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { FastResponse } from 'srvx'
import { shortHash } from '../../models/domain/ids.ts'
import type { PackKind } from '../../models/release-pack/pack.ts'
import { acceptsGzip } from '../http/content-coding.ts'
import type { Endpoint, Question } from '../http/endpoint.ts'
import { etagOf, matchesEtag } from '../http/etag.ts'
import { CORS_HEADERS, securityHeaders } from '../http/standard-headers.ts'
import type { Exchange } from '../http/exchange.ts'
import { getListing } from '../queries/get-listing.ts'
import { PUBLIC_CACHE } from './hot-document.ts'
import { toVintage } from './release-address.ts'

const decompress = promisify(gunzip)
export const CONTENT_TYPES: Record<PackKind, string> = {
  md: 'text/markdown; charset=utf-8',
  json: 'application/json',
}

/** The documents of each listing. Ids of merged adverts lead to the listing they belong to. */
export function listingEndpoints(): Endpoint[] {
  return [
    { path: '/listings/:id/md', answer: (question) => answerListing(question, 'md', (id) => `/listings/${id}/md`) },
    {
      path: '/api/listings/public/:id',
      answer: (question) => answerListing(question, 'json', (id) => `/api/listings/public/${id}`),
    },
  ]
}

/** Id of the listing whose page this address is. */
export function listingOfPage({ path, release }: Exchange): string | undefined {
  const id = /^\/listings\/(\w+)$/.exec(path)?.[1]
  return id !== undefined && (release.facts.listingById.has(id) || release.facts.aliases.has(id)) ? id : undefined
}

/** The page of a listing, which is its Markdown. */
export async function answerListingPage(question: Question, id: string): Promise<Response> {
  const response = await answerListing({ ...question, params: { id } }, 'md', (other) => `/listings/${other}`)
  const { headers } = response
  if (response.status === 308) return response
  headers.set('vary', 'Accept, Accept-Encoding')
  headers.set('content-location', `/listings/${id}/md`)
  headers.set(
    'link',
    `</listings/${id}/md>; rel="alternate"; type="text/markdown", </api/listings/public/${id}>; rel="alternate"; type="application/json"`,
  )
  return response
}

async function answerListing(question: Question, kind: PackKind, addressOf: (id: string) => string): Promise<Response> {
  const { params, exchange, search } = question
  const vintage = search.get('release')
  if (vintage !== null) return toVintage(exchange.path, vintage)
  const { facts, documents } = exchange.release
  const listing = getListing(facts, { id: params.id ?? '' })
  if (listing.id !== params.id) return redirect(addressOf(listing.id))
  const packed = await documents.packs.gzipped(listing.id, kind)
  if (!packed) throw new Error(`Release ${facts.id} has no ${kind} document for listing ${listing.id}`)
  return answerPacked(question, packed, CONTENT_TYPES[kind], documents.lastModified)
}

// Bodies lie compressed in the packs: whoever takes gzip gets them as they are.
/** Answers with a document of a pack. */
export async function answerPacked(
  { headers: asked, exchange }: Question,
  packed: Uint8Array,
  contentType: string,
  lastModified: string,
  cacheControl = PUBLIC_CACHE,
): Promise<Response> {
  const coding = acceptsGzip(asked.get('accept-encoding')) ? 'gzip' : 'identity'
  const etag = etagOf(shortHash(packed, 20), coding)
  const validators = {
    etag,
    'last-modified': lastModified,
    'cache-control': cacheControl,
    vary: 'Accept-Encoding',
    ...CORS_HEADERS,
  }
  if (matchesEtag(asked.get('if-none-match'), etag)) return new FastResponse(null, { status: 304, headers: validators })
  const body = coding === 'gzip' ? packed : await decompress(packed)
  const headers = {
    'content-type': contentType,
    'content-length': String(body.length),
    ...(coding === 'gzip' && { 'content-encoding': 'gzip' }),
    ...validators,
    ...securityHeaders(contentType),
  }
  return new FastResponse(exchange.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), { headers })
}

function redirect(location: string): Response {
  const headers = { location, 'cache-control': PUBLIC_CACHE, 'content-length': '0', ...CORS_HEADERS }
  return new FastResponse(null, { status: 308, headers })
}

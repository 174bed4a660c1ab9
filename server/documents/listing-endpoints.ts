import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { FastResponse } from 'srvx'
import { shortHash } from '../../models/domain/ids.ts'
import type { PackKind } from '../../models/release-pack/pack.ts'
import { acceptsGzip } from '../http/content-coding.ts'
import type { Endpoint, Question } from '../http/endpoint.ts'
import { etagOf, matchesEtag } from '../http/etag.ts'
import { CORS_HEADERS, securityHeaders } from '../http/standard-headers.ts'
import { getListing } from '../queries/get-listing.ts'
import { PUBLIC_CACHE } from './hot-document.ts'

const decompress = promisify(gunzip)
const CONTENT_TYPES: Record<PackKind, string> = {
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

async function answerListing(question: Question, kind: PackKind, addressOf: (id: string) => string): Promise<Response> {
  const { params, exchange } = question
  const { facts, documents } = exchange.release
  const listing = getListing(facts, { id: params.id ?? '' })
  if (listing.id !== params.id) return redirect(addressOf(listing.id))
  const packed = await documents.packs.gzipped(listing.id, kind)
  if (!packed) throw new Error(`Release ${facts.id} has no ${kind} document for listing ${listing.id}`)
  return answerPacked(question, packed, CONTENT_TYPES[kind], documents.lastModified)
}

// Bodies lie compressed in the packs: whoever takes gzip gets them as they are.
async function answerPacked(
  { headers: asked, exchange }: Question,
  packed: Uint8Array,
  contentType: string,
  lastModified: string,
): Promise<Response> {
  const coding = acceptsGzip(asked.get('accept-encoding')) ? 'gzip' : 'identity'
  const etag = etagOf(shortHash(packed, 20), coding)
  const validators = {
    etag,
    'last-modified': lastModified,
    'cache-control': PUBLIC_CACHE,
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

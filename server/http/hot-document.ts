import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { IMMUTABLE_CACHE, PUBLIC_CACHE } from '../../content/html/public-headers.ts'
import { repeatedHead, writeRepeatedHead } from './repeated-head.ts'
import type { RepeatedHead } from './repeated-head.ts'
import { negotiateCoding } from './content-coding.ts'
import { matchesEtag } from './etag.ts'
import type { ContentCoding } from './etag.ts'
import { CORS_HEADERS } from './standard-headers.ts'
import { bodyHeaders, createRepresentation } from './representation.ts'
import type { HotStatus } from '../observability/metrics.ts'
import type { Representation, Variant } from './representation.ts'

export { IMMUTABLE_CACHE, PUBLIC_CACHE }

/** A public document in memory, with its headers prepared. */
export interface HotDocument {
  representation: Representation
  written: Partial<Record<ContentCoding, Written>>
  lastModified: string
  cacheControl: string
  /** A page for people, with its Markdown link if any; null for other documents. */
  page: { link: string | undefined } | null
}

/** A variant ready to send. */
interface Written {
  ok: RepeatedHead
  notModified: RepeatedHead
  body: Buffer
}

/** Paths with a content hash, whose content never changes. */
const HASHED_PATHS = /^\/(?:assets|media)\//

/** Cache-Control of a public file. @param path its address */
export function cacheOf(path: string): string {
  return HASHED_PATHS.test(path) ? IMMUTABLE_CACHE : PUBLIC_CACHE
}

export function createHotDocument(
  body: Buffer,
  contentType: string,
  lastModified: string,
  cacheControl = PUBLIC_CACHE,
  link?: string,
): HotDocument {
  const page = contentType.startsWith('text/html') ? { link } : null
  const representation = createRepresentation(body, contentType, cacheControl === IMMUTABLE_CACHE ? 'lasting' : 'kept')
  return { representation, written: {}, lastModified, cacheControl, page }
}

/** Header fields of a page that point to its Markdown. */
export function pageHeaders({ page }: Pick<HotDocument, 'page'>): Record<string, string> {
  if (page?.link === undefined) return { vary: 'Accept-Encoding' }
  return { vary: 'Accept, Accept-Encoding', link: page.link }
}

/**
 * Answers GET and HEAD straight from the `node:http` listener, about as fast as a server that does nothing else.
 * @param headers passed in because `node:http` rebuilds them at each access
 * @param always headers of every answer of the server
 * @returns the status; a promise only for the first request in a coding
 */
export function answerHot(
  document: HotDocument,
  request: IncomingMessage,
  headers: IncomingHttpHeaders,
  response: ServerResponse,
  always: Readonly<Record<string, string>> = {},
): HotStatus | Promise<HotStatus> {
  const coding = negotiateCoding(headers['accept-encoding'] as string | undefined)
  const ifNoneMatch = headers['if-none-match']
  const ready = document.representation.ready(coding)
  if (ready) return writeVariant(document, ready, ifNoneMatch, request, response, always)
  return document.representation
    .variant(coding)
    .then((variant) => writeVariant(document, variant, ifNoneMatch, request, response, always))
}

function writeVariant(
  document: HotDocument,
  variant: Variant,
  ifNoneMatch: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  always: Readonly<Record<string, string>>,
): HotStatus {
  const written = (document.written[variant.coding] ??= prepare(document, variant, always))
  if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, variant.etag)) {
    writeRepeatedHead(written.notModified, request, response)
    response.end()
    return 304
  }
  writeRepeatedHead(written.ok, request, response)
  if (request.method === 'HEAD') response.end()
  else response.end(written.body)
  return 200
}

// No request id: caches would pass it on to others.
function prepare(document: HotDocument, variant: Variant, always: Readonly<Record<string, string>>): Written {
  const { contentType } = document.representation
  const notModified = {
    etag: variant.etag,
    'last-modified': document.lastModified,
    'cache-control': document.cacheControl,
    ...pageHeaders(document),
    ...CORS_HEADERS,
    ...always,
  }
  const ok = bodyHeaders(variant, contentType, notModified)
  return { ok: repeatedHead(200, ok), notModified: repeatedHead(304, notModified), body: variant.body }
}

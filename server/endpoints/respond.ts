import { FastResponse } from 'srvx'
import { bodyHeaders, type Representation, type Variant } from '../http/representation.ts'
import { negotiateCoding } from '../http/content-coding.ts'
import type { Question } from './endpoint.ts'
import { matchesEtag, type ContentCoding } from '../http/etag.ts'
import { CORS_HEADERS } from '../http/standard-headers.ts'

interface RespondOptions {
  cacheControl: string
  lastModified?: string
  vary?: string
  headers?: Record<string, string>
}

/**
 * Answers with a representation in the client's preferred coding, or 304. Only ETags decide: Last-Modified counts days, and two
 * releases of one day may differ.
 */
export async function respondWith(
  representation: Representation,
  question: Pick<Question, 'exchange' | 'headers'>,
  options: RespondOptions,
): Promise<Response> {
  const variant = await representation.variant(codingFor(question))
  return respondVariant(variant, representation.contentType, question, options)
}

/** The coding that the client prefers. */
export function codingFor({ headers }: Pick<Question, 'headers'>): ContentCoding {
  return negotiateCoding(headers.get('accept-encoding'))
}

/** Answers with content in a coding that the client accepts, or 304. */
export function respondVariant(
  variant: Variant,
  contentType: string,
  { exchange, headers: asked }: Pick<Question, 'exchange' | 'headers'>,
  options: RespondOptions,
): Response {
  const validators = {
    etag: variant.etag,
    ...(options.lastModified && { 'last-modified': options.lastModified }),
    'cache-control': options.cacheControl,
    vary: options.vary ?? 'Accept-Encoding',
    ...CORS_HEADERS,
    ...options.headers,
  }
  if (matchesEtag(asked.get('if-none-match'), variant.etag))
    return new FastResponse(null, { status: 304, headers: validators })
  const headers = bodyHeaders(variant, contentType, validators)
  return new FastResponse(exchange.method === 'HEAD' ? null : (variant.body as Uint8Array<ArrayBuffer>), { headers })
}

import { FastResponse } from 'srvx'
import type { SiteStatement } from '../../../content/html/site-page.ts'
import type { Config } from '../../base/config.ts'
import { createRepresentation } from '../../http/representation.ts'
import type { Question } from '../../endpoints/endpoint.ts'
import { respondWith } from '../../endpoints/respond.ts'
import { CORS_HEADERS, securityHeaders } from '../../http/standard-headers.ts'
import type { Release } from '../../serving/release.ts'

const HTML = 'text/html; charset=utf-8'

interface PageOptions {
  cacheControl: string
  /** Header fields of the request that the page hangs on, besides the coding. */
  vary?: string
  headers?: Record<string, string>
}

/** What pages say of a release; null where it has no pages. */
export function siteStatement({ facts, site }: Release, { publicBaseUrl }: Config): SiteStatement | null {
  if (site === null) return null
  const { asOf, id: releaseId, sample } = facts
  return { baseUrl: publicBaseUrl, asOf, releaseId, sample, stylesheet: site.stylesheet }
}

/** A page that was rendered for this request, with validators. */
export function answerPage(
  question: Pick<Question, 'exchange' | 'headers'>,
  html: string,
  { cacheControl, vary, headers = {} }: PageOptions,
): Promise<Response> {
  const representation = createRepresentation(Buffer.from(html), HTML)
  return respondWith(representation, question, {
    cacheControl,
    vary: vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`,
    headers,
  })
}

/** A page that says why there is nothing else: never kept by caches. */
export function answerFault(
  { exchange }: Pick<Question, 'exchange'>,
  html: string,
  { status, headers = {} }: { status: number; headers?: Record<string, string> },
): Response {
  const body = Buffer.from(html)
  return new FastResponse(exchange.method === 'HEAD' ? null : body, {
    status,
    headers: {
      'content-type': HTML,
      'content-length': String(body.length),
      'cache-control': 'no-store',
      ...CORS_HEADERS,
      ...securityHeaders(HTML),
      ...headers,
    },
  })
}

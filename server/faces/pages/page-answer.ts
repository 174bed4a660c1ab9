import { FastResponse } from 'srvx'
import type { SiteStatement } from '../../../content/html/site-page.ts'
import type { Config } from '../../base/config.ts'
import { utf8Bytes } from '../../base/own-bytes.ts'
import type { ContentCoding } from '../../http/etag.ts'
import { passingVariant, type Variant } from '../../http/representation.ts'
import type { Question } from '../../endpoints/endpoint.ts'
import { codingFor, respondVariant } from '../../endpoints/respond.ts'
import { CORS_HEADERS, securityHeaders } from '../../http/standard-headers.ts'
import type { Release } from '../../serving/release.ts'

const HTML = 'text/html; charset=utf-8'

interface PageOptions {
  cacheControl: string
  /** Request header fields the page depends on, besides the coding. */
  vary?: string
  headers?: Record<string, string>
}

/** Site-wide facts of a release for its pages; null without pages. */
export function siteStatement({ facts, site }: Release, { publicBaseUrl }: Config): SiteStatement | null {
  if (site === null) return null
  const { asOf, id: releaseId, sample } = facts
  const { stylesheet, script, manifest, font } = site
  return { baseUrl: publicBaseUrl, asOf, releaseId, sample, stylesheet, script, manifest, font }
}

/** A page rendered for this request, or for the few that ask for the same, in a coding. */
export function passingPage(html: string, coding: ContentCoding): Promise<Variant> {
  return passingVariant(utf8Bytes(html), HTML, coding)
}

/** Answers with a page rendered for this request, with validators. */
export async function answerPage(
  question: Pick<Question, 'exchange' | 'headers'>,
  page: string | Variant,
  { cacheControl, vary, headers = {} }: PageOptions,
): Promise<Response> {
  const variant = typeof page === 'string' ? await passingPage(page, codingFor(question)) : page
  return respondVariant(variant, HTML, question, {
    cacheControl,
    vary: vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`,
    headers,
  })
}

/** Answers with a page that explains a fault, never cached. */
export function answerFault(
  { exchange }: Pick<Question, 'exchange'>,
  html: string,
  { status, headers = {} }: { status: number; headers?: Record<string, string> },
): Response {
  const body = utf8Bytes(html)
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

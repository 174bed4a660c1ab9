import type { Readable } from 'node:stream'
import { FastResponse } from 'srvx'
import { prefersMarkdown } from '../../http/accept.ts'
import { parseRange } from '../../http/byte-range.ts'
import { unknownPath } from '../../endpoints/endpoint.ts'
import type { Endpoint, Question } from '../../endpoints/endpoint.ts'
import type { Exchange } from '../../endpoints/exchange.ts'
import { matchesEtag } from '../../http/etag.ts'
import { ProblemError } from '../../http/problem.ts'
import { respondWith } from '../../endpoints/respond.ts'
import { CORS_HEADERS, securityHeaders } from '../../http/standard-headers.ts'
import type { Services } from '../services.ts'
import { alternateLinks, markdownPath } from '../../serving/alternates.ts'
import { cacheOf, pageHeaders } from '../../http/hot-document.ts'
import type { HotDocument } from '../../http/hot-document.ts'
import type { LargeFile } from '../../serving/large-file.ts'
import { answerListingPage, listingOfPage } from './listing-endpoints.ts'
import { toVintage } from './release-address.ts'

/** Serves every other public address: files of the release and the server's own documents, whole or in ranges. Must be mounted last. */
export function fileEndpoint(services: Services): Endpoint {
  const hotAt = ({ path, release }: Exchange): HotDocument | undefined =>
    services.ownDocuments.get(path) ?? release.documents.hot.get(path)
  return {
    path: '/**',
    exists: (exchange) =>
      hotAt(exchange) !== undefined ||
      exchange.release.documents.large.has(exchange.path) ||
      markdownOf(exchange) !== undefined ||
      listingOfPage(exchange) !== undefined,
    answer(question) {
      const { exchange, headers, search } = question
      const vintage = search.get('release')
      if (vintage !== null) return toVintage(exchange.path, vintage)
      const hot = hotAt(exchange)
      const large = hot ? undefined : exchange.release.documents.large.get(exchange.path)
      const markdown = markdownOf(exchange)
      const isPage = hot ? hot.page !== null : large?.contentType.startsWith('text/html') === true
      if (markdown && ((!hot && !large) || (isPage && prefersMarkdown(headers.get('accept')))))
        return answerPageAsMarkdown(question, markdown)
      const listing = listingOfPage(exchange)
      if (!hot && !large && listing !== undefined) return answerListingPage(question, listing)
      if (hot && !headers.has('range'))
        return respondWith(hot.representation, question, {
          cacheControl: hot.cacheControl,
          lastModified: hot.lastModified,
          ...splitVary(pageHeaders(hot)),
        })
      if (hot) return answerCut(question, cuttableHot(hot), hot.cacheControl)
      if (!large) throw unknownPath(exchange)
      return answerCut(
        question,
        large,
        cacheOf(exchange.path),
        markdown && isPage ? 'Accept, Accept-Encoding' : undefined,
      )
    },
  }
}

/** Markdown of the page at this address. */
function markdownOf({ path, release }: Exchange): HotDocument | undefined {
  return release.documents.hot.get(markdownPath(path))
}

function answerPageAsMarkdown(question: Question, { representation, cacheControl, lastModified }: HotDocument) {
  const { path, release } = question.exchange
  const { hot, large } = release.documents
  const link = alternateLinks(path, (other) => hot.has(other) || large.has(other))
  return respondWith(representation, question, {
    cacheControl,
    lastModified,
    vary: 'Accept, Accept-Encoding',
    headers: { 'content-location': markdownPath(path), ...(link && { link }) },
  })
}

function splitVary({ vary, ...headers }: Record<string, string>): { vary?: string; headers: Record<string, string> } {
  return { ...(vary && { vary }), headers }
}

function cuttableHot({ representation, lastModified }: HotDocument): LargeFile {
  const { body, etag } = representation.identity
  return {
    bytes: body.length,
    contentType: representation.contentType,
    etag,
    lastModified,
    cut: async (start, end) => body.subarray(start, end + 1),
    whole: async () => body,
  }
}

/** Answers with a file, or with a range of one that can be cut. */
export async function answerCut(
  { exchange, headers: asked }: Question,
  file: LargeFile,
  cacheControl: string,
  vary = 'Accept-Encoding',
): Promise<Response> {
  const validators = {
    etag: file.etag,
    'last-modified': file.lastModified,
    'cache-control': cacheControl,
    'accept-ranges': file.cut ? 'bytes' : 'none',
    vary,
    ...CORS_HEADERS,
  }
  if (matchesEtag(asked.get('if-none-match'), file.etag))
    return new FastResponse(null, { status: 304, headers: validators })
  const ifRange = asked.get('if-range')
  const isWhole = !file.cut || (ifRange !== null && ifRange !== file.etag)
  const range = isWhole ? 'whole' : parseRange(asked.get('range'), file.bytes)
  if (range === 'unsatisfiable')
    throw new ProblemError('BAD_REQUEST', `The range is beyond the ${file.bytes} bytes of the file.`, {
      status: 416,
      headers: { 'content-range': `bytes */${file.bytes}` },
    })
  const { start, end } = range === 'whole' ? { start: 0, end: file.bytes - 1 } : range
  const headers = {
    'content-type': file.contentType,
    'content-length': String(end - start + 1),
    ...(range !== 'whole' && { 'content-range': `bytes ${start}-${end}/${file.bytes}` }),
    ...validators,
    ...securityHeaders(file.contentType),
  }
  const isEmpty = exchange.method === 'HEAD' || file.bytes === 0
  const body = isEmpty ? null : await (file.cut?.(start, end) ?? file.whole())
  return new FastResponse(toBody(body), { status: range === 'whole' ? 200 : 206, headers })
}

// srvx pipes a Node Readable as it is, without the cost of a web stream; the types of Response do not say so.
function toBody(body: Readable | Uint8Array | null): BodyInit | null {
  return body as BodyInit | null
}

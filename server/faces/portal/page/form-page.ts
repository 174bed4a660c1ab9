import { Buffer } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import type { H3, H3Event } from 'h3'
import { FastResponse } from 'srvx'
import { exchangeOf } from '../../../endpoints/exchange.ts'
import type { Exchange } from '../../../endpoints/exchange.ts'
import { refusedMethod } from '../../../endpoints/endpoint.ts'
import { ProblemError } from '../../../http/problem.ts'
import { readBody, readBytes } from '../../../http/read-body.ts'

export interface Visit {
  exchange: Exchange
  headers: Headers
  search: URLSearchParams
}

export interface FormPage {
  path: string
  /** For forms with a file: maximum bytes of the whole form. The file comes as base64, under the name of its field. */
  mostFileBytes?: number
  show(visit: Visit): Promise<Response>
  /** Handles the form, once it surely comes from a page of this service. */
  submit?(visit: Visit, form: URLSearchParams): Promise<Response>
  /** Answers any thrown error. */
  fail(visit: Visit, error: unknown): Response
}

/** A form that, as far as the browser says, no page of this service sent. */
export class ForeignFormError extends Error {
  override name = 'ForeignFormError'
}

/** Maximum form size in bytes: the longest texts, each character percent-encoded. */
const FORM_BYTES = 65_536
const FILE_FORM_TYPE = 'multipart/form-data'
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Mounts a page with its form. Rejects forms from other sites, by the origin that browsers send. */
export function mountFormPage(app: H3, origin: string, { path, mostFileBytes, show, submit, fail }: FormPage): void {
  app.all(path, async (event) => {
    const exchange = exchangeOf(event.runtime?.node?.req)
    exchange.route = path
    const visit = { exchange, headers: event.req.headers, search: event.url.searchParams }
    try {
      if (exchange.method === 'GET') return await show(visit)
      if (exchange.method === 'HEAD') return withoutBody(await show(visit))
      if (exchange.method !== 'POST' || !submit) throw methodNotAllowed(exchange, submit !== undefined)
      refuseForeignForm(visit.headers, origin)
      return await submit(visit, await readForm(event, visit.headers, mostFileBytes))
    } catch (error) {
      const failed = fail(visit, error)
      return exchange.method === 'HEAD' ? withoutBody(failed) : failed
    }
  })
}

function refuseForeignForm(headers: Headers, origin: string): void {
  const site = headers.get('sec-fetch-site')
  if (headers.get('origin') === origin && (site === null || site === 'same-origin')) return
  throw new ForeignFormError()
}

async function readForm(event: H3Event, headers: Headers, mostFileBytes?: number): Promise<URLSearchParams> {
  const type = headers.get('content-type') ?? ''
  const kind = type.split(';', 1)[0]!.trim().toLowerCase()
  if (mostFileBytes !== undefined && kind === FILE_FORM_TYPE) return readFileForm(event, type, mostFileBytes)
  if (kind !== FORM_TYPE) throw new ProblemError('BAD_REQUEST', `The body must be ${FORM_TYPE}.`, { status: 415 })
  return new URLSearchParams(await readBody(event.runtime!.node!.req as IncomingMessage, FORM_BYTES))
}

async function readFileForm(event: H3Event, type: string, mostBytes: number): Promise<URLSearchParams> {
  const bytes = await readBytes(event.runtime!.node!.req as IncomingMessage, mostBytes)
  const form = new URLSearchParams()
  try {
    const parts = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
    for (const [name, value] of parts) {
      if (typeof value === 'string') form.append(name, value)
      else if (value.size > 0) form.append(name, Buffer.from(await value.arrayBuffer()).toString('base64'))
    }
  } catch {
    throw new ProblemError('BAD_REQUEST', `The body is not ${FILE_FORM_TYPE}.`)
  }
  return form
}

function methodNotAllowed({ method }: Exchange, takesForms: boolean): ProblemError {
  const allow = takesForms ? 'GET, HEAD, POST' : 'GET, HEAD'
  return refusedMethod(method, allow)
}

function withoutBody({ status, headers }: Response): Response {
  return new FastResponse(null, { status, headers })
}

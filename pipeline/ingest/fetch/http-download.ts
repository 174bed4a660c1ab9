import type { Agent, Dispatcher } from 'undici'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { Source } from '../../../models/contracts/release/source.ts'
import { assertPublicHost, checkedLookup, type Resolve } from './address-check.ts'
import { HttpFault, withRetries, type Wait } from './http-retry.ts'

export type HttpLocation = Extract<Source['location'], { type: 'http' }>

/** Validators of the last successful answer; sent back so that an unchanged file is not sent again. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

export interface DownloadOptions {
  signal: AbortSignal
  log: (line: string) => void
  /** Resolver of host names. @default the system's resolver */
  resolve?: Resolve
  /** Waits between attempts. @default a timer */
  wait?: Wait
  /** Connections to reuse, from `agentFor` with the same `allowPrivate`. @default new ones */
  agent?: Agent
}

/** Result of a download; `kept` is the result of the sink. */
export type Download<Kept> = { status: 'unchanged' } | ({ status: 'fresh'; kept: Kept; url: string } & Validators)

const MAX_REDIRECTS = 5
const IDLE_MS = 30_000

/**
 * Fetches one address into a sink, within the size, time, hosts and networks that the location allows. Counts the size after decompression, while
 * streaming. Sends the location's own headers only to its own origin.
 * @throws HttpFault, RefusedAddress, or the network error after the last retry
 */
export async function download<Kept>(
  location: HttpLocation,
  validators: Validators,
  sink: (body: AsyncIterable<Uint8Array>) => Promise<Kept>,
  options: DownloadOptions,
): Promise<Download<Kept>> {
  const agent = options.agent ?? (await agentFor(location, options.resolve))
  try {
    return await withRetries(location.retries, options, () =>
      attempt(location, validators, sink, agent, options.signal),
    )
  } finally {
    if (agent !== options.agent) await agent.destroy()
  }
}

async function attempt<Kept>(
  location: HttpLocation,
  validators: Validators,
  sink: (body: AsyncIterable<Uint8Array>) => Promise<Kept>,
  agent: Agent,
  signal: AbortSignal,
): Promise<Download<Kept>> {
  const timeout = AbortSignal.timeout(location.timeoutSeconds * 1000)
  const { response, url } = await follow(location, validators, agent, AbortSignal.any([signal, timeout]))
  const { statusCode, headers, body } = response
  try {
    if (statusCode === 304) return { status: 'unchanged' }
    if (statusCode !== 200)
      throw new HttpFault(`${url} answered ${statusCode}, expected 200`, statusCode, single(headers['retry-after']))
    assertLength(headers, location)
    const kept = await sink(limited(decoded(body, headers), location.maxBytes))
    return {
      status: 'fresh',
      kept,
      url: url.href,
      etag: single(headers.etag),
      lastModified: single(headers['last-modified']),
    }
  } finally {
    body.on('error', () => undefined).destroy()
  }
}

/** Follows redirects by hand, so that every hop is checked like the first. */
async function follow(location: HttpLocation, validators: Validators, agent: Agent, signal: AbortSignal) {
  const { request } = await loadClient()
  const origin = new URL(location.url)
  let url = origin
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    assertAllowed(url, origin, location)
    const headers = headersFor(location, validators, url.origin === origin.origin)
    const response = await request(url, {
      dispatcher: agent,
      headers,
      signal,
      headersTimeout: IDLE_MS,
      bodyTimeout: IDLE_MS,
    })
    const target = redirectTarget(response)
    if (target === undefined) return { response, url }
    await response.body.dump({ limit: 65_536, signal })
    if (!URL.canParse(target, url))
      throw new HttpFault(`${url} redirects to ${JSON.stringify(target.slice(0, 200))}, which is not an address`)
    url = new URL(target, url)
  }
  throw new HttpFault(`${origin} redirects more than ${MAX_REDIRECTS} times`)
}

function assertAllowed(url: URL, origin: URL, location: HttpLocation): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new HttpFault(`${url.protocol} is not followed, expected http or https`)
  if (origin.protocol === 'https:' && url.protocol === 'http:')
    throw new HttpFault(`${origin.host} redirects from https to http`)
  if (url.username !== '' || url.password !== '')
    throw new HttpFault(`the address at ${url.host} carries credentials; use headers`)
  if (url.hostname !== origin.hostname && !location.allowHosts.some((host) => isHostWithin(url.hostname, host))) {
    throw new HttpFault(`${origin.hostname} redirects to ${url.hostname}, which allowHosts does not list`)
  }
  if (!location.allowPrivate) assertPublicHost(url.hostname)
}

/** Creates connections that reach public addresses only, unless private ones are allowed. The caller must destroy the agent. */
export async function agentFor(
  { allowPrivate }: Pick<HttpLocation, 'allowPrivate'>,
  resolve?: Resolve,
): Promise<Agent> {
  const { Agent: Connections } = await loadClient()
  const lookup = allowPrivate ? undefined : checkedLookup(resolve)
  return new Connections({
    connect: { timeout: IDLE_MS, ...(lookup ? { lookup } : {}) },
    maxHeaderSize: 32_768,
    pipelining: 0,
  })
}

/** Loads the client only where something is downloaded: files on disk need none. */
function loadClient(): Promise<typeof import('undici')> {
  return import('undici')
}

/** @param pattern a host name, or `*.name` for all hosts below a name */
export function isHostWithin(hostname: string, pattern: string): boolean {
  return pattern.startsWith('*.') ? hostname.endsWith(pattern.slice(1)) : hostname === pattern
}

function headersFor(
  location: HttpLocation,
  { etag, lastModified }: Validators,
  isOwnOrigin: boolean,
): Record<string, string> {
  return {
    'user-agent': 'lux-property-intelligence/0.1',
    'accept-encoding': 'gzip, br',
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
    ...(isOwnOrigin ? location.headers : {}),
  }
}

function redirectTarget({ statusCode, headers }: Dispatcher.ResponseData): string | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined
  return single(headers.location) ?? undefined
}

function assertLength(headers: Dispatcher.ResponseData['headers'], { maxBytes }: HttpLocation): void {
  const announced = Number(single(headers['content-length']) ?? 0)
  if (announced > maxBytes)
    throw new HttpFault(`announces ${announced} bytes, at most ${maxBytes} are allowed (maxBytes)`)
}

function decoded(
  body: Dispatcher.ResponseData['body'],
  headers: Dispatcher.ResponseData['headers'],
): AsyncIterable<Uint8Array> {
  const encoding = (single(headers['content-encoding']) ?? 'identity').toLowerCase()
  if (encoding === 'identity') return body
  const decoder = decoderFor(encoding)
  if (!decoder) throw new HttpFault(`is encoded as ${JSON.stringify(encoding)}, expected gzip, br, deflate or identity`)
  body.on('error', (error) => decoder.destroy(error))
  return body.pipe(decoder)
}

function decoderFor(encoding: string) {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip()
  if (encoding === 'br') return createBrotliDecompress()
  return encoding === 'deflate' ? createInflate() : undefined
}

async function* limited(body: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.length
    if (bytes > maxBytes) throw new HttpFault(`sends more than ${maxBytes} bytes (maxBytes)`)
    yield piece
  }
  if (bytes === 0) throw new HttpFault('answered with an empty body')
}

function single(header: string | string[] | undefined): string | null {
  return (Array.isArray(header) ? header[0] : header) ?? null
}

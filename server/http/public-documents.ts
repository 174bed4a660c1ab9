import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { Agent, request } from 'undici'
import type { Dispatcher } from 'undici'
import { isPublicAddress } from '../../models/kernel/internet-address.ts'
import { parseJson } from './parse-json.ts'

/** How documents of the public internet are reached. A test leads the connections to this machine. */
export interface PublicNetwork {
  resolve(hostname: string): Promise<LookupAddress[]>
  /** Opens connections to these addresses only, whatever the host name resolves to later. */
  connectTo(addresses: LookupAddress[]): Dispatcher
}

/** Reads a JSON document at an https address. @throws DocumentFault */
export type FetchDocument = (url: URL) => Promise<unknown>

/** A document that could not be read. */
export class DocumentFault extends Error {
  override name = 'DocumentFault'
  /** Short reason for whoever publishes the document. */
  readonly code: 'unreachable' | 'not_public' | 'refused' | 'too_large' | 'not_json'

  constructor(code: DocumentFault['code'], message: string) {
    super(message)
    this.code = code
  }
}

const MAX_BYTES = 16_384
const MAX_HEADER_BYTES = 16_384
/** Milliseconds for a whole document, its host name included. */
const TIME_MS = 5_000
/** Maximum documents under way in this process. */
const MAX_AT_ONCE = 16
const HEADERS = {
  accept: 'application/json',
  'accept-encoding': 'identity',
  'user-agent': 'lux-property-intelligence',
}

const INTERNET: PublicNetwork = {
  resolve: (hostname) => lookup(hostname, { all: true, verbatim: true }),
  connectTo: (addresses) =>
    new Agent({
      connect: {
        lookup: (_hostname, { all }, done) =>
          all ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family),
      },
      maxHeaderSize: MAX_HEADER_BYTES,
      pipelining: 0,
    }),
}

/** Reads small documents from public hosts: no redirects, no compression, limited in size, time and number. */
export function publicDocuments(network: PublicNetwork = INTERNET, timeMs: number = TIME_MS): FetchDocument {
  let underWay = 0
  return async (url) => {
    if (underWay >= MAX_AT_ONCE) throw new DocumentFault('unreachable', 'too many documents are being read')
    underWay += 1
    try {
      return await read(url, network, AbortSignal.timeout(timeMs))
    } catch (error) {
      if (error instanceof DocumentFault) throw error
      throw new DocumentFault('unreachable', `${url.host} does not answer: ${(error as Error).message}`)
    } finally {
      underWay -= 1
    }
  }
}

async function read(url: URL, network: PublicNetwork, signal: AbortSignal): Promise<unknown> {
  if (url.protocol !== 'https:') throw new DocumentFault('refused', 'only https is read')
  const addresses = await before(signal, network.resolve(url.hostname.replace(/^\[|\]$/g, '')))
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
    throw new DocumentFault('not_public', `${url.host} is not in the public internet`)
  const dispatcher = network.connectTo(addresses)
  try {
    const response = await request(url, { dispatcher, headers: HEADERS, signal })
    assertFit(url, response)
    return parsed(url, await textOf(url, response.body))
  } finally {
    await dispatcher.destroy()
  }
}

function assertFit({ host }: URL, { statusCode, headers }: Dispatcher.ResponseData): void {
  if (statusCode >= 500 || statusCode === 429)
    throw new DocumentFault('unreachable', `${host} answered ${statusCode}, expected 200`)
  if (statusCode !== 200) throw new DocumentFault('refused', `${host} answered ${statusCode}, expected 200`)
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new DocumentFault('refused', `${host} compressed its answer without being asked`)
  if (!/^application\/(?:[\w.-]+\+)?json *(?:;|$)/i.test(String(headers['content-type'] ?? '')))
    throw new DocumentFault('not_json', `${host} answered another type, expected application/json`)
  if (Number(headers['content-length'] ?? 0) > MAX_BYTES) throw tooLarge(host)
}

async function textOf({ host }: URL, body: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.length
    if (bytes > MAX_BYTES) throw tooLarge(host)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function tooLarge(host: string): DocumentFault {
  return new DocumentFault('too_large', `${host} sends more than ${MAX_BYTES} bytes`)
}

function parsed({ host }: URL, text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    throw new DocumentFault('not_json', `${host} sends no valid JSON`)
  }
}

/** The work's result, unless the time is over first. */
function before<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const over = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )
  return Promise.race([work, over])
}

import type { IncomingMessage } from 'node:http'
import type { Release } from '../serving/release.ts'

/** One request on its way to its answer. */
export interface Exchange {
  id: string
  method: string
  /** Path as it was sent, without the query, which may hold what should not be logged. */
  path: string
  /** Pattern of the endpoint that answers. */
  route: string
  /** Key for counting who sent it. */
  client: string
  /** The release that was served when it came in. */
  release: Release
  startedAt: number
  /** Id of the API key, once known. */
  keyId?: number
  /** Name of the tool that is called, once known. */
  tool?: string
}

const exchanges = new WeakMap<object, Exchange>()

/** Attaches the exchange to the request of `node:http` that h3 hands on. */
export function attachExchange(request: IncomingMessage, exchange: Exchange): void {
  exchanges.set(request, exchange)
}

/** @throws Error outside of the listener, which attaches one to every request */
export function exchangeOf(request: object | undefined): Exchange {
  const exchange = request && exchanges.get(request)
  if (!exchange) throw new Error('No exchange: the request did not come through the listener')
  return exchange
}

import type { IncomingMessage } from 'node:http'
import type { Locale } from '../../models/kernel/locale.ts'
import type { Release } from '../serving/release.ts'

/** A request while it is being answered. */
export interface Exchange {
  id: string
  method: string
  /** Path as sent, without the query, which may hold data that must not be logged. */
  path: string
  /** Pattern of the answering endpoint. */
  route: string
  /** Counting key of the client. */
  client: string
  /** Release served when the request came in. */
  release: Release
  startedAt: number
  /** Header fields of the answer, whatever it is. */
  headers: Readonly<Record<string, string>>
  /** Language in which the client wants to be told what went wrong; read when asked for. */
  locale(): Locale
  /** Signal that fires when the client leaves before its answer; made when asked for. */
  left(): AbortSignal
  /** Id of the API key, once known. */
  keyId?: number
  /** Name of the called tool, once known. */
  tool?: string
}

const exchanges = new WeakMap<object, Exchange>()

/** Attaches the exchange to the `node:http` request that h3 passes on. */
export function attachExchange(request: IncomingMessage, exchange: Exchange): void {
  exchanges.set(request, exchange)
}

/** @throws Error outside the listener, which attaches one to every request */
export function exchangeOf(request: object | undefined): Exchange {
  const exchange = request && exchanges.get(request)
  if (!exchange) throw new Error('No exchange: the request did not come through the listener')
  return exchange
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Exchange } from './exchange.ts'

/**
 * Answers every request to one address on `node:http` itself: making a web request of it and sending a web response costs as much as the
 * answer of a tool. Sends `exchange.headers` with each answer. Never rejects.
 */
export type DirectRoute = (request: IncomingMessage, response: ServerResponse, exchange: Exchange) => Promise<void>

import type { IncomingMessage, ServerResponse } from 'node:http'

/** Status and headers of a frequent answer, with its head as `node:http` last wrote it. */
export interface RepeatedHead {
  readonly status: number
  /** Alternating names and values, the fastest form for `node:http`. */
  readonly headers: string[]
  text: string | null
  /** Second since 1970 in which the head was written; `Date` counts in seconds. */
  second: number
}

/** Private field of `node:http` that holds the head until it is sent. */
const HEAD = '_header'
type Sender = ServerResponse & { [HEAD]?: string | null }

export function repeatedHead(status: number, headers: Readonly<Record<string, string>>): RepeatedHead {
  return { status, headers: Object.entries(headers).flat(), text: null, second: 0 }
}

/**
 * Writes the head of an answer that has no other headers set. Checking and joining a dozen headers takes `node:http` longer than the
 * rest of a hot document, so the serialised head is reused for one second. It omits the connection fields: in HTTP/1.1 connections
 * stay open by default (RFC 9112, 9.3). Closing connections and HTTP/1.0 get a head of their own, with them.
 */
export function writeRepeatedHead(head: RepeatedHead, request: IncomingMessage, response: ServerResponse): void {
  if (!response.shouldKeepAlive || request.httpVersionMinor !== 1) {
    response.writeHead(head.status, head.headers)
    return
  }
  const sender: Sender = response
  const second = Math.floor(Date.now() / 1_000)
  if (head.text !== null && head.second === second) {
    response.statusCode = head.status
    sender[HEAD] = head.text
    // A Node version that keeps the head elsewhere ignores the field set above.
    if (response.headersSent) return
  }
  // Drops the `Connection: keep-alive` and `Keep-Alive` that `node:http` adds; the connection stays open anyway.
  response.removeHeader('connection')
  response.writeHead(head.status, head.headers)
  head.text = sender[HEAD] ?? null
  head.second = second
}

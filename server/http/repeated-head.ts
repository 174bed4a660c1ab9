import type { IncomingMessage, ServerResponse } from 'node:http'

/** Status and headers of an answer that is given over and over, and its head as `node:http` wrote it last. */
export interface RepeatedHead {
  readonly status: number
  /** Names and values in turn, which is what `node:http` takes fastest. */
  readonly headers: string[]
  text: string | null
  /** In which second since 1970 it was written: `Date` counts in seconds. */
  second: number
}

/** Where `node:http` keeps the head until it is sent: no part of its public interface. */
const HEAD = '_header'
type Sender = ServerResponse & { [HEAD]?: string | null }

export function repeatedHead(status: number, headers: Readonly<Record<string, string>>): RepeatedHead {
  return { status, headers: Object.entries(headers).flat(), text: null, second: 0 }
}

/**
 * Writes the head of an answer on which nothing else was set. To check and join a dozen headers takes `node:http` longer than all that a hot document takes
 * besides, so within a second what it wrote for one answer is written again for the next. It says nothing of the connection, which in HTTP/1.1 stays open
 * unless somebody says otherwise (RFC 9112, 9.3). Connections that are about to close, and those of HTTP/1.0, have a head of their own, which does.
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
    // A Node that keeps the head elsewhere has not noticed.
    if (response.headersSent) return
  }
  // Takes `Connection: keep-alive` and `Keep-Alive` out of what `node:http` adds; the connection stays open all the same.
  response.removeHeader('connection')
  response.writeHead(head.status, head.headers)
  head.text = sender[HEAD] ?? null
  head.second = second
}

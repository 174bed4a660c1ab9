import type { IncomingMessage } from 'node:http'
import { ProblemError } from './problem.ts'

/**
 * The whole body as text. What is declared was checked by the listener; this counts what really comes.
 * @throws ProblemError 413 as soon as more than `limit` bytes have come, 400 when it is not UTF-8
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))
  } catch {
    throw new ProblemError('BAD_REQUEST', 'The body is not UTF-8.')
  }
}

function tooLarge(limit: number): ProblemError {
  return new ProblemError('BAD_REQUEST', `The body is larger than the ${limit} bytes that are read.`, {
    status: 413,
    headers: { connection: 'close' },
  })
}

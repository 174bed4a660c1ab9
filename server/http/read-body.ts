import type { IncomingMessage } from 'node:http'
import { ProblemError } from './problem.ts'

/**
 * Reads the whole body as text. The listener has checked the declared length; this counts the actual bytes.
 * @throws ProblemError 413 as soon as more than `limit` bytes arrive, 400 when it is not UTF-8
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const bytes = await readBytes(request, limit)
  try {
    return utf8.decode(bytes)
  } catch {
    throw new ProblemError('BAD_REQUEST', 'The body is not UTF-8.')
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The same as bytes. Listeners, because `for await` costs as much as many a whole request.
 * @throws ProblemError 413, 400 when the sender leaves before the end
 */
export function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > limit) {
        request.removeAllListeners('data').resume()
        reject(tooLarge(limit))
      } else chunks.push(chunk)
    })
    request.once('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)))
    const endEarly = (): void => {
      if (!request.complete) reject(new ProblemError('BAD_REQUEST', 'The body ended too early.'))
    }
    request.once('error', endEarly)
    request.once('close', endEarly)
  })
}

function tooLarge(limit: number): ProblemError {
  return new ProblemError('BAD_REQUEST', `The body is larger than the maximum of ${limit} bytes.`, {
    status: 413,
    headers: { connection: 'close' },
  })
}

import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { ContentCoding } from './etag.ts'

/**
 * How often content goes out: what stands for a release is worth more work than what one request asks for, and the few files that every page needs and
 * that never change are worth the most.
 */
export type Lifetime = 'lasting' | 'kept' | 'passing'

// Quality 5 is within a few percent of the best on JSON and Markdown, in a hundredth of the time; 1 takes an eighth of the time of 5 and a quarter more bytes.
const BROTLI_QUALITY = { lasting: 11, kept: 5, passing: 1 }
const GZIP_LEVEL = { lasting: 9, kept: 6, passing: 3 }
/** Largest body that is compressed at once, in bytes. */
const MOST_AT_ONCE = 1 << 17
/** A coder keeps its last chunk until the old generation is collected: with small ones that is rare, and they cost no more time. */
const CHUNK_BYTES = 1 << 11
const SMALLEST_WORTH_IT = 512
const COMPRESSIBLE = /^(?:text\/|application\/(?:[\w.+-]*json|xml|[\w.+-]*\+xml|javascript|x-ndjson)|image\/svg)/
const REMEMBERED = 256

const remembered = new Map<string, ContentCoding>()
const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Chooses the coding of an answer: brotli, then gzip, if the client accepts them at least as much as any other; otherwise none. */
export function negotiateCoding(acceptEncoding: string | null | undefined): ContentCoding {
  if (!acceptEncoding) return 'identity'
  const known = remembered.get(acceptEncoding)
  if (known) return known
  const coding = chooseCoding(acceptEncoding)
  if (remembered.size < REMEMBERED) remembered.set(acceptEncoding, coding)
  return coding
}

/** Whether content of this type and size is worth compressing. */
export function isCompressible(contentType: string, bytes: number): boolean {
  return bytes >= SMALLEST_WORTH_IT && COMPRESSIBLE.test(contentType)
}

/**
 * Compresses: at once where that takes a quarter of a millisecond, since handing it to a thread costs the main thread as much; off the main thread
 * otherwise.
 */
export async function compress(body: Uint8Array, coding: 'br' | 'gzip', lifetime: Lifetime): Promise<Buffer> {
  const isSmall = lifetime === 'passing' && body.length <= MOST_AT_ONCE
  if (coding === 'gzip') {
    const level = GZIP_LEVEL[lifetime]
    return isSmall ? gzipSync(body, { level, chunkSize: CHUNK_BYTES }) : compressors.gzip(body, { level })
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[lifetime],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return isSmall ? brotliCompressSync(body, { params, chunkSize: CHUNK_BYTES }) : compressors.br(body, { params })
}

function chooseCoding(acceptEncoding: string): ContentCoding {
  const weights = weightsOf(acceptEncoding)
  const [br, gzip] = [weightIn(weights, 'br'), weightIn(weights, 'gzip')]
  const best = Math.max(br, gzip)
  if (best === 0 || (weights.get('identity') ?? 0) > best) return 'identity'
  return br === best ? 'br' : 'gzip'
}

function weightsOf(acceptEncoding: string): Map<string, number> {
  const parts = acceptEncoding.toLowerCase().split(',').slice(0, 16)
  return new Map(
    parts.map((part): [string, number] => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, quality ? Number(quality.slice(2)) || 0 : 1]
    }),
  )
}

function weightIn(weights: ReadonlyMap<string, number>, name: string): number {
  return weights.get(name) ?? weights.get('*') ?? 0
}

import { ownBytes } from '../base/own-bytes.ts'
import { shortHash } from '../../models/kernel/ids.ts'
import { compress, isCompressible, type Lifetime } from './content-coding.ts'
import { etagOf, strongEtag } from './etag.ts'
import { securityHeaders } from './standard-headers.ts'
import type { ContentCoding } from './etag.ts'

/** Content in one coding. */
export interface Variant {
  coding: ContentCoding
  body: Buffer
  etag: string
}

/** Content available in several codings, each encoded once, on first request. */
export interface Representation {
  contentType: string
  identity: Variant
  /** The variant if ready; identity always is. */
  ready(coding: ContentCoding): Variant | undefined
  /** The variant; identity if compression would not make it smaller. */
  variant(coding: ContentCoding): Promise<Variant>
  /** Memory of the codings that were made, in bytes. */
  codedBytes(): number
}

/** Headers of an answer with a body. @param shared those that it has in common with an answer without one, 304 */
export function bodyHeaders(
  { body, coding }: Variant,
  contentType: string,
  shared: Readonly<Record<string, string>>,
): Record<string, string> {
  return {
    'content-type': contentType,
    'content-length': String(body.length),
    ...(coding !== 'identity' && { 'content-encoding': coding }),
    ...shared,
    ...securityHeaders(contentType),
  }
}

/**
 * Content that is answered once, in a coding; identity if compression would not make it smaller.
 *
 * A function of its own: most of what `createRepresentation` makes lives as long as a release, which the engine learns, and lays all of it among what is
 * old at once. A page of one visitor would stay there with all its bytes until the old generation is collected.
 */
export async function passingVariant(body: Buffer, contentType: string, coding: ContentCoding): Promise<Variant> {
  if (coding !== 'identity' && isCompressible(contentType, body.length)) {
    const coded = ownBytes(await compress(body, coding, 'passing'))
    if (coded.length < body.length) return { coding, body: coded, etag: strongEtag(coded, coding) }
  }
  return { coding: 'identity', body, etag: strongEtag(body) }
}

export function createRepresentation(given: Buffer, contentType: string, lifetime: Lifetime = 'kept'): Representation {
  const body = ownBytes(given)
  const hash = shortHash(body, 20)
  const identity: Variant = { coding: 'identity', body, etag: etagOf(hash, 'identity') }
  const compressible = isCompressible(contentType, body.length)
  const made: Partial<Record<ContentCoding, Variant>> = compressible
    ? { identity }
    : { identity, gzip: identity, br: identity }
  const underWay: Partial<Record<ContentCoding, Promise<Variant>>> = {}
  const make = async (coding: 'br' | 'gzip'): Promise<Variant> => {
    const smaller = ownBytes(await compress(body, coding, lifetime))
    const variant = smaller.length < body.length ? { coding, body: smaller, etag: etagOf(hash, coding) } : identity
    made[coding] = variant
    return variant
  }
  return {
    contentType,
    identity,
    ready: (coding) => made[coding],
    async variant(coding) {
      if (coding === 'identity' || made[coding]) return made[coding] ?? identity
      return (underWay[coding] ??= make(coding))
    },
    codedBytes: () => Object.values(made).reduce((sum, each) => (each === identity ? sum : sum + each.body.length), 0),
  }
}

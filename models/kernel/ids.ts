import { hash } from 'node:crypto'

/** Crockford base32 in lower case: no i, l, o or u to misread, safe in URLs and file names. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Stable public id of an advert, from what its portal calls it. A listing carries the id of its earliest advert; the ids of all its
 * other adverts keep resolving to it, so an id once published never breaks.
 * @returns `l` and 12 characters (60 bits)
 */
export function advertId(portalId: string, sourceRef: string): string {
  return `l${digest(`${portalId}\u0000${sourceRef}`, 12)}`
}

/** Short content hash for release ids, batch ids and ETags: `length` characters of 5 bits each. */
export function shortHash(content: string | Uint8Array, length = 12): string {
  return digest(content, length)
}

function digest(content: string | Uint8Array, length: number): string {
  // A text of bytes: allocating a buffer takes longer than hashing.
  const bytes = hash('sha256', content, 'binary')
  let text = ''
  let bits = 0
  let value = 0
  for (let at = 0; text.length < length && at < bytes.length; at++) {
    value = (value << 8) | bytes.charCodeAt(at)
    bits += 8
    while (bits >= 5 && text.length < length) {
      bits -= 5
      text += ALPHABET[(value >> bits) & 31]
    }
    value &= (1 << bits) - 1
  }
  return text
}

/**
 * The same bytes in memory of exactly their size. `Buffer` cuts small ones out of slabs of 64 KiB, and what compresses hands out the beginning of a
 * larger one: kept as they come, 3 KB hold all of it.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}

const encoder = new TextEncoder()

/** UTF-8 of a text, in memory of its own and without a copy in UTF-16. Half of a surrogate pair becomes U+FFFD. */
export function utf8Bytes(text: string): Buffer<ArrayBuffer> {
  return Buffer.from(encoder.encode(text).buffer)
}

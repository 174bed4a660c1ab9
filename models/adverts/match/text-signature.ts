/*
 * One-permutation minhash (Li, Owen & Zhang 2012) over shingles of three words, 32 bins of 12 bits, empty bins filled from the next full one
 * (Shrivastava & Li 2014). The share of equal bins estimates the Jaccard similarity of two texts with a standard error of at most 0.09.
 */
export const SIGNATURE_BINS = 32

const MIN_WORDS = 15
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const CODES = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, ALPHABET.indexOf(String.fromCharCode(code))))
const EMPTY = 0xffffffff

/**
 * Signature of an advert's description, 64 characters that can be stored and compared without the text. Case, punctuation and
 * line breaks do not change it.
 * @returns null for fewer than 15 words, which tell nothing
 */
export function textSignature(text: string | null): string | null {
  if (text === null || text.length < MIN_WORDS * 2) return null
  const minima = new Uint32Array(SIGNATURE_BINS).fill(EMPTY)
  const values = new Uint16Array(SIGNATURE_BINS)
  if (shingle(text.toLowerCase(), minima, values) < MIN_WORDS) return null
  fillEmpty(minima, values)
  let signature = ''
  for (const value of values) signature += ALPHABET[value >> 6]! + ALPHABET[value & 63]!
  return signature
}

/** Writes the bins of a signature into `into` at `offset`. */
export function decodeSignature(signature: string, into: Uint16Array, offset: number): void {
  for (let bin = 0; bin < SIGNATURE_BINS; bin++) {
    into[offset + bin] =
      (CODES[signature.charCodeAt(bin * 2) & 127]! << 6) | CODES[signature.charCodeAt(bin * 2 + 1) & 127]!
  }
}

/** @returns number of words */
function shingle(text: string, minima: Uint32Array, values: Uint16Array): number {
  let words = 0
  let word = 0
  let before = 0
  let twoBefore = 0
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 32
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 191) {
      word = Math.imul(word ^ code, 0x01000193) || 1
    } else if (word !== 0) {
      words++
      if (words >= 3) place(mix(word ^ Math.imul(before, 31) ^ Math.imul(twoBefore, 961)), minima, values)
      twoBefore = before
      before = word
      word = 0
    }
  }
  return words
}

function place(hash: number, minima: Uint32Array, values: Uint16Array): void {
  const bin = hash >>> 27
  const rank = (hash & 0x7ffffff) >>> 0
  if (rank >= minima[bin]!) return
  minima[bin] = rank
  values[bin] = mix(rank) & 0xfff
}

/** Finalizer of MurmurHash3. */
function mix(hash: number): number {
  let mixed = hash ^ (hash >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

function fillEmpty(minima: Uint32Array, values: Uint16Array): void {
  for (let bin = 0; bin < SIGNATURE_BINS; bin++) {
    if (minima[bin] !== EMPTY) continue
    let next = 1
    while (minima[(bin + next) % SIGNATURE_BINS] === EMPTY) next++
    // the distance goes in, so that a copied bin never equals its source by accident of position
    values[bin] = (values[(bin + next) % SIGNATURE_BINS]! + next * 613) & 0xfff
  }
}

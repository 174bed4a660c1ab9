import { createHash } from 'node:crypto'
import { PACK_KINDS, type PackDocument, type PackKind } from './pack-document.ts'

/** Entry for a listing in the head of a pack: where its bodies lie, one behind the other in the order of `PACK_KINDS`, and what they are. */
export interface PackedListing {
  /** First byte within the pack. */
  offset: number
  /** Length of all its bodies together. */
  bytes: number
  /**
   * Takes a body out of the bytes of the listing, a view on them; undefined when it has none of that kind.
   * @throws Error when the bytes are not those that the head speaks of
   */
  body(listing: Uint8Array, kind: PackKind): Uint8Array | undefined
}

export interface PackHead {
  /** In the order of the file. */
  listingIds(): Generator<string>
  find(listingId: string): PackedListing | undefined
}

const PACK_VERSION = 3
const MAGIC = Buffer.from('PACK')
/** Magic, version, bytes of an id, number of listings. */
const PREAMBLE_BYTES = 12
/** Bytes kept of the SHA-256 of a listing's bodies: more would only be more to publish, as every body changes with every release. */
const HASH_BYTES = 16
const PLACE_BYTES = 4 + 4 * PACK_KINDS.length + HASH_BYTES
const NONE = 0xffff_ffff

// Also keeps rows sorted by bytes as ids are by characters.
const LISTING_ID = /^[A-Za-z0-9-]{1,64}$/

/**
 * The head and the bodies of a pack. Behind the preamble (`PACK`, version as u16, bytes of an id as u16, listings as u32, all little-endian) each listing has
 * a row: id filled up with zeros, offset of its bodies behind the head (u32), length of each kind of body (u32, all ones for none), and the first half
 * of the SHA-256 of its bodies. Rows are sorted by id, so that a listing is found without reading all of them.
 * @throws RangeError when a listing has two documents of one kind, or an id of other signs than letters, digits and hyphens
 */
export function encodeListings(documents: Iterable<PackDocument>): Uint8Array[] {
  const listings = [...bodiesByListing(documents)].sort(([a], [b]) => (a < b ? -1 : 1))
  const idBytes = Math.max(0, ...listings.map(([id]) => id.length))
  const rowBytes = idBytes + PLACE_BYTES
  const head = Buffer.alloc(PREAMBLE_BYTES + listings.length * rowBytes)
  MAGIC.copy(head)
  head.writeUInt16LE(PACK_VERSION, 4)
  head.writeUInt16LE(idBytes, 6)
  head.writeUInt32LE(listings.length, 8)
  const parts: Uint8Array[] = [head]
  let offset = 0
  for (const [index, [id, bodies]] of listings.entries()) {
    const row = PREAMBLE_BYTES + index * rowBytes
    head.write(id, row, 'latin1')
    let at = head.writeUInt32LE(offset, row + idBytes)
    for (const kind of PACK_KINDS) at = head.writeUInt32LE(bodies[kind]?.length ?? NONE, at)
    const present = PACK_KINDS.flatMap((kind) => bodies[kind] ?? [])
    head.set(hashOf(present), at)
    offset += present.reduce((sum, { length }) => sum + length, 0)
    parts.push(...present)
  }
  return parts
}

/** Length of the head, of which the preamble is enough. @throws Error when the bytes are no pack of this version */
export function headBytesOf(pack: Uint8Array): number {
  const { idBytes, listings } = readPreamble(pack)
  return PREAMBLE_BYTES + listings * (idBytes + PLACE_BYTES)
}

/** Whether bytes begin as packs of this version and later ones do. */
export function hasHead(pack: Uint8Array): boolean {
  return pack.length >= MAGIC.length && MAGIC.equals(pack.subarray(0, MAGIC.length))
}

/** Reads the head, which may be followed by the bodies. @throws Error that says what is wrong with the bytes */
export function openHead(pack: Uint8Array): PackHead {
  const { idBytes, listings } = readPreamble(pack)
  const rowBytes = idBytes + PLACE_BYTES
  const headBytes = headBytesOf(pack)
  if (pack.length < headBytes) throw new Error(`Truncated pack: ${pack.length} bytes of a head of ${headBytes}`)
  const head = Buffer.from(pack.buffer, pack.byteOffset, headBytes)
  const rowOf = (index: number): number => PREAMBLE_BYTES + index * rowBytes
  return {
    *listingIds() {
      for (let index = 0; index < listings; index++)
        yield head.toString('latin1', rowOf(index), rowOf(index) + idBytes).replace(/\0+$/, '')
    },
    find(listingId) {
      if (listingId.length > idBytes || !LISTING_ID.test(listingId)) return undefined
      const wanted = Buffer.alloc(idBytes)
      wanted.write(listingId, 'latin1')
      let [first, last] = [0, listings - 1]
      while (first <= last) {
        const middle = (first + last) >> 1
        const row = rowOf(middle)
        const order = head.compare(wanted, 0, idBytes, row, row + idBytes)
        if (order === 0) return listingAt(head, row + idBytes, listingId)
        if (order < 0) first = middle + 1
        else last = middle - 1
      }
      return undefined
    },
  }
}

function listingAt(head: Buffer, at: number, listingId: string): PackedListing {
  const lengths = PACK_KINDS.map((_, index) => head.readUInt32LE(at + 4 + 4 * index))
  const bytes = lengths.reduce((sum, length) => (length === NONE ? sum : sum + length), 0)
  const hash = head.subarray(at + PLACE_BYTES - HASH_BYTES, at + PLACE_BYTES)
  return {
    offset: head.length + head.readUInt32LE(at),
    bytes,
    body(listing, kind) {
      if (!hash.equals(hashOf([listing])))
        throw new Error(`Damaged pack: the documents of listing ${listingId} are not those that its head speaks of`)
      const position = PACK_KINDS.indexOf(kind)
      const length = lengths[position]!
      if (length === NONE) return undefined
      const start = lengths.slice(0, position).reduce((sum, each) => (each === NONE ? sum : sum + each), 0)
      return listing.subarray(start, start + length)
    },
  }
}

type Bodies = Partial<Record<PackKind, Uint8Array>>

function bodiesByListing(documents: Iterable<PackDocument>): Map<string, Bodies> {
  const listings = new Map<string, Bodies>()
  for (const { listingId, kind, text } of documents) {
    if (!LISTING_ID.test(listingId))
      throw new RangeError(`Not a listing id: ${JSON.stringify(listingId)} (expected letters, digits and hyphens)`)
    const bodies = listings.get(listingId) ?? {}
    if (bodies[kind]) throw new RangeError(`Listing ${listingId} has two ${kind} documents (expected one)`)
    bodies[kind] = Buffer.from(text)
    listings.set(listingId, bodies)
  }
  return listings
}

function readPreamble(pack: Uint8Array): { idBytes: number; listings: number } {
  if (!hasHead(pack) || pack.length < PREAMBLE_BYTES) throw new Error('Not a pack: it does not begin with PACK')
  const view = new DataView(pack.buffer, pack.byteOffset, PREAMBLE_BYTES)
  const version = view.getUint16(4, true)
  if (version !== PACK_VERSION) throw new Error(`Not a pack of version ${PACK_VERSION}: it says ${version}`)
  return { idBytes: view.getUint16(6, true), listings: view.getUint32(8, true) }
}

function hashOf(parts: readonly Uint8Array[]): Uint8Array {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest().subarray(0, HASH_BYTES)
}

import { sha256Of } from '../../kernel/sha256-of.ts'
import { openEarlierPack } from './earlier-pack.ts'
import { encodeListings, hasHead, headBytesOf, openHead } from './pack-head.ts'
import type { PackBodies, PackDocument, PackKind } from './pack-document.ts'

export interface Pack extends PackBodies {
  text(listingId: string, kind: PackKind): string | undefined
}

/**
 * One shard of listing documents: a head of rows of equal length and, behind it, the bodies. The head tells the hash of each listing's bodies, so that they
 * can be read and checked without the rest. Equal documents give equal bytes. Bodies are not compressed: those of a release resemble those of the one
 * before, which only shows while they are plain.
 * @throws RangeError when a listing has two documents of one kind, or an id of other signs than letters, digits and hyphens
 */
export function encodePack(documents: Iterable<PackDocument>): Uint8Array {
  return Buffer.concat(encodeListings(documents))
}

/** Length in bytes and SHA-256 of a pack's head, for the manifest: the head can be checked without the rest. */
export function headOf(pack: Uint8Array): { bytes: number; sha256: string } {
  const bytes = headBytesOf(pack)
  return { bytes, sha256: sha256Of(pack.subarray(0, bytes)) }
}

/**
 * Reads a whole pack of this version or an earlier one; a body is checked against the head when it is taken out, which earlier versions cannot.
 * @throws Error that says what is wrong with the bytes
 */
export function openPack(bytes: Uint8Array): Pack {
  const { listingIds, body } = hasHead(bytes) ? openWithHead(bytes) : openEarlierPack(bytes)
  return {
    listingIds,
    body,
    text(listingId, kind) {
      const found = body(listingId, kind)
      return found && Buffer.from(found.buffer, found.byteOffset, found.length).toString('utf8')
    },
  }
}

function openWithHead(bytes: Uint8Array): PackBodies {
  const head = openHead(bytes)
  for (const listingId of head.listingIds()) {
    const { offset, bytes: length } = head.find(listingId)!
    if (offset + length > bytes.length)
      throw new Error(`Truncated pack: listing ${listingId} ends at byte ${offset + length} of ${bytes.length}`)
  }
  return {
    listingIds: head.listingIds,
    body(listingId, kind) {
      const listing = head.find(listingId)
      return listing?.body(bytes.subarray(listing.offset, listing.offset + listing.bytes), kind)
    },
  }
}

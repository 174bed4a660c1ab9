import { gunzipSync } from 'node:zlib'
import { z } from 'zod'

/** Documents a listing has in a pack: its Markdown and its JSON. */
export const PACK_KINDS = ['md', 'json'] as const
export type PackKind = (typeof PACK_KINDS)[number]

export interface PackDocument {
  listingId: string
  kind: PackKind
  text: string
}

export interface Pack {
  /** Listings with at least one document, in the order of the file. */
  listingIds(): IterableIterator<string>
  /** @returns the UTF-8 body, a view on the bytes of the pack; undefined when there is none. */
  body(listingId: string, kind: PackKind): Uint8Array | undefined
  text(listingId: string, kind: PackKind): string | undefined
}

const NEWLINE = 0x0a

// Also keeps out `__proto__`, which a JSON object cannot carry safely.
const LISTING_ID = /^[A-Za-z0-9-]{1,64}$/

/** Lengths of the bodies. */
const entriesSchema = z.record(z.string(), z.partialRecord(z.enum(PACK_KINDS), z.int().min(0)))
type Entries = z.infer<typeof entriesSchema>
/** First byte and length of each body, compressed by gzip: packs of version 1, which releases on disk may still have. */
const placesSchema = z.record(
  z.string(),
  z.partialRecord(z.enum(PACK_KINDS), z.tuple([z.int().min(0), z.int().min(1)])),
)
const headerSchema = z.discriminatedUnion('v', [
  z.object({ v: z.literal(1), entries: placesSchema }),
  z.object({ v: z.literal(2), entries: entriesSchema }),
])
type Header = z.infer<typeof headerSchema>

/**
 * One shard of listing documents: a JSON header line `{"v":2,"entries":{"<listing id>":{"<kind>":length}}}` and, behind its newline, the bodies
 * in the same order. Sorted by listing id and kind, so equal documents give equal bytes. Bodies are not compressed: those of a release resemble
 * those of the one before, which only shows while they are plain.
 * @throws RangeError when a listing has two documents of one kind, or an id of other signs than letters, digits and hyphens
 */
export function encodePack(documents: Iterable<PackDocument>): Uint8Array {
  const sorted = [...documents].sort((a, b) => compare(a.listingId, b.listingId) || compare(a.kind, b.kind))
  const entries: Entries = Object.create(null) // an id may be `constructor`
  const bodies: Uint8Array[] = []
  for (const { listingId, kind, text } of sorted) {
    if (!LISTING_ID.test(listingId))
      throw new RangeError(`Not a listing id: ${JSON.stringify(listingId)} (expected letters, digits and hyphens)`)
    const entry = (entries[listingId] ??= {})
    if (entry[kind] !== undefined) throw new RangeError(`Listing ${listingId} has two ${kind} documents (expected one)`)
    const body = Buffer.from(text)
    entry[kind] = body.length
    bodies.push(body)
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify({ v: 2, entries })}\n`), ...bodies])
}

/** Reads the header of a shard. @throws Error that says what is wrong with the bytes. */
export function openPack(bytes: Uint8Array): Pack {
  const end = bytes.indexOf(NEWLINE)
  if (end < 0) throw new Error('Not a pack: no header line (expected a JSON line before the bodies)')
  const header = parseHeader(bytes.subarray(0, end))
  const bodies = bytes.subarray(end + 1)
  const places = placesOf(header)
  for (const [listingId, entry] of places) requireWithin(listingId, entry, bodies.length)
  const body = (listingId: string, kind: PackKind): Uint8Array | undefined => {
    const place = places.get(listingId)?.[kind]
    const stored = place && bodies.subarray(place[0], place[0] + place[1])
    return stored && header.v === 1 ? gunzipSync(stored) : stored
  }
  return {
    listingIds: () => places.keys(),
    body,
    text(listingId, kind) {
      const found = body(listingId, kind)
      return found && Buffer.from(found.buffer, found.byteOffset, found.length).toString('utf8')
    },
  }
}

function parseHeader(line: Uint8Array): Header {
  let json: unknown
  try {
    json = JSON.parse(Buffer.from(line.buffer, line.byteOffset, line.length).toString('utf8'))
  } catch (cause) {
    throw new Error('Not a pack: the header line is not JSON', { cause })
  }
  const header = headerSchema.safeParse(json)
  if (!header.success) throw new Error(`Not a pack of version 1 or 2: ${z.prettifyError(header.error)}`)
  return header.data
}

type Place = [offset: number, length: number]
type Places = Map<string, Partial<Record<PackKind, Place>>>

/** Where each body lies, counted from behind the header. */
function placesOf(header: Header): Places {
  if (header.v === 1) return new Map(Object.entries(header.entries))
  let offset = 0
  const places: Places = new Map()
  // Sorted again, since objects put ids that are numbers first.
  for (const listingId of Object.keys(header.entries).sort(compare)) {
    const place: Partial<Record<PackKind, Place>> = {}
    for (const kind of PACK_KINDS.toSorted(compare)) {
      const length = header.entries[listingId]![kind]
      if (length === undefined) continue
      place[kind] = [offset, length]
      offset += length
    }
    places.set(listingId, place)
  }
  return places
}

function requireWithin(listingId: string, entry: Partial<Record<PackKind, Place>>, available: number): void {
  for (const [offset, length] of Object.values(entry))
    if (offset + length > available)
      throw new Error(
        `Truncated pack: listing ${listingId} ends at byte ${offset + length} of the bodies, which have ${available}`,
      )
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

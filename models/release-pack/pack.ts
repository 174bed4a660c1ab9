import { gunzipSync, gzipSync } from 'node:zlib'
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
  /** @returns the gzip-compressed UTF-8 body, a view on the bytes of the pack; undefined when there is none. */
  gzipped(listingId: string, kind: PackKind): Uint8Array | undefined
  /** @returns the text. @throws Error when the body is damaged. */
  text(listingId: string, kind: PackKind): string | undefined
}

const NEWLINE = 0x0a
// Where in a gzip header the operating system stands: fixed, so that every platform writes the same bytes (255 is "unknown", RFC 1952).
const GZIP_OS_BYTE = 9

// Also keeps out `__proto__`, which a JSON object cannot carry safely.
const LISTING_ID = /^[A-Za-z0-9-]{1,64}$/

const headerSchema = z.object({
  v: z.literal(1),
  entries: z.record(z.string(), z.partialRecord(z.enum(PACK_KINDS), z.tuple([z.int().min(0), z.int().min(1)]))),
})
type Entries = z.infer<typeof headerSchema>['entries']

/**
 * One shard of listing documents: a JSON header line `{"v":1,"entries":{"<listing id>":{"<kind>":[offset,length]}}}` and, behind its
 * newline, the gzip-compressed bodies, which offsets count from. Sorted by listing id and kind, so equal documents give equal bytes.
 * @throws RangeError when a listing has two documents of one kind, or an id of other signs than letters, digits and hyphens
 */
export function encodePack(documents: Iterable<PackDocument>): Uint8Array {
  const sorted = [...documents].sort((a, b) => compare(a.listingId, b.listingId) || compare(a.kind, b.kind))
  const entries: Entries = Object.create(null) // an id may be `constructor`
  const bodies: Uint8Array[] = []
  let offset = 0
  for (const { listingId, kind, text } of sorted) {
    if (!LISTING_ID.test(listingId))
      throw new RangeError(`Not a listing id: ${JSON.stringify(listingId)} (expected letters, digits and hyphens)`)
    const entry = (entries[listingId] ??= {})
    if (entry[kind]) throw new RangeError(`Listing ${listingId} has two ${kind} documents (expected one)`)
    const body = compress(text)
    entry[kind] = [offset, body.length]
    offset += body.length
    bodies.push(body)
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify({ v: 1, entries })}\n`), ...bodies])
}

/** Reads the header of a shard. Bodies stay compressed until asked for. @throws Error that says what is wrong with the bytes. */
export function openPack(bytes: Uint8Array): Pack {
  const end = bytes.indexOf(NEWLINE)
  if (end < 0) throw new Error('Not a pack: no header line (expected a JSON line before the bodies)')
  const entries = new Map(Object.entries(parseHeader(bytes.subarray(0, end))))
  const bodies = bytes.subarray(end + 1)
  for (const [listingId, entry] of entries) requireWithin(listingId, entry, bodies.length)
  const gzipped = (listingId: string, kind: PackKind): Uint8Array | undefined => {
    const place = entries.get(listingId)?.[kind]
    return place && bodies.subarray(place[0], place[0] + place[1])
  }
  return {
    listingIds: () => entries.keys(),
    gzipped,
    text(listingId, kind) {
      const body = gzipped(listingId, kind)
      return body && gunzipSync(body).toString('utf8')
    },
  }
}

function compress(text: string): Uint8Array {
  const body = gzipSync(text, { level: 9 })
  body[GZIP_OS_BYTE] = 255
  return body
}

function parseHeader(line: Uint8Array): Entries {
  let json: unknown
  try {
    json = JSON.parse(Buffer.from(line.buffer, line.byteOffset, line.length).toString('utf8'))
  } catch (cause) {
    throw new Error('Not a pack: the header line is not JSON', { cause })
  }
  const header = headerSchema.safeParse(json)
  if (!header.success) throw new Error(`Not a pack of version 1: ${z.prettifyError(header.error)}`)
  return header.data.entries
}

function requireWithin(listingId: string, entry: Entries[string], available: number): void {
  for (const place of Object.values(entry))
    if (place[0] + place[1] > available)
      throw new Error(
        `Truncated pack: listing ${listingId} ends at byte ${place[0] + place[1]} of the bodies, which have ${available}`,
      )
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { PACK_KINDS, type PackBodies, type PackKind } from './pack-document.ts'

const NEWLINE = 0x0a

/** Version 2: lengths of the bodies, which lie in the order of listing ids and names of kinds. */
const lengthsSchema = z.record(z.string(), z.partialRecord(z.enum(PACK_KINDS), z.int().min(0)))
/** Version 1: first byte and length of each body, which is compressed by gzip. */
const placesSchema = z.record(
  z.string(),
  z.partialRecord(z.enum(PACK_KINDS), z.tuple([z.int().min(0), z.int().min(1)])),
)
const headerSchema = z.discriminatedUnion('v', [
  z.object({ v: z.literal(1), entries: placesSchema }),
  z.object({ v: z.literal(2), entries: lengthsSchema }),
])
type Header = z.infer<typeof headerSchema>

/**
 * Reads packs of versions 1 and 2, which releases on disk may still have: a JSON header line and the bodies behind it.
 * @throws Error that says what is wrong with the bytes
 */
export function openEarlierPack(bytes: Uint8Array): PackBodies {
  const end = bytes.indexOf(NEWLINE)
  if (end < 0) throw new Error('Not a pack: neither does it begin with PACK, nor has it a header line')
  const header = parseHeader(bytes.subarray(0, end))
  const bodies = bytes.subarray(end + 1)
  const places = placesOf(header)
  for (const [listingId, entry] of places) requireWithin(listingId, entry, bodies.length)
  return {
    listingIds: () => places.keys(),
    body(listingId, kind) {
      const place = places.get(listingId)?.[kind]
      const stored = place && bodies.subarray(place[0], place[0] + place[1])
      return stored && header.v === 1 ? gunzipSync(stored) : stored
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
  for (const listingId of Object.keys(header.entries).sort()) {
    const place: Partial<Record<PackKind, Place>> = {}
    for (const kind of PACK_KINDS.toSorted()) {
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

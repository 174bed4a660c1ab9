import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { getListing, noListing } from './get-listing.ts'
import { sayIn } from '../../../content/say/words.ts'
import { NotFoundError } from '../../base/not-found.ts'

const NEAREST = 3
const EXPECTED = 'reply.expected.listing'
/** Maximum characters in which a mistyped id differs; random ids differ in nearly every one. */
const MISTYPED_SIGNS = 2

/** Finds the listing of an id as agents pass it. @throws NotFoundError that names ids which differ in one or two characters */
export function findListing(facts: ReleaseFacts, id: string, field = 'id'): ListingRecord {
  try {
    return getListing(facts, { id })
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error
    const nearest = nearestIds(facts, id)
    const example = nearest[0] ?? facts.listings[0]?.id
    const told = {
      field,
      received: id.slice(0, 64),
      expected: sayIn('en')(EXPECTED),
      ...(nearest.length > 0 && { nearest }),
      ...(example !== undefined && { example }),
    }
    throw new NotFoundError([noListing(id), { key: 'reply.lack.searchAgain' }], [told], EXPECTED)
  }
}

function nearestIds(facts: ReleaseFacts, id: string): string[] {
  const named = namedIn(facts, id)
  if (named !== undefined) return [named]
  const wanted = id.trim().toLowerCase()
  const near: string[] = []
  for (const { id } of facts.listings) {
    if (id.length !== wanted.length || !differsLittle(id, wanted)) continue
    near.push(id)
    if (near.length === NEAREST) break
  }
  return near
}

/** Extracts the id from a listing's address or a sentence about it. */
function namedIn(facts: ReleaseFacts, text: string): string | undefined {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .find((word) => facts.listingById.has(word))
}

function differsLittle(a: string, b: string): boolean {
  let different = 0
  for (let at = 0; at < a.length; at++) {
    if (a[at] !== b[at] && ++different > MISTYPED_SIGNS) return false
  }
  return true
}

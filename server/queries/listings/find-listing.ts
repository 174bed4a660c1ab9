import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { getListing, noListing } from './get-listing.ts'
import { sayIn } from '../../../content/say/words.ts'
import { NotFoundError } from '../../base/not-found.ts'

const EXPECTED = 'reply.expected.listing'

/** Finds the listing of an id as agents pass it. @throws NotFoundError that names the one id which the text holds or misses by one slip */
export function findListing(facts: ReleaseFacts, id: string, field = 'id'): ListingRecord {
  try {
    return getListing(facts, { id })
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error
    const nearest = nearestId(facts, id)
    const told = {
      field,
      received: id.slice(0, 64),
      expected: sayIn('en')(EXPECTED),
      ...(nearest !== undefined && { nearest: [nearest] }),
    }
    throw new NotFoundError([noListing(id), { key: 'reply.lack.searchAgain' }], [told], EXPECTED)
  }
}

/** The one id that was meant; undefined where none or several may be: another listing's id is never a guess. */
function nearestId(facts: ReleaseFacts, text: string): string | undefined {
  const named = namedIn(facts, text)
  if (named.size > 0) return onlyOf(named)
  const wanted = text.trim().toLowerCase()
  return onlyOf(new Set(facts.listings.filter(({ id }) => isOneSlip(id, wanted)).map(({ id }) => id)))
}

function onlyOf(ids: ReadonlySet<string>): string | undefined {
  return ids.size === 1 ? [...ids][0] : undefined
}

/** Ids in a listing's address or a sentence about it. */
function namedIn(facts: ReleaseFacts, text: string): Set<string> {
  const words = text.toLowerCase().split(/[^a-z0-9]+/)
  return new Set(words.filter((word) => facts.listingById.has(word)))
}

/** Whether one character was changed, left out or added, or two neighbours were swapped. */
function isOneSlip(id: string, typed: string): boolean {
  if (Math.abs(id.length - typed.length) > 1) return false
  let start = 0
  while (start < id.length && id[start] === typed[start]) start++
  let end = 0
  const most = Math.min(id.length, typed.length) - start
  while (end < most && id[id.length - 1 - end] === typed[typed.length - 1 - end]) end++
  const [left, sent] = [id.slice(start, id.length - end), typed.slice(start, typed.length - end)]
  return left.length + sent.length <= 2 || (left.length === 2 && sent.length === 2 && left === sent[1]! + sent[0]!)
}

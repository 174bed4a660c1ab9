import type { AgentListing } from '../../../models/contracts/listings/listing.ts'
import { quotable } from '../../../models/adverts/listing/untrusted-text.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { agentListing } from './agent-listing.ts'
import type { ListingView } from './agent-listing.ts'
import { findListing } from './find-listing.ts'
import { NotFoundError } from '../../base/not-found.ts'

const REASON_CHARACTERS = 160
const LOCALITY_CHARACTERS = 60

/** A listing chosen from search results, with its score and reasons. */
export interface Choice {
  id: string
  score?: number | undefined
  matchReasons?: readonly string[] | undefined
}

export type ChosenListing = AgentListing & { locality: string | null; score?: number; matchReasons?: string[] }

/**
 * Returns the listings of some ids, in their order, each once, with the facts of the release; passes score and reasons on unchanged.
 * @returns also the ids not on the market
 * @throws NotFoundError when none is
 */
export function chosenListings(
  facts: ReleaseFacts,
  choices: readonly Choice[],
  view: ListingView,
): { listings: ChosenListing[]; unknownIds: string[] } {
  const listings = new Map<string, ChosenListing>()
  const missing: { id: string; error: NotFoundError }[] = []
  for (const [index, { id, score, matchReasons }] of choices.entries()) {
    try {
      const record = findListing(facts, id, `listings.${index}.id`)
      if (listings.has(record.id)) continue
      listings.set(record.id, {
        ...agentListing(facts, record, view),
        locality: record.locality && quotable(record.locality, LOCALITY_CHARACTERS),
        ...(score !== undefined && { score }),
        ...(matchReasons && {
          matchReasons: matchReasons
            .map((reason) => quotable(reason, REASON_CHARACTERS))
            .filter((reason) => reason !== ''),
        }),
      })
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error
      missing.push({ id: quotable(id, 64), error })
    }
  }
  if (listings.size === 0)
    throw new NotFoundError(
      'None of these listings is on the market. Search again.',
      missing.flatMap(({ error }) => error.errors),
    )
  return { listings: [...listings.values()], unknownIds: missing.map(({ id }) => id) }
}

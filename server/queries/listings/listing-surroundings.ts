import type { CitedSource } from '../../../models/contracts/places/commune.ts'
import type { ListingSurroundings } from '../../../content/pages/listing/listing-facts.ts'
import type { ReleaseFacts } from '../../release/facts.ts'

const known = new WeakMap<ReleaseFacts, ListingSurroundings>()

/** What the page of a listing asks a release for. @param sources that pages of the release cite */
export function listingSurroundings(facts: ReleaseFacts, sources: readonly CitedSource[]): ListingSurroundings {
  const found = known.get(facts) ?? gather(facts, sources)
  known.set(facts, found)
  return found
}

function gather(facts: ReleaseFacts, sources: readonly CitedSource[]): ListingSurroundings {
  const { asOf, communes, trends, activity, commute, estimates, similar } = facts
  return {
    asOf,
    communes,
    trends,
    activity,
    commute,
    estimates,
    sources: new Map(sources.map((source) => [source.id, source])),
    similarTo: (listing) => similar.similarTo(listing),
  }
}

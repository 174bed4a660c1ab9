import { testedIntervals } from '../../../models/valuation/model/confidence-record.ts'
import type { CitedSource } from '../../../models/contracts/places/commune.ts'
import type { ListingSurroundings } from '../../../content/pages/listing/listing-facts.ts'
import type { ReleaseFacts } from '../../release/facts.ts'

const known = new WeakMap<ReleaseFacts, ListingSurroundings>()

/** Facts of the release for a listing's page. @param sources cited by the release's pages */
export function listingSurroundings(facts: ReleaseFacts, sources: readonly CitedSource[]): ListingSurroundings {
  const found = known.get(facts) ?? gather(facts, sources)
  known.set(facts, found)
  return found
}

function gather(facts: ReleaseFacts, sources: readonly CitedSource[]): ListingSurroundings {
  const { asOf, communes, trends, activity, commute, estimates, paidToAsked, similar, legal, outlines, stations } =
    facts
  return {
    asOf,
    communes,
    trends,
    activity,
    commute,
    outlines,
    stations,
    estimates,
    paidToAsked,
    legal,
    sources: new Map(sources.map((source) => [source.id, source])),
    tested: (listingType) => testedIntervals(facts.valuations.get(listingType)?.record),
    similarTo: (listing) => similar.similarTo(listing),
  }
}

import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import type { ListingType } from '../../../models/contracts/market/valuation.ts'
import { quarterOfDate } from '../../../models/kernel/quarter.ts'
import { homeFinder, valuedListings } from '../../../models/valuation/estimate/listing-home.ts'
import type { HomeSetting, ListedHome } from '../../../models/valuation/estimate/listing-home.ts'
import { createValuer, type Valuer } from '../../../models/valuation/estimate/value-home.ts'
import type { ValuationModel } from '../../../models/valuation/model/model.ts'
import type { ReleaseFacts } from '../../release/facts.ts'

/** Values the homes of a release. */
export interface ReleaseValuer extends Valuer {
  /** The home of a listing that has a page, on offer or stale. @param listing one that `isValued` */
  homeOf(listing: ListingRecord): ListedHome
}

const KNOWN = new WeakMap<ValuationModel, ReleaseValuer>()

/** The valuer that the estimates of the release came from, made once; undefined where there is no model. */
export function releaseValuer(facts: ReleaseFacts, listingType: ListingType): ReleaseValuer | undefined {
  const model = facts.valuations.get(listingType)
  if (!model) return undefined
  const known = KNOWN.get(model)
  if (known) return known
  const homeOf = homeFinder(model, facts.aliases, settingOf(facts))
  const valuer = { ...createValuer(model, valuedListings(facts.listings, listingType).map(homeOf)), homeOf }
  KNOWN.set(model, valuer)
  return valuer
}

function settingOf({ communes, gazetteer, asOf }: ReleaseFacts): HomeSetting {
  return {
    cantons: new Map([...communes.values()].map(({ slug, canton }) => [slug, canton])),
    gazetteer,
    quarter: quarterOfDate(asOf),
  }
}

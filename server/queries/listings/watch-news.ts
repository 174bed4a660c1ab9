import { sayIn } from '../../../content/say/words.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { compareText } from '../../../models/kernel/compare-text.ts'
import { isoDateAt } from '../../../models/kernel/day.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import type { WatchNews, WatchSearch } from '../../../models/openapi/watch-documents.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { agentListing, type ListingView } from './agent-listing.ts'
import { checkListingsQuery } from './list-listings.ts'
import { rankByDescription, rankByFilters } from './search-listings.ts'

/** Maximum matches whose dates are compared; the newest come first. */
const COMPARED = 500
/** Maximum listings of each kind in an answer. */
const SHOWN = 50

interface Asking {
  /** Milliseconds since 1970. */
  now: number
  /** Language of what goes wrong. */
  locale: Locale
}

interface Asked {
  search: WatchSearch
  /** ISO day; what happened after it is new. */
  since: string
  view: ListingView
  /** Milliseconds since 1970. */
  now: number
}

/** Counts what a search finds today. @throws NotFoundError for an unknown place, BadArgumentsError for contradictory parameters */
export function countMatches(facts: ReleaseFacts, search: WatchSearch, asking: Asking): number {
  return matchesOf(facts, search, asking, 1).total
}

/** News of a search since a day: listings first seen later, and listings at another price. @throws NotFoundError */
export function watchNews(
  facts: ReleaseFacts,
  { search, since, view, now }: Asked,
): Omit<WatchNews, 'watch' | 'asOf' | 'releaseId' | 'sample'> {
  const { ids, total } = matchesOf(facts, search, { now, locale: view.locale }, COMPARED)
  const listings = ids.map((id) => facts.listingById.get(id)!)
  const fresh = listings
    .filter(({ firstSeen }) => firstSeen > since)
    .toSorted((a, b) => compareText(b.firstSeen, a.firstSeen) || compareText(a.id, b.id))
  const changed = listings
    .filter(({ firstSeen }) => firstSeen <= since)
    .flatMap((listing) => changeOf(listing, since) ?? [])
    .toSorted((a, b) => compareText(b.changedOn, a.changedOn) || compareText(a.listing.id, b.listing.id))
  const counts = { new: fresh.length, changed: changed.length, since }
  return {
    since,
    summary: sayIn(view.locale)('reply.watch.news', counts),
    newTotal: fresh.length,
    new: fresh.slice(0, SHOWN).map((listing) => agentListing(facts, listing, view)),
    changedTotal: changed.length,
    changed: changed
      .slice(0, SHOWN)
      .map(({ listing, ...change }) => ({ ...agentListing(facts, listing, view), ...change })),
    total,
    isComplete: total <= COMPARED,
  }
}

function matchesOf(facts: ReleaseFacts, search: WatchSearch, { now, locale }: Asking, limit: number) {
  checkListingsQuery(facts, { ...search, limit, locale })
  const { q, listingType, near, within } = search
  const page = { limit, order: 'newest', near, within } as const
  if (q === undefined) return rankByFilters(facts, { ...search, ...page }, locale)
  const intent = listingType === 'rent' ? 'rent' : 'buy'
  const { ranked } = rankByDescription(facts, { query: q, intent, today: isoDateAt(now), ...page })
  return { ids: ranked.results.map(({ id }) => id), total: ranked.total }
}

interface PriceChange {
  listing: ListingRecord
  priceBefore: number
  changedOn: string
}

/** The price of a day beside today's; undefined where they are the same or one is unknown. */
function changeOf(listing: ListingRecord, since: string): PriceChange | undefined {
  const { priceHistory, priceEur } = listing
  const before = priceHistory.findLast(({ date }) => date <= since)
  const last = priceHistory.at(-1)
  if (!before || !last || priceEur === null || before.priceEur === priceEur) return undefined
  return { listing, priceBefore: before.priceEur, changedOn: last.date }
}

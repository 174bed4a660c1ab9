import type { AgentListing, ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { toNameLocale } from '../../../models/kernel/locale.ts'
import type { Locale } from '../../../models/kernel/locale.ts'
import { toAgentListing } from '../../../models/adverts/listing/agent-listing.ts'
import type { AgentListingContext } from '../../../models/adverts/listing/agent-listing.ts'
import { quotable } from '../../../models/adverts/listing/untrusted-text.ts'
import type { ReleaseFacts } from '../../release/facts.ts'

export interface ListingView {
  locale: Locale
  absoluteUrl(path: string): string
}

/** Maximum characters of titles and names. */
const TITLE_CHARACTERS = 120
const NAME_CHARACTERS = 80

/** A listing for agents: names in their language, and the advertiser's words as plain lines that cannot pose as anything else. */
export function agentListing(facts: ReleaseFacts, listing: ListingRecord, view: ListingView): AgentListing {
  return plainWords(toAgentListing(listing, listingContext(facts, view)))
}

/** Context of a listing's text in a language: names of communes, absolute addresses. */
export function listingContext(facts: ReleaseFacts, { locale, absoluteUrl }: ListingView): AgentListingContext {
  const name = toNameLocale(locale)
  return { absoluteUrl, communeName: (slug) => facts.communes.get(slug)?.name[name] ?? slug }
}

/** The same record with every advertiser's text as a plain line. */
export function plainWords<Listing extends AgentListing>(listing: Listing): Listing {
  const { title, description, agencyName } = listing
  return {
    ...listing,
    title: quotable(title, TITLE_CHARACTERS),
    ...(description && { description: quotable(description, description.length) || null }),
    agencyName: agencyName && quotable(agencyName, NAME_CHARACTERS),
  }
}

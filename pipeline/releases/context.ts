import type { CitedSource } from '../../models/contracts/places/commune.ts'
import type { ListingCounts } from '../../models/contracts/release/listing-counts.ts'
import type { AgentListingContext } from '../../models/adverts/listing/agent-listing.ts'

/** Statement shared by all documents of a release, as plain data that can be sent to a thread. */
export interface ReleaseStatement {
  asOf: string
  quarter: string
  releaseId: string
  market: string
  sample: boolean
  /** Feeds of the release, by id. */
  sources: ReadonlyMap<string, CitedSource>
  /** Newest day on which a home of a kind was seen on offer, also where it has not been seen since. */
  newestSeen: Readonly<Partial<Record<'sale' | 'rent', string>>>
  /** How many listings are counted where; absent from the statement of a release from before they were counted. */
  counts?: ListingCounts
  /** Licence of the listings: the strictest of the feeds whose adverts are shown. */
  listingLicence: string
  /** Stands for the public address of the service, which is filled in when a file is served. */
  baseUrl: string
  /** English names by slug. */
  communeNames: ReadonlyMap<string, string>
}

export type PublishContext = ReleaseStatement & AgentListingContext

export function toPublishContext(statement: ReleaseStatement): PublishContext {
  const { communeNames, baseUrl } = statement
  return {
    ...statement,
    communeName: (slug) => communeNames.get(slug) ?? slug,
    absoluteUrl: (path) => `${baseUrl}${path}`,
  }
}

/** The plain data of a context. */
export function statementOf({ communeName: _, absoluteUrl: __, ...statement }: PublishContext): ReleaseStatement {
  return statement
}

/** Shown wherever figures rest on invented data. */
export const SAMPLE_NOTICE =
  'Sample data: this market is invented to show how the service works. No listing, agency or figure in it is real.'

/** Timestamp in documents: the end of the release's day, never the clock. */
export function releaseTimestamp({ asOf }: { asOf: string }): string {
  return `${asOf}T00:00:00.000Z`
}

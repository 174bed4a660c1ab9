import type { CitedSource } from '../../models/contracts/commune.ts'
import type { AgentListingContext } from '../../models/listing/agent-listing.ts'

/** What every document of a release states of itself. */
export interface PublishContext extends AgentListingContext {
  asOf: string
  quarter: string
  releaseId: string
  market: string
  sample: boolean
  /** By id: the feeds that the release is made of. */
  sources: ReadonlyMap<string, CitedSource>
  baseUrl: string
}

/** Licence of what this project derives; each source keeps its own beside it. */
export const DATA_LICENCE = 'CC BY 4.0'

/** Shown wherever figures are, when any of them rests on invented data. */
export const SAMPLE_NOTICE =
  'Sample data: this market is invented to show how the service works. No listing, agency or figure in it is real.'

/** Moment that documents carry: the end of the day of the release, never the clock. */
export function releaseTimestamp({ asOf }: { asOf: string }): string {
  return `${asOf}T00:00:00.000Z`
}

export function citedSources({ sources }: PublishContext, ids: Iterable<string>): CitedSource[] {
  return [...new Set(ids)].sort().flatMap((id) => sources.get(id) ?? [])
}

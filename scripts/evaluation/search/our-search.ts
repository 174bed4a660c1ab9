import { buildGazetteer } from '../../../models/places/gazetteer.ts'
import { rankListings, type RankedListing } from '../../../models/search/rank-listings.ts'
import { createSearchIndex } from '../../../models/search/index/search-index.ts'
import type { SearchIntent } from '../../../models/search/intent/search-intent.ts'
import { stationDistances } from '../../../models/search/index/station-distances.ts'
import { understandQuery } from '../../../models/search/understand/understand-query.ts'
import type { Reference } from '../../../pipeline/reference/load-reference.ts'
import type { LabelledQuery } from './labels/labelled-query.ts'
import type { Market } from './load-market.ts'
import { WISH_READER } from './wish-reader.ts'

export interface OurSearch {
  understand(query: Asked): SearchIntent
  /** The ten best listings for the text, as returned by `search_vibe`. */
  rank(query: Asked): RankedListing[]
}

type Asked = Pick<LabelledQuery, 'text' | 'market'>

/** Runs `models/search` over the listings of a release, as of the day of the release. */
export function createOurSearch({ listings, asOf }: Market, reference: Reference): OurSearch {
  const gazetteer = buildGazetteer(reference)
  const stops = [
    ...reference.stations.map((station) => ({ ...station, kind: 'rail' as const })),
    ...reference.tramStops.map((stop) => ({ ...stop, kind: 'tram' as const })),
  ]
  const index = createSearchIndex(listings, { gazetteer, distances: stationDistances(stops) })
  const understand = ({ text, market }: Asked): SearchIntent =>
    understandQuery(text, {
      gazetteer,
      intent: market === 'rent' ? 'rent' : 'buy',
      today: asOf,
      wishReader: WISH_READER,
    })
  return {
    understand,
    rank: (query) => rankListings(index, understand(query), { limit: 10 }).results,
  }
}

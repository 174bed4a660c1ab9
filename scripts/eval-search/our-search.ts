import { buildGazetteer } from '../../models/places/gazetteer.ts'
import { buildPointIndex } from '../../models/places/point-index.ts'
import { rankListings, type RankedListing } from '../../models/search/rank-listings.ts'
import { createSearchIndex, type SearchIndexOptions } from '../../models/search/search-index.ts'
import type { SearchIntent } from '../../models/search/search-intent.ts'
import { understandQuery } from '../../models/search/understand-query.ts'
import type { Reference } from '../../pipeline/reference/load-reference.ts'
import type { LabelledQuery } from './labelled-query.ts'
import type { Market } from './load-market.ts'

export interface OurSearch {
  understand(query: Asked): SearchIntent
  /** The ten best listings for the text, as a caller of `search_vibe` gets them. */
  rank(query: Asked): RankedListing[]
}

type Asked = Pick<LabelledQuery, 'text' | 'market'>

// Further than this nobody walks to a station.
const STATION_LIMIT_M = 10_000

/** `models/search` over the listings of a release, asked on the day of the release. */
export function createOurSearch({ listings, asOf }: Market, reference: Reference): OurSearch {
  const gazetteer = buildGazetteer(reference)
  const index = createSearchIndex(listings, { gazetteer, distances: stationDistances(reference) })
  const understand = ({ text, market }: Asked): SearchIntent =>
    understandQuery(text, { gazetteer, intent: market === 'rent' ? 'rent' : 'buy', today: asOf })
  return {
    understand,
    rank: (query) => rankListings(index, understand(query), { limit: 10 }).results,
  }
}

function stationDistances({ stations, tramStops }: Reference): NonNullable<SearchIndexOptions['distances']> {
  const stops = buildPointIndex([...stations, ...tramStops])
  return ({ latitude, longitude }) => {
    const found =
      latitude === null || longitude === null ? undefined : stops.nearest(latitude, longitude, STATION_LIMIT_M)
    return { stationM: found?.distanceM ?? null, schoolM: null }
  }
}

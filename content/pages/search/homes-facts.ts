import type { HomesOnOffer, Offer, SearchExample } from '../../html/ask-form.ts'
import type { CitedSource, CommuneRecord } from '../../../models/contracts/places/commune.ts'
import type { CommuneOutlines } from '../../../models/contracts/places/outlines.ts'
import type { EmptyExplanation } from '../../../models/search/explain/explain-empty.ts'
import type { FieldReading, UnknownValue } from '../../../models/search/form/form-fields.ts'
import type { FormField, SearchAddress } from '../../../models/search/form/search-address.ts'
import type { AreaPrecision } from '../../../models/search/rank/area-constraint.ts'
import type { SearchIntent } from '../../../models/search/intent/search-intent.ts'
import type { CardEstimate, CardListing } from '../listing/listing-card.ts'

/** A home that was found. */
export interface FoundHome {
  listing: CardListing
  /** Minutes to the place of work that was asked for; null where nobody asked or knows. */
  minutes: number | null
  estimate: CardEstimate | undefined
}

/** Points of homes, a column each, since there may be thousands for a page. */
export interface PlacedHomes {
  length: number
  latitude: ArrayLike<number>
  longitude: ArrayLike<number>
  /** 1 for a home that is known to the street, 0 for one known to its village or quarter. */
  isExact: ArrayLike<number>
}

/** Facts the page of a search shows. */
export interface HomesFacts {
  address: SearchAddress
  /** Conditions of the search. */
  intent: SearchIntent
  /** The same in the words of the form. */
  fields: Readonly<Record<FormField, string>>
  unknown: readonly UnknownValue[]
  postcodes: FieldReading['postcodes']
  /** Nothing in the words was understood. */
  isUnclear: boolean
  /** Descriptions to try in the place of an unclear one. */
  examples: readonly SearchExample[]
  /** All that meet the conditions. */
  total: number
  /** Largest number of homes on a page. */
  pageSize: number
  homes: readonly FoundHome[]
  empty: EmptyExplanation | null
  /** Number of all that meet another search of the same words. */
  totalOf: (address: SearchAddress) => number
  /** Homes on offer, whatever else was asked for. */
  onOffer: HomesOnOffer
  /** Day on which the newest home was seen, of the kinds of offer that no home is on offer of. */
  newestSeen: Readonly<Partial<Record<Offer, string>>>
  /** Homes nearest to a search that finds none, with the names of the conditions that each misses. */
  closest: readonly (FoundHome & { missed: readonly string[] })[]
  /** Homes that meet a limit with charges by their rent alone, as nobody states their charges. */
  unstatedCharges: number
  /** Homes that may lie in the quarter or village asked for, of which only the commune is known. */
  unplaced: number
  /** How well the places of homes in the area are known; null without an area. */
  precision: AreaPrecision | null
  /** Whether no home that was found has the fact by which they were to be ordered: they go newest first. */
  lacksOrder: boolean
  /** Number of homes that such an order puts first. */
  inOrder: number
  communes: ReadonlyMap<string, CommuneRecord>
  /** All homes that meet the conditions and of which more than the commune is known. */
  places: PlacedHomes
  /** Null in a release without outlines. */
  outlines: CommuneOutlines | null
  /** Sources by id. */
  sources: ReadonlyMap<string, CitedSource>
}

/** Address of a search in a language. */
export function searchPath(base: string, query: string): string {
  return query === '' ? base : `${base}?${query}`
}

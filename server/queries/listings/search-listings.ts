import { toNameLocale, type Locale } from '../../../models/kernel/locale.ts'
import type { AgentListing } from '../../../models/contracts/listings/listing.ts'
import type { EmptyExplanation } from '../../../models/search/explain/explain-empty.ts'
import { countUnstatedCharges } from '../../../models/search/explain/unstated-charges.ts'
import { reducedFrom } from '../../../models/search/index/reduced-share.ts'
import { rankListings, type RankedListings } from '../../../models/search/rank-listings.ts'
import type { SearchOrder } from '../../../models/search/intent/conditions.ts'
import { middleOf } from '../../../models/search/form/form-fields.ts'
import { CORNERS, readNear, readWithin } from '../../../models/search/intent/search-area.ts'
import type { AreaPoint, NearWish } from '../../../models/search/intent/search-area.ts'
import {
  areaNotes,
  chargesNotes,
  orderNotes,
  overruledNotes,
  unplacedNotes,
  wishNotes,
} from '../../../content/say/search-notes.ts'
import type { SearchIntent, PlaceWish } from '../../../models/search/intent/search-intent.ts'
import type { NearPlace } from '../../../models/places/commune-argument.ts'
import { readPlaceArgument } from '../../../models/search/read-place-argument.ts'
import { placeError } from '../places/place-error.ts'
import { placeNote } from '../places/place-note.ts'
import { areaPrecisionOf, unplacedOf } from '../../../models/search/rank/constraints.ts'
import { searchStructured, type SearchFilters } from '../../../models/search/search-structured.ts'
import { understandQuery } from '../../../models/search/understand/understand-query.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { matchReasons } from '../../../content/say/match-reasons.ts'
import { agentListing } from './agent-listing.ts'
import type { ListingView } from './agent-listing.ts'
import { BadArgumentsError } from '../../base/read-arguments.ts'
import type { Told } from '../../base/told.ts'
import { wishReader } from './wish-reader.ts'

/** Filters of a structured search, under the callers' names. */
export interface ListingFilters {
  listingType: 'rent' | 'sale'
  /** A place; or `place:metres` or `latitude:longitude:metres`, as `near`. */
  commune?: string | undefined
  near?: string | undefined
  within?: string | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  minBeds?: number | undefined
  /** Alias of `minBeds`. */
  beds?: number | undefined
  minAreaSqm?: number | undefined
  propertyType?: SearchFilters['propertyType'] | undefined
  limit: number
  /** Results left out before the first. @default 0 */
  offset?: number
  /** @default newest */
  order?: SearchOrder | undefined
}

export interface ListingsFound<Listing extends AgentListing = AgentListing> {
  listings: Listing[]
  /** Number of all matches. */
  total: number
  /** Reasons for an empty result; null otherwise. */
  empty: EmptyExplanation | null
  notes: string[]
}

/**
 * Returns the listings that meet all filters. An unknown fact meets no filter.
 * @throws NotFoundError for an unknown place, BadArgumentsError for contradictory filters
 */
export function searchByFilters(facts: ReleaseFacts, filters: ListingFilters, view: ListingView): ListingsFound {
  const found = rankByFilters(facts, filters, view.locale)
  const { ids, total, empty, precision, unplaced, place } = found
  const order = filters.order ?? null
  const listings = ids.map((id) => listingInOrder(facts, id, order, view))
  return {
    listings,
    total,
    empty: empty && withArgumentNames(empty),
    notes: [
      ...(place?.note ? [place.note] : []),
      ...areaNotes(precision, view.locale),
      ...unplacedNotes(unplaced, view.locale),
      ...orderNotes(found, order, view.locale),
    ],
  }
}

/** Ids of the listings that meet all filters. @throws NotFoundError, BadArgumentsError */
export function rankByFilters(facts: ReleaseFacts, filters: ListingFilters, locale: Locale) {
  const { listingType, commune, minPrice, maxPrice, minAreaSqm, propertyType, limit, offset, order } = filters
  requireRange(minPrice, maxPrice)
  const minBedrooms = bedroomsOf(filters)
  const isCircle = commune !== undefined && /:\s*\d/.test(commune)
  const place = commune === undefined || isCircle ? undefined : placeOf(facts, commune, locale)
  const near = isCircle ? nearOf(facts, 'commune', commune) : nearOf(facts, 'near', filters.near)
  const within = withinOf(filters.within)
  const found = searchStructured(facts.filters, {
    listingType,
    limit,
    locale,
    ...(offset !== undefined && { offset }),
    ...(order !== undefined && { order }),
    ...(place && { places: place.places }),
    near,
    within,
    ...(minPrice !== undefined && { minPriceEur: minPrice }),
    ...(maxPrice !== undefined && { maxPriceEur: maxPrice }),
    ...(minBedrooms !== undefined && { minBedrooms }),
    ...(minAreaSqm !== undefined && { minAreaM2: minAreaSqm }),
    ...(propertyType !== undefined && { propertyType }),
  })
  return { ...found, place }
}

/** Replaces the index's place filters by the callers' argument `commune`. */
function withArgumentNames({ searched, effects }: EmptyExplanation): EmptyExplanation {
  return {
    searched,
    effects: effects.map((effect) => (effect.name === 'place' ? { ...effect, name: 'commune' } : effect)),
  }
}

export type ScoredListing = AgentListing & { score: number; matchReasons: string[] }

/** Understood conditions of a description, and how certain that understanding is. */
export interface DescribedSearch extends ListingsFound<ScoredListing> {
  intent: SearchIntent
}

interface Description {
  query: string
  /** Offer where the words name none; undefined: rent. */
  intent: 'rent' | 'buy' | undefined
  limit: number
  /** Results left out before the first. @default 0 */
  offset?: number
  /** Order instead of the best match. */
  order?: SearchOrder | undefined
  near?: string | undefined
  within?: string | undefined
  /** ISO date. */
  today: string
}

/** Understood conditions of a description and the matching ids, best first. Answers any text. */
export function rankByDescription(
  facts: ReleaseFacts,
  { query, intent: asked, limit, offset = 0, order, near, within, today }: Description,
): { own: SearchIntent; intent: SearchIntent; ranked: RankedListings } {
  const understood = understandQuery(query, {
    gazetteer: facts.gazetteer,
    intent: asked ?? 'rent',
    today,
    wishReader: wishReader(),
  })
  const area = { near: nearOf(facts, 'near', near), within: withinOf(within) }
  const intent = { ...understood, ...area, ...(order !== undefined && inOrder(understood, order)) }
  const { results, ...ranked } = rankListings(facts.search, intent, { limit: offset + limit })
  return { own: understood, intent, ranked: { ...ranked, results: results.slice(offset) } }
}

/** The order that is asked for beside the words, in place of one that they name. */
function inOrder({ understood }: SearchIntent, order: SearchOrder): Pick<SearchIntent, 'order' | 'understood'> {
  const line = { field: 'order', op: 'is', value: order, unit: null, strength: 'wish', words: '' } as const
  return { order, understood: [...understood.filter(({ field }) => field !== 'order'), line] }
}

/** Returns the listings that meet a description's conditions, best first. Answers any text. */
export function searchByDescription(facts: ReleaseFacts, question: Description, view: ListingView): DescribedSearch {
  const { own, intent, ranked } = rankByDescription(facts, question)
  const { results, total, empty } = ranked
  const listings = results.map(({ id, score, match }) => ({
    ...listingInOrder(facts, id, intent.order, view),
    score,
    matchReasons: matchReasons(match, view.locale).matchReasons,
  }))
  const notes = [
    ...areaNotes(areaPrecisionOf(facts.search, intent), view.locale),
    ...unplacedNotes(unplacedOf(facts.search, intent), view.locale),
    ...chargesNotes(countUnstatedCharges(facts.search, intent), view.locale),
    ...orderNotes(ranked, intent.order, view.locale),
    ...overruledNotes(own, intent.order, view.locale),
    ...wishNotes(intent, view.locale, question.intent !== undefined),
  ]
  return { listings, total, empty, intent, notes }
}

/** A listing that was found; with its price before the reductions where these give the order. */
function listingInOrder(facts: ReleaseFacts, id: string, order: SearchOrder | null, view: ListingView): AgentListing {
  const listing = facts.listingById.get(id)!
  const from = order === 'reduced' ? reducedFrom(listing) : null
  return { ...agentListing(facts, listing, view), ...(from !== null && { reducedFrom: from }) }
}

/** @throws BadArgumentsError for filters that contradict each other */
export function requireConsistent(filters: Pick<ListingFilters, 'minPrice' | 'maxPrice'>): void {
  requireRange(filters.minPrice, filters.maxPrice)
}

function requireRange(minPrice: number | undefined, maxPrice: number | undefined): void {
  if (minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice) return
  throw new BadArgumentsError([
    {
      field: 'minPrice',
      received: minPrice,
      expected: { key: 'reply.expected.atMostMax', values: { max: maxPrice } },
      example: maxPrice,
    },
  ])
}

function bedroomsOf({ minBeds, beds }: ListingFilters): number | undefined {
  if (minBeds !== undefined && beds !== undefined && minBeds !== beds)
    throw new BadArgumentsError([
      { field: 'beds', received: beds, expected: { key: 'reply.expected.sameBeds', values: { n: minBeds } } },
    ])
  return minBeds ?? beds
}

/** @throws BadArgumentsError */
function nearOf({ gazetteer }: ReleaseFacts, field: string, text: string | undefined): NearWish | null {
  if (text === undefined) return null
  const near = readNear(text, middleOf(gazetteer))
  if (near !== null) return near
  throw new BadArgumentsError([
    { field, received: text, expected: { key: 'reply.expected.near' }, example: 'mersch:2000' },
  ])
}

/** @throws BadArgumentsError */
function withinOf(text: string | undefined): AreaPoint[] | null {
  if (text === undefined) return null
  const corners = readWithin(text)
  if (corners !== null) return corners
  const expected: Told = { key: 'reply.expected.corners', values: { min: CORNERS.least, max: CORNERS.most } }
  throw new BadArgumentsError([
    { field: 'within', received: text, expected, example: '49.61:6.12,49.62:6.15,49.6:6.16' },
  ])
}

/** Maximum characters of a list of places. */
const LONGEST_NAME = 100

function placeOf(
  facts: ReleaseFacts,
  text: string,
  locale: ListingView['locale'],
): { places: PlaceWish[]; note: string | null } {
  const wanted = text.slice(0, LONGEST_NAME)
  const argument = readPlaceArgument(facts.gazetteer, wanted)
  if (argument.kind === 'found') return { places: argument.places, note: placeNote(argument, wanted, locale) }
  throw placeError(facts, argument, {
    received: wanted,
    field: 'commune',
    expected: 'reply.expected.place',
    nameOf: (place, all) => nameOf(facts, place, all, locale),
  })
}

/** Name that means only this place: a canton is called one, and of two villages of one name each has its commune. */
function nameOf(
  { communes }: ReleaseFacts,
  { kind, name, communes: [slug] }: NearPlace,
  all: readonly NearPlace[],
  locale: Locale,
): string {
  if (kind === 'canton') return `canton ${name}`
  const commune = slug === undefined ? undefined : communes.get(slug)?.name[toNameLocale(locale)]
  if (kind === 'commune') return commune ?? name
  const isAlone = all.every((place) => place.name !== name || place.communes[0] === slug)
  return isAlone || slug === undefined ? name : `${name} (${commune ?? slug})`
}

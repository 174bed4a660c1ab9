import type { PlacedHomes } from '../../../content/pages/search/homes-facts.ts'
import type { ListingRecord } from '../../../models/contracts/listings/listing.ts'
import { HOME_TYPES } from '../../../models/kernel/property-type.ts'
import { fieldsOfIntent, withFields, type FieldReading } from '../../../models/search/form/form-fields.ts'
import { orderRows } from '../../../models/search/form/order-rows.ts'
import type { FormField, SearchAddress, SearchOrder as PageOrder } from '../../../models/search/form/search-address.ts'
import { commuteOfRows } from '../../../models/search/index/row-commute.ts'
import type { SearchIntent } from '../../../models/search/intent/search-intent.ts'
import { closestRows } from '../../../models/search/explain/closest-rows.ts'
import { explainEmpty, type EmptyExplanation } from '../../../models/search/explain/explain-empty.ts'
import { countUnstatedCharges } from '../../../models/search/explain/unstated-charges.ts'
import type { AreaPrecision } from '../../../models/search/rank/area-constraint.ts'
import { passingEach, passingRows } from '../../../models/search/rank/constraint.ts'
import { areaPrecisionOf, constraintsOf } from '../../../models/search/rank/constraints.ts'
import { chunksOf, countRows, factAt, type RowSet } from '../../../models/search/index/row-set.ts'
import { POINT } from '../../../models/search/index/search-columns.ts'
import type { SearchIndex } from '../../../models/search/index/search-index.ts'
import { countUnplaced } from '../../../models/search/rank/unplaced-homes.ts'
import { rankListings } from '../../../models/search/rank-listings.ts'
import { understandQuery } from '../../../models/search/understand/understand-query.ts'
import type { ReleaseFacts } from '../../release/facts.ts'
import { wishReader } from './wish-reader.ts'

export const HOMES_A_PAGE = 24
const MOST_CLOSEST = 4
/** Orders that words ask for and the page has itself: by the price that its cards show, a rent with charges. */
const ORDERS_OF_PAGE: Partial<Record<NonNullable<SearchIntent['order']>, PageOrder>> = {
  cheapest: 'price',
  cheapest_per_m2: 'price-per-m2',
  newest: 'newest',
}

export interface HomesFound {
  /** Intent of the words alone. */
  own: SearchIntent
  /** Search: the words, and the fields of the form instead of them. */
  intent: SearchIntent
  /** `intent` in the words of the form. */
  fields: Record<FormField, string>
  unknown: FieldReading['unknown']
  postcodes: FieldReading['postcodes']
  /** Nothing in the words was understood, and no field is given: the newest homes stand instead of an answer. */
  isUnclear: boolean
  total: number
  homes: readonly { listing: ListingRecord; minutes: number | null }[]
  empty: EmptyExplanation | null
  /** Number of all that meet another search of the same words. */
  totalOf: (address: SearchAddress) => number
  /** Homes on offer, whatever else was asked for. */
  onOffer: { rent: number; buy: number }
  /** Day on which the newest home was seen, of the kinds of offer that no home is on offer of. */
  newestSeen: { rent?: string; buy?: string }
  /** Homes nearest to a search that finds none, with the names of the conditions that each misses. */
  closest: readonly { listing: ListingRecord; minutes: number | null; missed: readonly string[] }[]
  /** All that were found and of which more than the commune is known. */
  places: PlacedHomes
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
}

/** The homes that meet an address, a page of them. @param today ISO date */
export function searchHomes(facts: ReleaseFacts, address: SearchAddress, today: string): HomesFound {
  const { q, sort, page, given } = address
  const asked = given.offer === 'buy' ? 'buy' : 'rent'
  const own =
    q === ''
      ? wordless(facts, asked, today)
      : understandQuery(q, { gazetteer: facts.gazetteer, intent: asked, today, wishReader: wishReader() })
  const readAs = (one: Pick<SearchAddress, 'given' | 'without'>): FieldReading =>
    withFields(own, { offer: own.listingType === 'sale' ? 'buy' : asked, ...one.given }, one.without, facts.gazetteer)
  const read = readAs(address)
  const isUnclear =
    q !== '' &&
    own.understood.every(({ words }) => words === '') &&
    Object.keys(given).every((field) => field === 'offer')
  const intent = isUnclear ? { ...read.intent, textTerms: [] } : read.intent
  const { search } = facts
  const offset = (page - 1) * HOMES_A_PAGE
  const isBrowsing = q === '' || isUnclear
  const worded = intent.order === null ? undefined : ORDERS_OF_PAGE[intent.order]
  const order = sort !== 'match' ? sort : (worded ?? (isBrowsing && intent.wishes.length === 0 ? 'newest' : sort))
  const way = intent.commutes[0] && commuteOfRows(search, intent.commutes[0])
  const toHome = (row: number) => {
    const minutes = way && factAt(way, row)
    return {
      listing: facts.listingById.get(search.ids[row]!)!,
      minutes: minutes === undefined || Number.isNaN(minutes) ? null : Math.round(minutes),
    }
  }
  const constraints = constraintsOf(search, intent)
  const passing = passingRows(search, constraints)
  const total = countRows(passing)
  const more = {
    own,
    intent,
    fields: fieldsOfIntent(intent),
    unknown: read.unknown,
    postcodes: read.postcodes,
    isUnclear,
    precision: areaPrecisionOf(search, intent, passing),
    total,
    unstatedCharges: countUnstatedCharges(search, intent, passing),
    unplaced: countUnplaced(search, intent.places, constraints),
    totalOf: (one: SearchAddress) => countRows(passingRows(search, constraintsOf(search, readAs(one).intent))),
    lacksOrder: false,
    inOrder: 0,
    places: placesOf(search, passing, total),
    ...homesOnOffer(facts, today),
  }
  if (total === 0) {
    const each = passingEach(search, constraints)
    const near = closestRows(search, constraints, MOST_CLOSEST, each)
    const closest = near.map(({ row, missed }) => ({ ...toHome(row), missed }))
    return { ...more, homes: [], empty: explainEmpty(search, constraints, each), closest }
  }
  const rowOf = rowsById(facts)
  if (order !== 'match') {
    const shown = orderRows(search, passing, intent, order, { offset, limit: HOMES_A_PAGE })
    return { ...more, homes: shown.map(toHome), empty: null, closest: [] }
  }
  const { results, lacksOrder, inOrder } = rankListings(search, intent, { limit: offset + HOMES_A_PAGE })
  const shown = results.slice(offset).map(({ id }) => rowOf.get(id)!)
  return { ...more, homes: shown.map(toHome), empty: null, closest: [], lacksOrder, inOrder }
}

/** A search without words, understood once a day and release. */
function wordless(facts: ReleaseFacts, intent: 'buy' | 'rent', today: string): SearchIntent {
  const known = intents.get(facts)
  if (known?.today === today && known[intent] !== undefined) return known[intent]
  const read = understandQuery('', { gazetteer: facts.gazetteer, intent, today })
  intents.set(facts, { ...(known?.today === today && known), today, [intent]: read })
  return read
}

/** Homes on offer, counted once a release as a search for all of them finds them; without any, when the newest was seen. */
function homesOnOffer(facts: ReleaseFacts, today: string): Pick<HomesFound, 'onOffer' | 'newestSeen'> {
  const known = offers.get(facts)
  if (known !== undefined) return known
  const count = (offer: 'rent' | 'buy'): number =>
    countRows(passingRows(facts.search, constraintsOf(facts.search, wordless(facts, offer, today))))
  const onOffer = { rent: count('rent'), buy: count('buy') }
  const seen = (['rent', 'buy'] as const).flatMap((offer) => {
    const day = onOffer[offer] === 0 ? newestSeen(facts, offer === 'buy' ? 'sale' : 'rent') : undefined
    return day === undefined ? [] : [[offer, day] as const]
  })
  const counted = { onOffer, newestSeen: Object.fromEntries(seen) }
  offers.set(facts, counted)
  return counted
}

/** Last day of the home that was seen last, also where it has not been seen since; undefined where none ever was. */
export function newestSeen({ listingById }: ReleaseFacts, type: ListingRecord['listingType']): string | undefined {
  let newest: string | undefined
  for (const { listingType, propertyType, lastSeen } of listingById.values())
    if (listingType === type && IS_HOME.has(propertyType) && (newest === undefined || lastSeen > newest))
      newest = lastSeen
  return newest
}

const IS_HOME: ReadonlySet<string> = new Set(HOME_TYPES)
const offers = new WeakMap<ReleaseFacts, Pick<HomesFound, 'onOffer' | 'newestSeen'>>()
const intents = new WeakMap<ReleaseFacts, { today: string; buy?: SearchIntent; rent?: SearchIntent }>()

function placesOf({ columns }: SearchIndex, passing: RowSet, total: number): PlacedHomes {
  const { point, latitude, longitude } = columns
  const places = {
    length: 0,
    latitude: new Float64Array(total),
    longitude: new Float64Array(total),
    isExact: new Uint8Array(total),
  }
  for (const chunk of chunksOf(passing))
    for (const row of chunk) {
      if (point[row] === POINT.none || point[row] === POINT.commune) continue
      const place = places.length++
      places.latitude[place] = latitude[row]!
      places.longitude[place] = longitude[row]!
      places.isExact[place] = point[row] === POINT.exact ? 1 : 0
    }
  return places
}

const rows = new WeakMap<object, ReadonlyMap<string, number>>()

/** Row of each listing, found once a release. */
function rowsById({ search }: ReleaseFacts): ReadonlyMap<string, number> {
  const known = rows.get(search) ?? new Map(search.ids.map((id, row) => [id, row]))
  rows.set(search, known)
  return known
}

import type { Locale } from '../kernel/locale.ts'
import { resolveCommuneArgument, type CommuneArgument } from '../places/commune-argument.ts'
import { foldName } from '../language/fold.ts'
import { areOnePlace } from '../places/across-border.ts'
import type { Gazetteer, Place } from '../places/gazetteer.ts'
import { atLeast, atMost, listingTypeIs, passingRows, typeIs, type Constraint } from './rank/constraint.ts'
import { explainEmpty } from './explain/explain-empty.ts'
import { areaConstraints, areaPrecision, type AreaPrecision } from './rank/area-constraint.ts'
import { placeIs } from './rank/place-constraint.ts'
import { countUnplaced } from './rank/unplaced-homes.ts'
import { countRows } from './index/row-set.ts'
import { TYPE_GROUPS, type SearchOrder } from './intent/conditions.ts'
import type { SearchIndex } from './index/search-index.ts'
import type { PlaceWish, SearchIntent } from './intent/search-intent.ts'
import { lacksOrder, offerInOrder, orderOf, type RankedListings } from './rank-listings.ts'
import { placeKey } from './intent/conditions-of-intent.ts'
import { ONLY_NAMED, placesByKey } from './understand/places/place-wishes.ts'
import { createTopRows } from './rank/top-rows.ts'

/** The filters of search_rentals and search_for_sale; absent ones do not filter. */
export interface SearchFilters {
  listingType: 'rent' | 'sale'
  /** A place as `resolvePlaceFilter` read it. */
  places?: readonly PlaceWish[]
  /** Circle and area as `readNear` and `readWithin` read them. */
  near?: SearchIntent['near']
  within?: SearchIntent['within']
  minPriceEur?: number
  maxPriceEur?: number
  minBedrooms?: number
  minAreaM2?: number
  propertyType?: 'apartment' | 'house' | 'studio' | 'room'
  /** @default 20 */
  limit?: number
  /** Results left out before the first. @default 0 */
  offset?: number
  /** @default newest */
  order?: SearchOrder
  locale?: Locale
}

export interface StructuredResult extends Omit<RankedListings, 'results'> {
  /** Ids in the order asked for, then newest first, then by id. */
  ids: string[]
  /** How well the places of homes in the area are known; null without an area. */
  precision: AreaPrecision | null
  /** Homes that may lie in the quarter or village asked for, since only their commune is known. */
  unplaced: number
}

/** Types that each word of the tools takes. */
export const FILTER_TYPES: Readonly<Record<NonNullable<SearchFilters['propertyType']>, readonly string[]>> = {
  apartment: TYPE_GROUPS.flat.filter((type) => type !== 'studio'),
  house: TYPE_GROUPS.any_house,
  studio: ['studio'],
  room: TYPE_GROUPS.any_room,
}

/** The listings that meet all filters. A fact that is not known meets no filter. */
export function searchStructured(index: SearchIndex, filters: SearchFilters): StructuredResult {
  const others = filterConstraints(index, filters)
  const area = { near: filters.near ?? null, within: filters.within ?? null, takesUnplaced: false }
  const constraints = [...others, ...areaConstraints(index, area)]
  const rows = passingRows(index, constraints)
  const total = countRows(rows)
  const { limit = 20, offset = 0, order = 'newest' } = filters
  const top = createTopRows(index, offset + limit)
  const valueOf = orderOf(index, order)
  const inOrder = offerInOrder(index, top, rows, valueOf)
  const empty = total === 0 ? explainEmpty(index, constraints) : null
  const shown = top.rows().slice(offset)
  const precision = areaPrecision(index, area, others, rows)
  const ids = shown.map(({ row }) => index.ids[row]!)
  const unplaced = countUnplaced(index, filters.places ?? [], constraints)
  return { ids, total, empty, precision, unplaced, lacksOrder: lacksOrder(valueOf, top), inOrder }
}

export type PlaceFilter =
  | { kind: 'found'; places: PlaceWish[]; isCorrected: boolean }
  | Exclude<CommuneArgument, { kind: 'found' }>

/** Reads `commune`: a commune, locality, quarter or canton by any of its names. */
export function resolvePlaceFilter(gazetteer: Gazetteer, text: string): PlaceFilter {
  const argument = resolveCommuneArgument(gazetteer, text)
  if (argument.kind !== 'found') return argument
  const { place, communes, isCorrected } = argument
  const named = placesByKey(gazetteer).get(placeKey(place))
  const wish = (one: typeof place, slugs: readonly string[], point: Place | undefined): PlaceWish => {
    const { latitude, longitude } = point && 'latitude' in point ? point : ONLY_NAMED
    const { kind, slug, name } = one
    return { ...ONLY_NAMED, text, kind, slug, name, communes: [...slugs], latitude, longitude, isCorrected }
  }
  const others = gazetteer.names.get(foldName(text)) ?? []
  const parts = others.flatMap(({ place: other }) =>
    named && other.kind === 'locality' && areOnePlace(named, other) ? [wish(other, [other.commune], other)] : [],
  )
  // The name of a commune that others merged into is that of none of them.
  const merged = communes.length > 1 && place.kind === 'commune' ? communes : []
  const each = merged.flatMap((slug) => {
    const one = gazetteer.communes.get(slug)
    return one ? [wish(one, [slug], one)] : []
  })
  return {
    kind: 'found',
    places: [...(each.length > 1 ? each : [wish(place, communes, named)]), ...parts],
    isCorrected,
  }
}

function filterConstraints(index: SearchIndex, filters: SearchFilters): Constraint[] {
  const { columns } = index
  const list = [
    listingTypeIs(columns, filters.listingType),
    typeIs(columns, filters.propertyType === undefined ? [] : FILTER_TYPES[filters.propertyType]),
    filters.places ? placeIs(index, filters.places) : null,
    atLeast('minPrice', columns.priceEur, filters.minPriceEur ?? null),
    atMost('maxPrice', columns.priceEur, filters.maxPriceEur ?? null),
    atLeast('minBeds', columns.bedrooms, filters.minBedrooms ?? null),
    atLeast('minAreaSqm', columns.areaM2, filters.minAreaM2 ?? null),
  ]
  return list.filter((constraint) => constraint !== null)
}

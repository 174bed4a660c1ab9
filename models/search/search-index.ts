import { PROPERTY_TYPES, isPropertyType } from '../domain/property-type.ts'
import type { PropertyType } from '../domain/property-type.ts'
import { foldName } from '../places/fold-name.ts'
import type { Gazetteer, Place } from '../places/gazetteer.ts'
import { judgeWishes } from './judge-wishes.ts'
import { NO_COMMUNE, POINT, addRow, createColumns, trimColumns } from './search-columns.ts'
import type { SearchColumns } from './search-columns.ts'
import type { SearchListing } from './search-listing.ts'
import { createTextIndexBuilder } from './text-index.ts'
import type { TextIndex } from './text-index.ts'
import { tokenizeAdvert } from './tokenize-advert.ts'

/** Everything that a search needs to filter, rank and explain; the listings themselves are not kept. Rows are numbered in the order of input. */
export interface SearchIndex {
  readonly size: number
  readonly ids: readonly string[]
  readonly columns: SearchColumns
  readonly text: TextIndex
  /** Number to slug. */
  readonly communes: readonly string[]
  readonly communeNumbers: ReadonlyMap<string, number>
  /** Number to place; 0 is none. */
  readonly places: readonly (Place | null)[]
  readonly placeNumbers: ReadonlyMap<string, number>
  /** Day of the newest listing, in days since 1970: what freshness is measured from. */
  readonly newestDay: number
}

export interface SearchIndexOptions {
  /** Resolves quarters and localities of listings and gives a point to those without coordinates. */
  gazetteer?: Gazetteer
  /** Metres to what is near, for listings that do not carry them. */
  distances?: (listing: SearchListing) => { stationM: number | null; schoolM: number | null }
}

export const PROPERTY_TYPE_NAMES = Object.keys(PROPERTY_TYPES) as PropertyType[]
const TYPE_NUMBERS: ReadonlyMap<string, number> = new Map(PROPERTY_TYPE_NAMES.map((name, index) => [name, index]))
const UNKNOWN_TYPE = 255
const MILLISECONDS_PER_DAY = 86_400_000

/** Builds the index in one pass. Listings without a commune are left out, as everywhere in search. */
export function createSearchIndex(listings: Iterable<SearchListing>, options: SearchIndexOptions = {}): SearchIndex {
  const builder = createSearchIndexBuilder(options)
  for (const listing of listings) builder.add(listing)
  return builder.build()
}

/** Takes listings one by one, for those who have to breathe in between: a tenth of a millisecond each. */
export interface SearchIndexBuilder {
  add(listing: SearchListing): void
  /** Once, after the last listing. */
  build(): SearchIndex
}

export function createSearchIndexBuilder(options: SearchIndexOptions = {}): SearchIndexBuilder {
  const columns = createColumns()
  const text = createTextIndexBuilder()
  const ids: string[] = []
  const numbers = createNumbers(options.gazetteer)
  let newestDay = 0
  return {
    add(listing) {
      if (listing.communeSlug === null) return
      const measured = { ...options.distances?.(listing), ...known(listing) }
      const full = { ...listing, ...measured }
      ids.push(listing.id)
      const clauses = tokenizeAdvert(listing.title, listing.description)
      addRow(columns, toRow(full, clauses, numbers))
      text.add(clauses, listing.language)
      newestDay = Math.max(newestDay, dayOf(listing.firstSeen))
    },
    build() {
      trimColumns(columns)
      return {
        size: ids.length,
        ids,
        columns,
        text: text.build(),
        communes: numbers.communes,
        communeNumbers: numbers.communeNumbers,
        places: numbers.places,
        placeNumbers: numbers.placeNumbers,
        newestDay,
      }
    },
  }
}

/** Days since 1970 of an ISO date; NaN for none. */
export function dayOf(date: string | null): number {
  return date === null ? NaN : Math.floor(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / MILLISECONDS_PER_DAY)
}

/** 1 for A (with `A+` and the like) to 9 for I; NaN for none. */
export function energyRank(energyClass: string | null): number {
  const letter = /^[A-I]/i.exec(energyClass ?? '')?.[0]?.toUpperCase()
  return letter === undefined ? NaN : letter.charCodeAt(0) - 64
}

function known({ stationM, schoolM }: SearchListing): Partial<SearchListing> {
  return {
    ...(stationM !== undefined && stationM !== null ? { stationM } : {}),
    ...(schoolM !== undefined && schoolM !== null ? { schoolM } : {}),
  }
}

type Numbers = ReturnType<typeof createNumbers>

function toRow(listing: SearchListing, clauses: readonly (readonly string[])[], numbers: Numbers) {
  const { propertyType, communeSlug } = listing
  const named = numbers.namedIn(communeSlug!, listing.district, listing.locality)
  const at = pointOf(listing, named.quarter ?? named.locality, numbers.pointOfCommune(communeSlug!))
  return {
    listingType: listing.listingType === 'sale' ? 1 : 0,
    propertyType: isPropertyType(propertyType) ? TYPE_NUMBERS.get(propertyType)! : UNKNOWN_TYPE,
    commune: numbers.commune(communeSlug!),
    quarter: numbers.place(named.quarter),
    locality: numbers.place(named.locality),
    ...at,
    priceEur: listing.priceEur ?? NaN,
    chargesEur: listing.chargesEur ?? NaN,
    areaM2: listing.areaM2 ?? NaN,
    landAreaM2: listing.landAreaM2 ?? NaN,
    bedrooms: listing.bedrooms ?? NaN,
    rooms: listing.rooms ?? NaN,
    bathrooms: listing.bathrooms ?? NaN,
    floor: listing.floor ?? NaN,
    energyClass: energyRank(listing.energyClass),
    constructionYear: listing.constructionYear ?? NaN,
    availableFrom: dayOf(listing.availableFrom),
    firstSeen: dayOf(listing.firstSeen),
    stationM: listing.stationM ?? NaN,
    schoolM: listing.schoolM ?? NaN,
    ...judgeWishes(listing, clauses),
  }
}

function pointOf(
  { latitude, longitude, coordinatePrecision }: SearchListing,
  place: Place | null,
  commune: Place | undefined,
): { latitude: number; longitude: number; point: number } {
  if (latitude !== null && longitude !== null) {
    const isExact = coordinatePrecision === 'address' || coordinatePrecision === 'street'
    return { latitude, longitude, point: isExact ? POINT.exact : POINT.locality }
  }
  if (place && 'latitude' in place)
    return { latitude: place.latitude, longitude: place.longitude, point: POINT.locality }
  if (commune && 'latitude' in commune)
    return { latitude: commune.latitude, longitude: commune.longitude, point: POINT.commune }
  return { latitude: NaN, longitude: NaN, point: POINT.none }
}

/** Numbers for communes and places, in order of appearance. */
function createNumbers(gazetteer: Gazetteer | undefined) {
  const communes: string[] = []
  const communeNumbers = new Map<string, number>()
  const places: (Place | null)[] = [null]
  const placeNumbers = new Map<string, number>()
  const memo = new Map<string, { quarter: Place | null; locality: Place | null }>()
  const resolve = (commune: string, name: string | null): Place | null => {
    if (name === null || !gazetteer) return null
    const named = gazetteer.names.get(foldName(name)) ?? []
    const found = named.find(({ place }) => 'commune' in place && place.commune === commune && place.kind !== 'commune')
    return found?.place ?? null
  }
  return {
    communes,
    communeNumbers,
    places,
    placeNumbers,
    commune(slug: string): number {
      const number = communeNumbers.get(slug)
      if (number !== undefined) return number
      if (communes.length >= NO_COMMUNE) return NO_COMMUNE
      communeNumbers.set(slug, communes.length)
      return communes.push(slug) - 1
    },
    place(place: Place | null): number {
      if (place === null) return 0
      const key = placeKey(place)
      const number = placeNumbers.get(key)
      if (number !== undefined) return number
      placeNumbers.set(key, places.length)
      return places.push(place) - 1
    },
    pointOfCommune: (slug: string) => gazetteer?.communes.get(slug),
    namedIn(commune: string, district: string | null, locality: string | null) {
      const key = `${commune}\n${district}\n${locality}`
      const known = memo.get(key)
      if (known) return known
      const found = [resolve(commune, district), resolve(commune, locality)].filter((place) => place !== null)
      const quarter = found.find(({ kind }) => kind === 'quarter') ?? quarterOf(gazetteer, found)
      const named = { quarter: quarter ?? null, locality: found.find(({ kind }) => kind === 'locality') ?? null }
      memo.set(key, named)
      return named
    },
  }
}

/** The quarter that a locality inside the city belongs to. */
function quarterOf(gazetteer: Gazetteer | undefined, places: readonly Place[]): Place | undefined {
  const slug = places.map((place) => (place.kind === 'locality' ? place.quarter : null)).find((quarter) => quarter)
  const name = slug ? gazetteer?.quarterNames.get(slug)?.name : undefined
  const named = name === undefined ? [] : (gazetteer!.names.get(foldName(name)) ?? [])
  return named.find(({ place }) => place.kind === 'quarter')?.place
}

/** A locality and a quarter may share a slug. */
export function placeKey(place: { kind: string; slug: string }): string {
  return `${place.kind}:${place.slug}`
}

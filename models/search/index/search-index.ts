import { ENERGY_CLASSES } from '../../kernel/energy-class.ts'
import { PROPERTY_TYPES, type PropertyType } from '../../kernel/property-type.ts'
import { foldName } from '../../language/fold.ts'
import type { Gazetteer, Place } from '../../places/gazetteer.ts'
import { createAdvertQualityReader } from './advert-qualities.ts'
import { READ_CHARACTERS, createAdvertWords } from './advert-words.ts'
import { communeExtents, communeParts, type CommuneExtents, type CommuneParts } from './commune-extents.ts'
import { judgeWishes, type Distances } from './judge-wishes.ts'
import { placeOfPoint } from './place-of-point.ts'
import type { CommuneCommute } from './row-commute.ts'
import { reducedShare } from './reduced-share.ts'
import { NO_COMMUNE, POINT, createColumns, nextRow, trimColumns, type SearchColumns } from './search-columns.ts'
import type { SearchListing } from './search-listing.ts'
import { createTextIndexBuilder, type TextIndex } from './text-index.ts'
import { placeKey } from '../intent/conditions-of-intent.ts'
import { dayOf } from '../../kernel/day.ts'
import { memoized } from '../../kernel/memoized.ts'

/** Everything that a search needs to filter, rank and explain; the listings themselves are not kept. Rows are numbered in the order of input. */
export interface SearchIndex {
  readonly size: number
  readonly ids: readonly string[]
  readonly columns: SearchColumns
  readonly text: TextIndex
  /** Number to slug. */
  readonly communes: readonly string[]
  readonly communeNumbers: ReadonlyMap<string, number>
  readonly extents: CommuneExtents
  readonly parts: CommuneParts
  /** Number to place; 0 is none. */
  readonly places: readonly (Place | null)[]
  readonly placeNumbers: ReadonlyMap<string, number>
  /** Day of the newest listing, in days since 1970: what freshness is measured from. */
  readonly newestDay: number
  readonly communeCommute: CommuneCommute | null
}

export interface SearchIndexOptions {
  /** Resolves quarters and localities of listings and gives a point to those without coordinates. */
  gazetteer?: Gazetteer
  /** Metres to what is near, for listings that do not carry them. */
  distances?: (listing: SearchListing) => { stationM: number | null; schoolM: number | null }
  /** Published times to work; without it they are estimated from distances. */
  communeCommute?: CommuneCommute
  /** Leaves out what is read in texts, which takes most of the time: enough for searches by facts. @default false */
  factsOnly?: boolean
}

export const PROPERTY_TYPE_NAMES = Object.keys(PROPERTY_TYPES) as PropertyType[]
const TYPE_NUMBERS: ReadonlyMap<string, number> = new Map(PROPERTY_TYPE_NAMES.map((name, index) => [name, index]))
const UNKNOWN_TYPE = 255
const WISH_COLUMNS = ['yesLow', 'yesHigh', 'noLow', 'noHigh'] as const

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
  const words = createAdvertWords()
  const text = createTextIndexBuilder(words)
  const qualities = options.factsOnly ? null : createAdvertQualityReader(words)
  const numbers = createNumbers(options.gazetteer)
  const read = new Int32Array(2 * READ_CHARACTERS)
  const ids: string[] = []
  let newestDay = 0
  return {
    add(listing) {
      if (listing.communeSlug === null) return
      const row = nextRow(columns)
      const near = distancesOf(listing, options)
      ids.push(listing.id)
      writeFacts(columns, row, listing)
      writePlace(columns, row, listing, numbers)
      columns.stationM[row] = near.stationM ?? NaN
      columns.schoolM[row] = near.schoolM ?? NaN
      columns.firstSeen[row] = numbers.day(listing.firstSeen)
      columns.availableFrom[row] = numbers.day(listing.availableFrom)
      if (qualities) {
        const length = words.read(listing.description ?? '', read, words.read(listing.title, read, 0))
        const judged = judgeWishes(listing, near, qualities.read(read, length))
        for (const name of WISH_COLUMNS) columns[name][row] = judged[name]
        text.add(read, length, listing.language)
      }
      newestDay = Math.max(newestDay, columns.firstSeen[row]!)
    },
    build() {
      trimColumns(columns)
      const { communes } = numbers
      return {
        size: ids.length,
        ids,
        columns,
        text: text.build(),
        communes,
        communeNumbers: numbers.communeNumbers,
        extents: communeExtents(
          columns,
          communes.map((slug) => options.gazetteer?.communePoints.get(slug) ?? []),
        ),
        parts: communeParts(columns),
        places: numbers.places,
        placeNumbers: numbers.placeNumbers,
        newestDay,
        communeCommute: options.communeCommute ?? null,
      }
    },
  }
}

/** 0 for A+ (and the like) and 1 for A to 9 for I; NaN for none. */
export function energyRank(energyClass: string | null): number {
  const known = /^(?:A\+|[A-I])/i.exec(energyClass ?? '')?.[0].toUpperCase()
  const rank = ENERGY_CLASSES.findIndex((each) => each === known)
  return rank < 0 ? NaN : rank
}

/** The class of a rank. */
export function energyClassOf(rank: number): string {
  return ENERGY_CLASSES[rank]!
}

function distancesOf(listing: SearchListing, { distances }: SearchIndexOptions): Distances {
  const measured = distances?.(listing)
  return {
    stationM: listing.stationM ?? measured?.stationM ?? null,
    schoolM: listing.schoolM ?? measured?.schoolM ?? null,
  }
}

type Numbers = ReturnType<typeof createNumbers>

/** Columns that hold a number as a listing states it. */
const STATED_NUMBERS = [
  'chargesEur',
  'areaM2',
  'landAreaM2',
  'bedrooms',
  'rooms',
  'bathrooms',
  'floor',
  'constructionYear',
] as const

function writeFacts(columns: SearchColumns, row: number, listing: SearchListing): void {
  columns.listingType[row] = listing.listingType === 'sale' ? 1 : 0
  columns.propertyType[row] = TYPE_NUMBERS.get(listing.propertyType) ?? UNKNOWN_TYPE
  columns.priceEur[row] = listing.priceEur ?? listing.priceFromEur ?? NaN
  columns.implausible[row] = listing.priceCheck === 'implausible' ? 1 : 0
  columns.reducedShare[row] = reducedShare(listing)
  for (const name of STATED_NUMBERS) columns[name][row] = listing[name] ?? NaN
  columns.chargesIncluded[row] = listing.absences?.['chargesEur'] === 'included' ? 1 : 0
  columns.rentWithChargesEur[row] = columns.priceEur[row]! + (columns.chargesEur[row]! || 0)
  columns.roomsOrBedrooms[row] = listing.rooms ?? columns.bedrooms[row]! + 1
  columns.energyClass[row] = energyRank(listing.energyClass)
}

function writePlace(columns: SearchColumns, row: number, listing: SearchListing, numbers: Numbers): void {
  const commune = listing.communeSlug!
  const named = numbers.namedIn(commune, listing.district, listing.locality)
  const { latitude, longitude, point } = pointOf(
    listing,
    named.quarter ?? named.locality,
    numbers.pointOfCommune(commune),
  )
  // A name that a listing gives is what it means.
  const isUnnamed = named.quarter === null && named.locality === null && point === POINT.exact
  const { quarter, locality } = isUnnamed ? numbers.placedAt(commune, latitude, longitude) : named
  columns.commune[row] = numbers.commune(commune)
  columns.quarter[row] = numbers.place(quarter)
  columns.locality[row] = numbers.place(locality)
  columns.latitude[row] = latitude
  columns.longitude[row] = longitude
  columns.point[row] = point
}

const POINT_OF_PRECISION = {
  address: POINT.exact,
  street: POINT.exact,
  locality: POINT.locality,
  commune: POINT.commune,
  unstated: POINT.unstated,
} as const

function pointOf(
  { latitude, longitude, coordinatePrecision }: SearchListing,
  place: Place | null,
  commune: Place | undefined,
): { latitude: number; longitude: number; point: number } {
  if (latitude !== null && longitude !== null) {
    return { latitude, longitude, point: POINT_OF_PRECISION[coordinatePrecision ?? 'unstated'] }
  }
  if (place && 'latitude' in place)
    return { latitude: place.latitude, longitude: place.longitude, point: POINT.locality }
  if (commune && 'latitude' in commune)
    return { latitude: commune.latitude, longitude: commune.longitude, point: POINT.commune }
  return { latitude: NaN, longitude: NaN, point: POINT.none }
}

/** Days repeat; parsing them is slow. */
const knownDayOf = memoized(dayOf)

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
    day: (date: string | null) => (date === null ? NaN : knownDayOf(date)),
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
    placedAt(commune: string, latitude: number, longitude: number) {
      const places = gazetteer?.communePoints.get(commune) ?? []
      return {
        quarter: placeOfPoint(places, 'quarter', latitude, longitude),
        locality: placeOfPoint(places, 'locality', latitude, longitude),
      }
    },
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

import { resized } from './resized.ts'

/** Columns of an index; one row a listing. Unknown numbers are NaN. */
const COLUMNS = {
  /** 0 rent, 1 sale. */
  listingType: Uint8Array,
  /** Number in `PROPERTY_TYPE_NAMES`; 255 for a type that is not known. */
  propertyType: Uint8Array,
  /** Number in the index's communes; `NO_COMMUNE` for none. */
  commune: Uint8Array,
  /** Number in the index's places, 0 for none. */
  quarter: Uint16Array,
  locality: Uint16Array,
  latitude: Float32Array,
  longitude: Float32Array,
  /** How exact the point is: see `POINT`. */
  point: Uint8Array,
  /** Lowest price where it is a project. */
  priceEur: Float32Array,
  /** 1 where the price cannot be that of what is described. */
  implausible: Uint8Array,
  /** Share of the first price that has been taken off since; unknown where the price has not fallen. */
  reducedShare: Float32Array,
  chargesEur: Float32Array,
  /** 1 where the rent contains charges of an unknown amount. */
  chargesIncluded: Uint8Array,
  /** With charges; those that are not stated are taken to be included in the rent. */
  rentWithChargesEur: Float32Array,
  areaM2: Float32Array,
  landAreaM2: Float32Array,
  bedrooms: Float32Array,
  rooms: Float32Array,
  /** Rooms; where they are not stated, the bedrooms and one to live in. */
  roomsOrBedrooms: Float32Array,
  bathrooms: Float32Array,
  floor: Float32Array,
  /** 0 for A+ to 9 for I. */
  energyClass: Float32Array,
  constructionYear: Float32Array,
  /** Days since 1970. */
  availableFrom: Float32Array,
  firstSeen: Float32Array,
  stationM: Float32Array,
  schoolM: Float32Array,
  yesLow: Int32Array,
  yesHigh: Int32Array,
  noLow: Int32Array,
  noHigh: Int32Array,
} as const
type Column = keyof typeof COLUMNS

/** Typed arrays that grow by doubling. */
export type SearchColumns = { size: number } & { [Name in Column]: ReturnType<(typeof COLUMNS)[Name]['from']> }

export const NO_COMMUNE = 255
/** How exact the point of a row is; `unstated` for coordinates whose source does not say. */
export const POINT = { none: 0, commune: 1, locality: 2, exact: 3, unstated: 4 } as const

const NAMES = Object.keys(COLUMNS) as Column[]
const FIRST_CAPACITY = 1024

export function createColumns(): SearchColumns {
  const columns = NAMES.map((name) => [name, new COLUMNS[name](FIRST_CAPACITY)])
  return { size: 0, ...Object.fromEntries(columns) } as SearchColumns
}

/** Makes room for one more row. @returns its number */
export function nextRow(columns: SearchColumns): number {
  if (columns.size === columns.listingType.length) resize(columns, columns.size * 2)
  return columns.size++
}

/** Gives back the room that no row took. */
export function trimColumns(columns: SearchColumns): void {
  resize(columns, columns.size)
}

function resize(columns: SearchColumns, capacity: number): void {
  Object.assign(columns, Object.fromEntries(NAMES.map((name) => [name, resized(columns[name], capacity)])))
}

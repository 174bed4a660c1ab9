/** Columns of typed arrays that grow by doubling; one row a listing. Unknown numbers are NaN. */
export interface SearchColumns {
  size: number
  /** 0 rent, 1 sale. */
  listingType: Uint8Array<ArrayBuffer>
  /** Number in `PROPERTY_TYPE_NAMES`; 255 for a type that is not known. */
  propertyType: Uint8Array<ArrayBuffer>
  /** Number in the index's communes; `NO_COMMUNE` for none. */
  commune: Uint8Array<ArrayBuffer>
  /** Number in the index's places, 0 for none. */
  quarter: Uint16Array<ArrayBuffer>
  locality: Uint16Array<ArrayBuffer>
  latitude: Float32Array<ArrayBuffer>
  longitude: Float32Array<ArrayBuffer>
  /** How exact the point is: see `POINT`. */
  point: Uint8Array<ArrayBuffer>
  /** Lowest price where it is a project. */
  priceEur: Float32Array<ArrayBuffer>
  /** 1 where the price cannot be that of what is described. */
  implausible: Uint8Array<ArrayBuffer>
  /** Share of the first price that has been taken off since; unknown where the price has not fallen. */
  reducedShare: Float32Array<ArrayBuffer>
  chargesEur: Float32Array<ArrayBuffer>
  /** With charges; those that are not stated are taken to be included in the rent. */
  rentWithChargesEur: Float32Array<ArrayBuffer>
  areaM2: Float32Array<ArrayBuffer>
  landAreaM2: Float32Array<ArrayBuffer>
  bedrooms: Float32Array<ArrayBuffer>
  rooms: Float32Array<ArrayBuffer>
  /** Rooms; where they are not stated, the bedrooms and one to live in. */
  roomsOrBedrooms: Float32Array<ArrayBuffer>
  bathrooms: Float32Array<ArrayBuffer>
  floor: Float32Array<ArrayBuffer>
  /** 0 for A+ to 9 for I. */
  energyClass: Float32Array<ArrayBuffer>
  constructionYear: Float32Array<ArrayBuffer>
  /** Days since 1970. */
  availableFrom: Float32Array<ArrayBuffer>
  firstSeen: Float32Array<ArrayBuffer>
  stationM: Float32Array<ArrayBuffer>
  schoolM: Float32Array<ArrayBuffer>
  yesLow: Int32Array<ArrayBuffer>
  yesHigh: Int32Array<ArrayBuffer>
  noLow: Int32Array<ArrayBuffer>
  noHigh: Int32Array<ArrayBuffer>
}

export const NO_COMMUNE = 255
/** How exact the point of a row is; `unstated` for coordinates whose source does not say. */
export const POINT = { none: 0, commune: 1, locality: 2, exact: 3, unstated: 4 } as const

type Column = Exclude<keyof SearchColumns, 'size'>

const KINDS: Readonly<Record<Column, 'u8' | 'u16' | 'i32' | 'f32'>> = {
  listingType: 'u8',
  propertyType: 'u8',
  commune: 'u8',
  quarter: 'u16',
  locality: 'u16',
  latitude: 'f32',
  longitude: 'f32',
  point: 'u8',
  priceEur: 'f32',
  implausible: 'u8',
  reducedShare: 'f32',
  chargesEur: 'f32',
  rentWithChargesEur: 'f32',
  areaM2: 'f32',
  landAreaM2: 'f32',
  bedrooms: 'f32',
  rooms: 'f32',
  roomsOrBedrooms: 'f32',
  bathrooms: 'f32',
  floor: 'f32',
  energyClass: 'f32',
  constructionYear: 'f32',
  availableFrom: 'f32',
  firstSeen: 'f32',
  stationM: 'f32',
  schoolM: 'f32',
  yesLow: 'i32',
  yesHigh: 'i32',
  noLow: 'i32',
  noHigh: 'i32',
}
const FIRST_CAPACITY = 1024

export function createColumns(): SearchColumns {
  return { size: 0, ...allocate(FIRST_CAPACITY) }
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

const NAMES = Object.keys(KINDS) as Column[]

function resize(columns: SearchColumns, capacity: number): void {
  const larger = allocate(capacity)
  for (const name of NAMES) {
    const kept = columns[name].subarray(0, Math.min(columns.size, capacity))
    larger[name].set(kept as never)
  }
  Object.assign(columns, larger)
}

function allocate(capacity: number): Omit<SearchColumns, 'size'> {
  const entries = NAMES.map((name) => [name, allocateOne(KINDS[name], capacity)])
  return Object.fromEntries(entries) as Omit<SearchColumns, 'size'>
}

function allocateOne(kind: 'u8' | 'u16' | 'i32' | 'f32', capacity: number) {
  if (kind === 'u8') return new Uint8Array(capacity)
  if (kind === 'u16') return new Uint16Array(capacity)
  return kind === 'i32' ? new Int32Array(capacity) : new Float32Array(capacity)
}

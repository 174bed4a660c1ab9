import { INTERFACE_PROPERTY_TYPES, isPropertyType, segmentOf } from '../../kernel/property-type.ts'
import { METRES_PER_DEGREE } from '../../places/metres-per-degree.ts'
import type { ValuationRow } from '../frame/schema.ts'
import type { ListedHome } from './listing-home.ts'

type Values = ValuationRow['values']

/** Listings that a home may be. */
export interface Recognised {
  readonly homes: readonly ListedHome[]
  /** True when the home is surely theirs: what is not stated of it may be taken from them. */
  readonly isSame: boolean
}

/** Facts that tell homes of one commune, type and area apart, each with its weight: many homes share a number of bedrooms, few a year. */
const TELLING = {
  bedrooms: 1,
  bathrooms: 1,
  floor: 1,
  constructionYear: 2,
  energyClass: 1,
  condition: 1,
  landAreaM2: 2,
  newBuild: 0,
  parking: 0,
  terrace: 0,
  furnished: 0,
} as const
const PLACE_WEIGHT = 2
/** Callers rarely state all of them. */
const SWITCHES = ['newBuild', 'parking', 'terrace', 'furnished'] as const
const PLACE = ['latitude', 'longitude', 'located'] as const
/** Blurred coordinates of one home lie this far apart, metres. */
const SAME_PLACE_M = 150
/** Weight of agreeing facts beyond commune, type and area that makes one listing certain though it states more. */
const SURE_WEIGHT = 4

/** Finds the listings whose facts agree with those of a home. */
export function createRecogniser(listed: readonly ListedHome[]): (stated: ValuationRow) => Recognised {
  const alike = Map.groupBy(listed, ({ row }) => kindOf(row.values))
  return ({ values }) => {
    const found = (alike.get(kindOf(values)) ?? [])
      .map((home) => ({ home, ...compared(values, home.row.values) }))
      .filter(({ agreed, isWhole, contradicts }) => !contradicts && (agreed > 0 || isWhole))
    const most = Math.max(...found.map(({ agreed }) => agreed))
    const best = found.filter(({ agreed }) => agreed === most)
    const whole = best.filter(({ isWhole }) => isWhole)
    const homes = (whole.length > 0 ? whole : best)
      .map(({ home }) => home)
      .toSorted((a, b) => (a.listingId < b.listingId ? -1 : 1))
    return { homes, isSame: whole.length > 0 || (homes.length === 1 && most >= SURE_WEIGHT) }
  }
}

/** Tells whether no stated fact differs from the listing's. */
export function agrees({ values }: ValuationRow, { row }: ListedHome): boolean {
  return kindOf(values) === kindOf(row.values) && !compared(values, row.values).contradicts
}

/** The home of a listing as a question states it: absent features and the finer type have no words there. */
export function asStated({ id, values }: ValuationRow): ValuationRow {
  const switches = SWITCHES.map((name) => [name, values[name] === 1 ? 1 : null] as const)
  return {
    id,
    values: {
      ...values,
      ...Object.fromEntries(switches),
      propertyType: statedType(values['propertyType']),
      locality: null,
    },
  }
}

/** Completes the stated facts by those that all the listings agree on that the home surely is. */
export function completed(stated: ValuationRow, { homes, isSame }: Recognised): ValuationRow {
  if (!isSame) return stated
  const first = homes[0]!.row.values
  const isPlacedBetter = stated.values['located'] === 1 && first['located'] !== 1
  const keys = Object.keys(first).filter((key) => !(isPlacedBetter && PLACE.some((name) => name === key)))
  const values = { ...stated.values }
  for (const key of keys) {
    const value = first[key]
    if (value !== null && homes.every(({ row }) => row.values[key] === value)) values[key] = value
  }
  return { id: stated.id, values }
}

function kindOf(values: Values): string {
  return `${values['communeSlug']} ${statedType(values['propertyType'])} ${Math.round(Number(values['areaM2']))}`
}

/** The type of the interface that a type belongs to. */
function statedType(type: Values[string]): Values[string] {
  if (typeof type !== 'string' || INTERFACE_PROPERTY_TYPES.some((name) => name === type)) return type
  return isPropertyType(type) ? segmentOf(type) : type
}

function compared(stated: Values, known: Values): { agreed: number; isWhole: boolean; contradicts: boolean } {
  let [agreed, isWhole, contradicts] = [0, true, false]
  for (const [name, weight] of Object.entries(TELLING)) {
    const [said, fact] = [stated[name] ?? null, known[name] ?? null]
    if (fact === null) continue
    if (said === null) isWhole = isWhole && weight === 0
    else if (said === fact) agreed += weight
    else contradicts = true
  }
  if (known['located'] === 1) {
    if (stated['located'] !== 1) isWhole = false
    else if (isSamePlace(stated, known)) agreed += PLACE_WEIGHT
    else contradicts = true
  }
  return { agreed, isWhole, contradicts }
}

function isSamePlace(a: Values, b: Values): boolean {
  const latitude = Number(a['latitude'])
  const north = (latitude - Number(b['latitude'])) * METRES_PER_DEGREE
  const east =
    (Number(a['longitude']) - Number(b['longitude'])) * METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)
  return Math.hypot(north, east) <= SAME_PLACE_M
}

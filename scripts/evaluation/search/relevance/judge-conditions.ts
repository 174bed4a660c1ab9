import type { ListingRecord } from '../../../../models/contracts/listings/listing.ts'
import { leastOf, mostOf } from '../labels/expected-value.ts'
import type { Conditions } from '../labels/labelled-query.ts'
import type { MarketPlaces, Verdict } from './market-places.ts'
import { typeVerdict } from './type-verdict.ts'
import { hasWish } from './wish-facts.ts'

/** Radius of "near X" where the text states none, and tolerance beyond a stated one (a place is not a point). */
export const NEAR_KM = 10
const RADIUS_TOLERANCE = 1.15

const ENERGY_ORDER = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']

type Field = keyof Conditions
type Judge<F extends Field> = (
  wanted: NonNullable<Conditions[F]>,
  listing: ListingRecord,
  places: MarketPlaces,
) => Verdict

/**
 * Judges each condition of a label by the facts of a listing. "Around" and commutes are matters of degree and left to `wish-degree.ts`.
 * @returns the verdict of each field in the label
 */
export function judgeConditions(
  conditions: Conditions,
  listing: ListingRecord,
  places: MarketPlaces,
): Map<Field, Verdict> {
  const verdicts = new Map<Field, Verdict>()
  for (const field of Object.keys(conditions) as Field[]) {
    const judge = JUDGES[field] as Judge<Field> | undefined
    const wanted = conditions[field]
    if (judge && wanted !== undefined) verdicts.set(field, judge(wanted, listing, places))
  }
  return verdicts
}

const JUDGES: { [F in Field]?: Judge<F> } = {
  places: (labels, listing, places) => anyOf(labels.map((label) => places.contains(label, listing))),
  notPlaces: (labels, listing, places) => opposite(anyOf(labels.map((label) => places.contains(label, listing)))),
  near: ({ place, radiusKm = NEAR_KM }, listing, places) => {
    const km = places.distanceKm(place, listing)
    return km === null ? 'unknown' : verdict(km <= radiusKm * RADIUS_TOLERANCE)
  },
  types: (types, listing) => anyOf(types.map((type) => typeVerdict(type, listing))),
  priceMinEur: (least, { priceEur, priceFromEur, priceToEur }) =>
    atLeast(priceToEur ?? priceEur ?? priceFromEur, leastOf(least)),
  priceMaxEur: (most, { priceEur, priceFromEur }) => atMost(priceEur ?? priceFromEur, mostOf(most)),
  bedroomsMin: (least, { bedrooms, rooms }) => bedroomsVerdict(leastOf(least), bedrooms, rooms),
  roomsMin: (least, { rooms, bedrooms }) => roomsVerdict(leastOf(least), rooms, bedrooms),
  bathroomsMin: (least, { bathrooms }) => atLeast(bathrooms, leastOf(least)),
  areaMinM2: (least, { areaM2, areaToM2 }) => atLeast(areaToM2 ?? areaM2, leastOf(least)),
  areaMaxM2: (most, { areaM2 }) => atMost(areaM2, mostOf(most)),
  landMinM2: (least, { landAreaM2, areaM2, propertyType }) =>
    atLeast(landAreaM2 ?? (propertyType === 'land' ? areaM2 : null), leastOf(least)),
  energyMin: (worst, { energyClass }) =>
    energyClass === null ? 'unknown' : verdict(ENERGY_ORDER.indexOf(energyClass) <= ENERGY_ORDER.indexOf(worst)),
  floorMin: (least, { floor }) => atLeast(floor, least),
  floorMax: (most, { floor }) => atMost(floor, most),
  yearMin: (least, { constructionYear }) => atLeast(constructionYear, least),
  condition: (wanted, { condition }) => (condition === null ? 'unknown' : verdict(wanted.includes(condition))),
  newBuild: (wanted, { newBuild }) => same(newBuild, wanted),
  furnished: (wanted, { furnished }) => same(furnished, wanted),
  availableBy: (by, { availableFrom }) => (availableFrom === null ? 'unknown' : verdict(availableFrom <= mostOf(by))),
  with: (wishes, listing) => allOf(wishes.map((wish) => hasWish(wish, listing))),
  without: (wishes, listing) => allOf(wishes.map((wish) => opposite(hasWish(wish, listing)))),
}

/** A flat with n rooms has at most n bedrooms, so too few rooms prove too few bedrooms. */
function bedroomsVerdict(least: number, bedrooms: number | null, rooms: number | null): Verdict {
  if (bedrooms !== null) return verdict(bedrooms >= least)
  return rooms !== null && rooms < least ? 'broken' : 'unknown'
}

/** n - 1 bedrooms and a living room make n rooms. */
function roomsVerdict(least: number, rooms: number | null, bedrooms: number | null): Verdict {
  if (rooms !== null) return verdict(rooms >= least)
  return bedrooms === null ? 'unknown' : verdict(bedrooms + 1 >= least)
}

function atLeast(value: number | null, least: number): Verdict {
  return value === null ? 'unknown' : verdict(value >= least)
}

function atMost(value: number | null, most: number): Verdict {
  return value === null ? 'unknown' : verdict(value <= most)
}

function same(value: boolean | null, wanted: boolean): Verdict {
  return value === null ? 'unknown' : verdict(value === wanted)
}

function verdict(holds: boolean): Verdict {
  return holds ? 'holds' : 'broken'
}

function anyOf(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('holds')) return 'holds'
  return verdicts.includes('unknown') ? 'unknown' : 'broken'
}

function allOf(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('broken')) return 'broken'
  return verdicts.includes('unknown') ? 'unknown' : 'holds'
}

function opposite(of: Verdict): Verdict {
  return of === 'unknown' ? of : verdict(of === 'broken')
}

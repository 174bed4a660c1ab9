import type { MarketParameters } from '../parameters/parameters.ts'
import type { Commune, ForeignTown, Place } from '../parameters/places.ts'
import type { Random } from '../parameters/random.ts'
import { roundHalfUp } from '../../../models/statistics/round.ts'

export type ListingType = 'sale' | 'rent'
export type HomeKind =
  | 'apartment'
  | 'studio'
  | 'duplex'
  | 'penthouse'
  | 'house'
  | 'room'
  | 'project'
  | 'land'
  | 'parking'
  | 'office'
  | 'retail'

export const ENERGY_CLASSES = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const
export type Condition = 'new' | 'like_new' | 'renovated' | 'good' | 'to_renovate' | 'shell'

/** True facts of a home; adverts show them with errors. */
export interface Home {
  readonly kind: HomeKind
  readonly listingType: ListingType
  readonly commune: Commune | null
  readonly town: ForeignTown | null
  readonly place: Place
  readonly street: string
  readonly houseNumber: number
  readonly postcode: string
  readonly latitude: number
  readonly longitude: number
  readonly areaM2: number
  readonly landM2: number | null
  readonly bedrooms: number
  readonly bathrooms: number
  readonly floor: number | null
  readonly floorCount: number | null
  readonly energy: number
  readonly insulation: number
  readonly year: number
  readonly condition: Condition
  readonly newBuild: boolean
  readonly furnished: boolean
  readonly features: readonly string[]
  /** Name of its building project; null for none. */
  readonly project: string | null
}

export type Site = Pick<
  Home,
  'commune' | 'town' | 'place' | 'street' | 'houseNumber' | 'postcode' | 'latitude' | 'longitude'
>

const DWELLINGS: ReadonlySet<HomeKind> = new Set(['apartment', 'studio', 'duplex', 'penthouse', 'house'])
const HOUSES: ReadonlySet<HomeKind> = new Set(['house'])
const WITHOUT_ROOMS: ReadonlySet<HomeKind> = new Set(['land', 'parking', 'office', 'retail'])

export function isHouse(kind: HomeKind): boolean {
  return HOUSES.has(kind)
}

/** Whether the truth of dwelling statistics counts it: no rooms, projects, land or business premises. */
export function isDwelling(kind: HomeKind): boolean {
  return DWELLINGS.has(kind)
}

export function hasRooms(kind: HomeKind): boolean {
  return !WITHOUT_ROOMS.has(kind)
}

/** Draws a home on a site as it would be offered in `year`. */
export function drawHome(
  random: Random,
  parameters: MarketParameters,
  request: { kind: HomeKind; listingType: ListingType; site: Site; marketYear: number; newBuild?: boolean },
): Home {
  const { kind, listingType, site, marketYear } = request
  const { area: typicalArea, areaSpread } = parameters.kinds[listingType][kind]!
  const newBuild =
    request.newBuild ??
    (kind === 'project' || (hasRooms(kind) && random.chance(newBuildShare(kind, listingType, marketYear))))
  const areaM2 = Math.min(900, Math.max(9, typicalArea * Math.exp(areaSpread * random.normal())))
  const house = isHouse(kind)
  const year = newBuild ? marketYear + random.integer(0, 1) : buildingYear(random, marketYear)
  const condition = drawCondition(random, newBuild, marketYear - year)
  const energy = drawEnergy(random, newBuild, year, condition)
  const floorCount = hasRooms(kind) ? (house ? random.integer(2, 3) : random.integer(2, 6)) : null
  return {
    ...site,
    kind,
    listingType,
    areaM2: roundHalfUp(areaM2, 2),
    landM2: house ? Math.round(420 * Math.exp(0.6 * random.normal())) : kind === 'land' ? Math.round(areaM2) : null,
    bedrooms: bedroomsFor(random, kind, areaM2),
    bathrooms: hasRooms(kind) ? Math.max(1, Math.round(areaM2 / 95 + random.between(-0.35, 0.35))) : 0,
    floor: house || floorCount === null ? null : kind === 'penthouse' ? floorCount : random.integer(0, floorCount),
    floorCount,
    energy,
    insulation: Math.min(9, Math.max(0, energy + random.integer(-1, 1))),
    year,
    condition,
    newBuild,
    furnished: listingType === 'rent' && hasRooms(kind) && random.chance(kind === 'apartment' ? 0.22 : 0.5),
    features: drawFeatures(random, kind, newBuild, floorCount ?? 0),
    project: null,
  }
}

function newBuildShare(kind: HomeKind, listingType: ListingType, marketYear: number): number {
  if (listingType === 'rent') return 0.05
  const boom = marketYear < 2022 ? 0.26 : marketYear < 2024 ? 0.12 : 0.18
  return isHouse(kind) ? boom * 0.5 : boom
}

function buildingYear(random: Random, marketYear: number): number {
  const age = 2 + Math.floor(Math.exp(3.2 + 0.85 * random.normal()))
  return Math.max(1880, marketYear - age)
}

function drawCondition(random: Random, newBuild: boolean, age: number): Condition {
  if (newBuild) return random.chance(0.03) ? 'shell' : 'new'
  const draw = random.next()
  if (age < 8) return draw < 0.6 ? 'like_new' : 'good'
  if (draw < 0.62) return 'good'
  return draw < 0.62 + Math.min(0.28, age / 160) ? 'renovated' : age > 25 ? 'to_renovate' : 'good'
}

function drawEnergy(random: Random, newBuild: boolean, year: number, condition: Condition): number {
  const expected = newBuild ? 0.9 : year > 2012 ? 2 : year > 1995 ? 4 : 6.3
  const eased = condition === 'renovated' ? expected - 1.6 : expected
  return Math.min(9, Math.max(0, Math.round(eased + (newBuild ? 0.7 : 1.3) * random.normal())))
}

function bedroomsFor(random: Random, kind: HomeKind, areaM2: number): number {
  if (!hasRooms(kind) || kind === 'studio') return 0
  if (kind === 'room') return 1
  const perBedroom = isHouse(kind) ? 44 : 37
  return Math.min(9, Math.max(1, Math.round(areaM2 / perBedroom + 0.45 * random.normal())))
}

function drawFeatures(random: Random, kind: HomeKind, newBuild: boolean, floorCount: number): string[] {
  if (!hasRooms(kind)) return kind === 'parking' ? [random.chance(0.6) ? 'parking_indoor' : 'parking_outdoor'] : []
  const house = isHouse(kind)
  const features: string[] = []
  const add = (name: string, probability: number) => {
    if (random.chance(probability)) features.push(name)
  }
  add('terrace', house ? 0.75 : kind === 'penthouse' ? 0.97 : 0.36)
  add('balcony', house ? 0.15 : 0.46)
  add('garden', house ? 0.9 : 0.12)
  add('cellar', house ? 0.55 : 0.7)
  add('elevator', house ? 0 : floorCount >= 3 || newBuild ? 0.78 : 0.25)
  add(house ? 'garage' : 'parking_indoor', house ? 0.8 : 0.55)
  add('parking_outdoor', house ? 0.35 : 0.18)
  add('fitted_kitchen', kind === 'room' ? 0.4 : 0.72)
  add('open_kitchen', 0.3)
  add('double_glazing', newBuild ? 0.95 : 0.4)
  add('laundry', 0.4)
  add('parquet', 0.3)
  add('fireplace', house ? 0.22 : 0.03)
  add('pool', house ? 0.03 : 0.004)
  add('bike_storage', house ? 0 : 0.28)
  add('fibre', 0.22)
  add('wheelchair_access', newBuild ? 0.3 : 0.05)
  add('air_conditioning', 0.05)
  add('alarm', 0.06)
  add('view_open', 0.14)
  add('quiet', 0.3)
  add('dressing', 0.12)
  add('attic', house ? 0.35 : 0.02)
  add('ev_charging', newBuild ? 0.2 : 0.04)
  return features
}

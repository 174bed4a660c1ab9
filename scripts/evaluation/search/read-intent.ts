import type { PropertyType } from '../../../models/kernel/property-type.ts'
import { DETACHED } from '../../../models/search/understand/types/type-words.ts'
import type { PlaceWish, SearchIntent } from '../../../models/search/intent/search-intent.ts'
import { widest, type Plain, type Reading } from './labels/expected-reading.ts'

/** Translates the search's reading into the fields and names of the labels. */
export function readIntent(intent: SearchIntent): Reading {
  const reading: Record<string, Plain | readonly string[]> = {}
  for (const [field, value] of Object.entries(scalarsOf(intent))) if (value !== null) reading[field] = value
  const lists = {
    places: placesOf(intent, 'in'),
    notPlaces: placesOf(intent, 'not_in'),
    near: placesOf(intent, 'near'),
    types: widest(typesOf(intent)),
    wishes: wishesOf(intent, true),
    unwanted: wishesOf(intent, false),
  }
  for (const [field, list] of Object.entries(lists)) if (list.length > 0) reading[field] = [...new Set(list)].sort()
  if (intent.notes.some(({ code }) => code === 'protected_ground')) reading.protected = true
  return reading
}

function scalarsOf(intent: SearchIntent): Record<string, Plain | null> {
  const near = intent.places.find(({ relation }) => relation === 'near')
  const [commute] = intent.commutes
  return {
    market: intent.listingType,
    radiusKm: near?.radiusM ? near.radiusM / 1000 : null,
    priceMinEur: intent.priceEur.min,
    priceMaxEur: intent.priceEur.max,
    priceAroundEur: intent.priceEur.around,
    incomeEur: intent.incomeEur?.amount ?? null,
    bedroomsMin: intent.bedrooms.min ?? bedroomsOfHousehold(intent),
    roomsMin: intent.rooms.min,
    bathroomsMin: intent.bathrooms.min,
    areaMinM2: intent.areaM2.min,
    areaMaxM2: intent.areaM2.max,
    areaAroundM2: intent.areaM2.around,
    landMinM2: intent.landAreaM2.min,
    energyMin: intent.energyClass,
    floorMin: leastFloor(intent),
    floorMax: intent.floor.max,
    yearMin: intent.constructionYear.min,
    availableBy: intent.availableBy,
    newBuild: wishOf(intent, 'new_build'),
    furnished: wishOf(intent, 'furnished'),
    condition: conditionOf(intent),
    commuteTo: commute ? (COMMUTE_TARGETS[commute.destination] ?? commute.destination) : null,
    commuteMinutes: commute?.minutes ?? null,
    commuteBy: commute?.mode ?? null,
  }
}

function leastFloor(intent: SearchIntent): number | null {
  const { min } = intent.floor
  return wishOf(intent, 'ground_floor') === false ? Math.max(1, min ?? 1) : min
}

/** A bedroom for one person or a couple is no condition: every home has one. */
function bedroomsOfHousehold({ household }: SearchIntent): number | null {
  return household !== null && household.bedrooms >= 2 ? household.bedrooms : null
}

const COMMUTE_TARGETS: Readonly<Record<string, string>> = {
  luxembourg: 'luxembourg-city',
  gare: 'luxembourg-city',
  'luxembourg-gare-centrale': 'luxembourg-city',
  'belval-universite': 'belval',
  'belval-sanem-part': 'belval',
}

/** Wishes with a field of their own. */
const FIELDS = new Set([
  'ground_floor',
  'new_build',
  'furnished',
  'to_renovate',
  'renovated',
  'good_condition',
  'detached',
])

/** Wishes with another name in the labels. */
const NAMES: Readonly<Record<string, string>> = { lift: 'elevator', step_free: 'accessible', pets_allowed: 'pets' }

/** Name of a wish in the labels. */
export function wishLabel(key: string): string {
  return NAMES[key] ?? key
}

function wishOf({ wishes }: SearchIntent, key: string): boolean | null {
  return wishes.find((wish) => wish.key === key)?.wanted ?? null
}

function conditionOf(intent: SearchIntent): string | null {
  const toRenovate = wishOf(intent, 'to_renovate')
  if (toRenovate === true) return 'to_renovate'
  const isReady = wishOf(intent, 'renovated') ?? wishOf(intent, 'good_condition')
  return toRenovate === false || isReady === true ? 'ready' : null
}

function wishesOf({ wishes }: SearchIntent, wanted: boolean): string[] {
  return wishes.flatMap((wish) => (wish.wanted === wanted && !FIELDS.has(wish.key) ? [wishLabel(wish.key)] : []))
}

/** A wish for a detached house is read as every type of detached house. */
function typesOf({ propertyTypes }: SearchIntent): string[] {
  if (!DETACHED.every((type) => propertyTypes.includes(type)) || propertyTypes.includes('house')) return propertyTypes
  return [...propertyTypes.filter((type) => !DETACHED.includes(type as PropertyType)), 'detached_house']
}

function placesOf({ places }: SearchIntent, relation: PlaceWish['relation']): string[] {
  return places.filter((place) => place.relation === relation).flatMap(labelsOf)
}

/** A village with its commune's name is the commune, the two parts of Belval are one, and Bonnevoie is two quarters. */
function labelsOf({ kind, slug, communes }: PlaceWish): string[] {
  if (kind === 'region') return [`region:${REGION_NAMES[slug] ?? slug}`]
  if (slug === 'bonnevoie') return ['quarter:bonnevoie-nord-verlorenkost', 'quarter:bonnevoie-sud']
  if (slug.endsWith('-sanem-part')) return ['locality:belval']
  if (kind === 'locality' && communes.length === 1 && communes[0] === slug) return [`commune:${slug}`]
  return [`${kind}:${slug}`]
}

const REGION_NAMES: Readonly<Record<string, string>> = {
  minett: 'south',
  minette: 'south',
  oesling: 'north',
  eislek: 'north',
}

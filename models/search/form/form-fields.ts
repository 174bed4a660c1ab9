import { readAmount, type AmountUnit } from '../../language/numbers/read-amount.ts'
import { COMMUTE_MODES, type CommuteMode } from '../../contracts/places/commute.ts'
import { PROPERTY_TYPES } from '../../kernel/property-type.ts'
import { meantPlaces } from '../../places/commune-argument.ts'
import type { Gazetteer } from '../../places/gazetteer.ts'
import { nearText, readNear, readWithin, withinText, type MiddleOf } from '../intent/search-area.ts'
import { emptyIntent } from '../intent/search-intent.ts'
import type { CommuteWish, FeatureWish, PlaceWish, SearchIntent } from '../intent/search-intent.ts'
import { isWishKey } from '../intent/conditions.ts'
import { destinationOf, WORKPLACES, type PlaceWithPoint } from '../understand/places/destinations.ts'
import { readPlaceArgument } from '../read-place-argument.ts'
import { FILTER_TYPES } from '../search-structured.ts'
import { endsOfRange, FORM_FIELDS, rangeText, RANGES, type FormField, type WordedCondition } from './search-address.ts'

/** Types that each box of the form takes: those of the tools, and all that nobody lives in. */
export const FORM_TYPES: Readonly<Record<string, readonly string[]>> = {
  flat: FILTER_TYPES.apartment,
  house: FILTER_TYPES.house,
  studio: FILTER_TYPES.studio,
  room: FILTER_TYPES.room,
  other: Object.entries(PROPERTY_TYPES)
    .filter(([, { family }]) => family !== 'dwelling')
    .map(([type]) => type),
}

/** Places of work that the form offers, at their middle. */
export const FORM_DESTINATIONS = ['luxembourg-city', 'kirchberg', 'belval'].map((slug) =>
  destinationOf(WORKPLACES.find((place) => place.slug === slug)!),
)

export interface FieldReading {
  intent: SearchIntent
  /** Communes that a postcode stands for, by its first two digits. */
  postcodes: readonly { postcode: string; communes: readonly string[] }[]
  /** Values that name nothing we know, such as a place, with the names that they may have been meant for. */
  unknown: readonly UnknownValue[]
}

export interface UnknownValue {
  field: FormField
  value: string
  fault: FieldFault
  nearest?: readonly string[]
}

/** Reason why a value is not used: it names nothing we know, is no postcode we know, is no amount, or has its least above its most. */
export type FieldFault = 'unknown' | 'postcode' | 'amount' | 'reversed'

/** Four digits of a postcode of Luxembourg, with or without its letter. */
const POSTCODE = /^(?:lu?[\s.–-]*)?\d{2}\s?\d{2}$/i

/** An intent in the words of the form; empty where it has no condition on a field. */
export function fieldsOfIntent(intent: SearchIntent): Record<FormField, string> {
  const { priceEur, bedrooms, areaM2, listingType } = intent
  const text = (value: number | null): string => (value === null ? '' : String(value))
  const range = ({ min, max, around }: { min: number | null; max: number | null; around?: number | null }): string =>
    around === null || around === undefined ? rangeText(text(min), text(max)) : `~${around}`
  return {
    offer: listingType === null ? '' : listingType === 'sale' ? 'buy' : 'rent',
    // Places of one name are one part, so that no part is left behind when it is dropped.
    place: [...new Set(intent.places.filter(({ kind }) => kind !== 'abroad').map(placeText))].join(','),
    near: nearText(intent.near),
    within: withinText(intent.within),
    unplaced: intent.takesUnplaced ? 'incl' : '',
    price: range(priceEur),
    charges: priceEur.includesCharges ? 'incl' : '',
    beds: range(bedrooms),
    area: range(areaM2),
    type: typesText(intent.propertyTypes),
    energy: intent.energyClass === null ? '' : `..${intent.energyClass}`,
    commute: intent.commutes.map(commuteText).join(','),
    features: intent.wishes
      .filter(({ wanted, strength }) => wanted && strength === 'must')
      .map(({ key }) => key)
      .join(','),
  }
}

/** An intent with the given fields instead of its own. */
export function withFields(
  intent: SearchIntent,
  given: Readonly<Partial<Record<FormField, string>>>,
  without: readonly WordedCondition[],
  gazetteer: Gazetteer,
): FieldReading {
  // Writers put new values in the place of old ones, and change none.
  const read = dropConditions({ ...intent }, without)
  const unknown: UnknownValue[] = []
  for (const field of FORM_FIELDS) {
    const value = given[field]
    if (value === undefined) continue
    for (const bad of WRITERS[field](read, value, gazetteer)) unknown.push(unusedValue(field, bad, gazetteer))
  }
  return { intent: read, unknown, postcodes: postcodesOf(given, gazetteer) }
}

function postcodesOf(
  { place = '', near = '' }: Readonly<Partial<Record<FormField, string>>>,
  gazetteer: Gazetteer,
): FieldReading['postcodes'] {
  return [...split(place), near].map(nameOf).flatMap((text) => {
    if (!POSTCODE.test(text)) return []
    const found = readPlaceArgument(gazetteer, text)
    if (found.kind !== 'found' || found.postcode === undefined) return []
    return [{ postcode: found.postcode, communes: found.places.map(({ slug }) => slug) }]
  })
}

function unusedValue(field: FormField, text: string, gazetteer: Gazetteer): UnknownValue {
  if (field in RANGES) return { field, value: text, fault: text.includes('..') ? 'reversed' : 'amount' }
  if (field !== 'place' && field !== 'near' && field !== 'commute') return { field, value: text, fault: 'unknown' }
  const value = nameOf(text)
  const fault = POSTCODE.test(value) ? 'postcode' : 'unknown'
  return { field, value, fault, ...meant(field, value, gazetteer) }
}

/** The name in `~Mersch`, `!Mersch`, `Mersch:2000` and `Mersch:30:car`; a point of a map as it is. */
function nameOf(text: string): string {
  const [name = ''] = text.replace(/^[!~]/, '').split(':')
  return /^\d+\./.test(name.trim()) ? text : name.trim()
}

/** Names near to an unknown place. */
function meant(field: FormField, value: string, gazetteer: Gazetteer): Pick<UnknownValue, 'nearest'> {
  if (field === 'commute') return {}
  const near = meantPlaces(gazetteer, value)
  return near.length === 0 ? {} : { nearest: [...new Set(near.map(({ name }) => name))] }
}

/** Writes a field into an intent. @returns parts that it cannot read */
type FieldWriter = (intent: SearchIntent, value: string, gazetteer: Gazetteer) => string[]

const WRITERS: Readonly<Record<FormField, FieldWriter>> = {
  offer(intent, value) {
    intent.listingType = value === 'buy' ? 'sale' : value === 'rent' ? 'rent' : null
    return []
  },
  place(intent, value, gazetteer) {
    const own = Map.groupBy(intent.places, placeText)
    const bad: string[] = []
    intent.places = [...new Set(split(value))].flatMap((part) => {
      const same = own.get(part)
      if (same !== undefined) return same
      const read = readPlace(part, gazetteer)
      if (read === null) bad.push(part)
      return read ?? []
    })
    return bad
  },
  near(intent, value, gazetteer) {
    intent.near = value === '' ? null : readNear(value, middleOf(gazetteer))
    return value === '' || intent.near !== null ? [] : [value]
  },
  within(intent, value) {
    intent.within = value === '' ? null : readWithin(value)
    return value === '' || intent.within !== null ? [] : [value]
  },
  unplaced(intent, value) {
    intent.takesUnplaced = value === 'incl'
    return []
  },
  price(intent, value) {
    const { bad, ...range } = readRange(value, RANGES.price)
    intent.priceEur = { ...intent.priceEur, ...range }
    return bad
  },
  charges(intent, value) {
    intent.priceEur = { ...intent.priceEur, includesCharges: value === 'incl' }
    return []
  },
  beds(intent, value) {
    const { min, max, bad } = readRange(value, RANGES.beds)
    intent.bedrooms = { min: bounded(min), max: bounded(max) }
    return bad
  },
  area(intent, value) {
    const { bad, ...range } = readRange(value, RANGES.area)
    intent.areaM2 = range
    return bad
  },
  type(intent, value) {
    const parts = split(value)
    const known = (part: string): boolean => part in FORM_TYPES || part in PROPERTY_TYPES
    intent.propertyTypes = [...new Set(parts.filter(known).flatMap((part) => FORM_TYPES[part] ?? [part]))]
    return parts.filter((part) => !known(part))
  },
  energy(intent, value) {
    const letter = /^(?:\.\.)?([A-I])$/i.exec(value)?.[1]?.toUpperCase()
    intent.energyClass = letter ?? null
    return value === '' || letter !== undefined ? [] : [value]
  },
  commute(intent, value, gazetteer) {
    const own = new Map(intent.commutes.map((commute) => [commuteText(commute), commute]))
    const bad: string[] = []
    intent.commutes = split(value).flatMap((part) => {
      const read = own.get(part) ?? readCommute(part, gazetteer)
      if (read === null) bad.push(part)
      return read ?? []
    })
    return bad
  },
  features(intent, value) {
    const parts = split(value)
    const keys = parts.filter(isWishKey)
    const kept = intent.wishes.filter(
      ({ key, wanted, strength }) => !(wanted && strength === 'must') && !keys.includes(key),
    )
    intent.wishes = [...kept, ...keys.map((key) => ({ key, wanted: true, strength: 'must' as const, text: key }))]
    return parts.filter((part) => !isWishKey(part))
  },
}

function dropConditions(intent: SearchIntent, without: readonly WordedCondition[]): SearchIntent {
  for (const name of without) {
    if (name === 'refused') intent.wishes = intent.wishes.filter((wish) => !isRefused(wish))
    else if (name === 'wishes')
      Object.assign(intent, { wishes: intent.wishes.filter((wish) => !isSoft(wish)), preferred: [] })
    else Object.assign(intent, { [name]: emptyIntent('')[name] })
  }
  return intent
}

/** A feature that no home found may have. */
export function isRefused({ wanted, strength }: FeatureWish): boolean {
  return !wanted && strength === 'must'
}

/** A feature that only moves the order. */
export function isSoft({ strength }: FeatureWish): boolean {
  return strength === 'wish'
}

/** Middles of places that an address or an argument names. */
export function middleOf(gazetteer: Gazetteer): MiddleOf {
  return (name) => placeWithMiddle(gazetteer, name)
}

function placeWithMiddle(gazetteer: Gazetteer, text: string): PlaceWithPoint | null {
  const found = readPlaceArgument(gazetteer, text)
  if (found.kind !== 'found') return null
  const { slug, name, latitude, longitude } = found.places[0]!
  return latitude === null || longitude === null ? null : { slug, name, latitude, longitude }
}

const NEAR_M = 5_000

/** `Mersch`, `!Mersch` for not there, `~Mersch` for nearby. */
function readPlace(part: string, gazetteer: Gazetteer): PlaceWish[] | null {
  const sign = /^[!~]/.exec(part)?.[0]
  const found = readPlaceArgument(gazetteer, sign === undefined ? part : part.slice(1).trim())
  if (found.kind !== 'found') return null
  if (sign === '!') return found.places.map((place) => ({ ...place, relation: 'not_in' }))
  if (sign === '~') return found.places.map((place) => ({ ...place, relation: 'near', radiusM: NEAR_M }))
  return found.places
}

function placeText({ name, relation }: PlaceWish): string {
  const plain = name.replaceAll(',', ' ')
  return relation === 'not_in' ? `!${plain}` : relation === 'near' ? `~${plain}` : plain
}

/** `kirchberg:30:transit`; without a mode the quickest that the model knows. */
export function readCommute(part: string, gazetteer: Gazetteer): CommuteWish | null {
  const [to = '', time = '', by = ''] = part.split(':').map((piece) => piece.trim())
  const minutes = Number(time)
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > 240) return null
  const mode = COMMUTE_MODES.find((each): each is CommuteMode => each === by) ?? null
  const known = FORM_DESTINATIONS.find(({ destination }) => destination === to.toLowerCase())
  if (known !== undefined) return { ...known, mode, minutes, text: part }
  const place = placeWithMiddle(gazetteer, to)
  return place && { ...destinationOf(place), mode, minutes, text: part }
}

/** The same in the words of the form. */
export function commuteText({ destination, minutes, mode }: CommuteWish): string {
  return [destination, minutes, ...(mode === null ? [] : [mode])].join(':')
}

function typesText(types: readonly string[]): string {
  const left = new Set(types)
  const whole = Object.entries(FORM_TYPES).filter(([, members]) => members.every((type) => left.has(type)))
  for (const [, members] of whole) for (const type of members) left.delete(type)
  return [...whole.map(([name]) => name), ...left].join(',')
}

/**
 * `..1900`, `1000..`, `1000..1900`, `~1900` for about, `2` for at least two.
 * @returns with `bad`, the ends that are no amounts, or the range itself where its least is above its most
 */
function readRange(value: string, unit: AmountUnit): Range & { bad: string[] } {
  const { about, ends } = endsOfRange(value)
  const [low, high] = ends.map((text) => (text === '' ? null : readAmount(text, unit))) as [
    number | null,
    number | null,
  ]
  const bad = ends.filter((text, at) => text !== '' && [low, high][at] === null)
  if (about) return { min: null, max: null, around: low, bad }
  if (low !== null && high !== null && low > high) return { min: null, max: null, around: null, bad: [value] }
  return { min: low, max: high, around: null, bad }
}

type Range = { min: number | null; max: number | null; around: number | null }

function bounded(count: number | null): number | null {
  return count === null ? null : Math.min(99, count)
}

function split(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

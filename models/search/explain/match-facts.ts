import { planarDistanceM } from '../index/distance.ts'
import { commuteOfRows } from '../index/row-commute.ts'
import { factAt } from '../index/row-set.ts'
import { POINT, type SearchColumns } from '../index/search-columns.ts'
import { wishWords } from '../index/wish-bits.ts'
import { energyClassOf, type SearchIndex } from '../index/search-index.ts'
import type { SearchIntent } from '../intent/search-intent.ts'
import type { WishKey } from '../intent/wish-keys.ts'
import { areChargesUnstated } from './unstated-charges.ts'

type StatedNumber = 'bedrooms' | 'areaM2' | 'bathrooms' | 'floor' | 'landAreaM2'

/** A number of a listing that was asked for. */
export type MatchNumber =
  | { readonly name: StatedNumber; readonly value: number }
  | MatchPrice
  | { readonly name: 'energyClass'; readonly value: string }

/** A price beside the limit that it was filtered by. */
export interface MatchPrice {
  readonly name: 'priceEur'
  readonly value: number
  /** The most that was named, or the amount that was named as about right. */
  readonly limitEur: number
  readonly isMost: boolean
  /** The value is the rent and the charges together. */
  readonly isWithCharges: boolean
}

/** How a listing lies to a place that was named. */
export type MatchPlace =
  | { readonly kind: 'commute'; readonly minutes: number; readonly place: string }
  | { readonly kind: 'distance'; readonly metres: number; readonly place: string }

/** Why a listing is among the results, before it is put in words. */
export interface MatchFacts {
  readonly fulfilled: readonly WishKey[]
  /** How many wishes there are. */
  readonly wanted: number
  readonly numbers: readonly MatchNumber[]
  readonly place: MatchPlace | null
  /** Wishes that its facts cannot judge, and charges or the day to move in where a limit of either is asked for. */
  readonly unknown: readonly (WishKey | 'availableFrom' | 'charges')[]
}

/** Why a row is among the results: its wishes fulfilled, its numbers beside those asked for, and what is not known. */
export function factMatcher(index: SearchIndex, intent: SearchIntent): (row: number) => MatchFacts {
  const keys = intent.wishes.map(({ key }) => key)
  const wanted = keys.filter((_, at) => intent.wishes[at]!.wanted)
  const placeOf = placeMatcher(index, intent)
  return (row) => ({
    fulfilled: wanted.filter((key) => wishState(index, key, row) === 'yes'),
    wanted: wanted.length,
    numbers: matchNumbers(index, intent, row),
    place: placeOf(row),
    // A refused feature that is not stated is not known to be missing.
    unknown: [
      ...(areChargesUnstated(index, intent, row) ? (['charges'] as const) : []),
      ...(isDayUnknown(index, intent, row) ? (['availableFrom'] as const) : []),
      ...keys.filter((key) => wishState(index, key, row) === 'unknown'),
    ],
  })
}

/** Whether a wish is fulfilled, as far as the facts say. */
function wishState({ columns }: SearchIndex, key: WishKey, row: number): 'yes' | 'no' | 'unknown' {
  const { yes, no, shift } = wishWords(columns, key)
  if ((yes[row]! >>> shift) & 1) return 'yes'
  return (no[row]! >>> shift) & 1 ? 'no' : 'unknown'
}

/** Whether a day to move in is asked for and the listing states none, so that it passes. */
function isDayUnknown({ columns }: SearchIndex, { availableBy }: SearchIntent, row: number): boolean {
  return availableBy !== null && Number.isNaN(columns.availableFrom[row]!)
}

function matchNumbers({ columns }: SearchIndex, intent: SearchIntent, row: number): MatchNumber[] {
  const { bedrooms, household, areaM2, bathrooms, floor, landAreaM2, energyClass } = intent
  const known = (name: StatedNumber, asked: number | null): MatchNumber[] => {
    const value = columns[name][row]!
    return asked === null || Number.isNaN(value) ? [] : [{ name, value }]
  }
  const rank = columns.energyClass[row]!
  const isClassAsked = energyClass !== null && !Number.isNaN(rank)
  return [
    ...known('bedrooms', bedrooms.min ?? household?.bedrooms ?? null),
    ...known('areaM2', areaM2.min ?? areaM2.around),
    ...matchPrice(columns, intent, row),
    ...known('bathrooms', bathrooms.min),
    ...known('floor', floor.min ?? floor.max),
    ...known('landAreaM2', landAreaM2.min),
    ...(isClassAsked ? [{ name: 'energyClass' as const, value: energyClassOf(rank) }] : []),
  ]
}

function matchPrice(columns: SearchColumns, { priceEur, listingType }: SearchIntent, row: number): MatchPrice[] {
  const limitEur = priceEur.max ?? priceEur.around
  const areKnown = columns.chargesEur[row]! > 0 || columns.chargesIncluded[row] === 1
  const isWithCharges = priceEur.includesCharges && listingType === 'rent' && areKnown
  const value = (isWithCharges ? columns.rentWithChargesEur : columns.priceEur)[row]!
  if (limitEur === null || Number.isNaN(value)) return []
  return [{ name: 'priceEur', value, limitEur, isMost: priceEur.max !== null, isWithCharges }]
}

function placeMatcher(index: SearchIndex, intent: SearchIntent): (row: number) => MatchPlace | null {
  const { point, latitude, longitude } = index.columns
  const [commute] = intent.commutes
  if (commute) {
    const facts = commuteOfRows(index, commute)
    return (row) => {
      const minutes = Math.round(factAt(facts, row))
      return Number.isNaN(minutes) ? null : { kind: 'commute', minutes, place: commute.destinationName }
    }
  }
  const near = intent.places.find((place) => place.relation === 'near' && place.latitude !== null)
  return (row) => {
    if (!near || point[row] === POINT.none || point[row] === POINT.commune) return null
    const metres = planarDistanceM(near.latitude!, near.longitude!, latitude[row]!, longitude[row]!)
    return { kind: 'distance', metres, place: near.name }
  }
}

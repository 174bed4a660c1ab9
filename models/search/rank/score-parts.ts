import { planarDistanceM } from '../index/distance.ts'
import { commuteOfRows } from '../index/row-commute.ts'
import { countBits, type Facts } from '../index/row-set.ts'
import { POINT } from '../index/search-columns.ts'
import { withPlainHouse, type Constraint } from './constraint.ts'
import { PROPERTY_TYPE_NAMES, type SearchIndex } from '../index/search-index.ts'
import type { SearchIntent } from '../intent/search-intent.ts'
import { mostText, scoreText } from '../index/text-index.ts'
import { columnOf } from './field-columns.ts'
import { FRESHNESS_HALF_LIFE_DAYS, UNKNOWN_SHARE, WEIGHTS } from './weights.ts'
import { noWishBits, setWish, wishWords } from '../index/wish-bits.ts'

/** One part of the score: how well a row does, 0 to 1. */
export interface ScorePart {
  name: string
  weight: number
  values: Facts
}

/** Scores rows for their order: the weighted values of all parts, added up. */
export interface RowScorer {
  /**
   * Scores a chunk of rows and moves those that may reach `least` to its front, in their order.
   * @returns how many they are, and their scores in memory that the next call overwrites
   */
  score(rows: Int32Array, least: number): { count: number; scores: Float64Array }
}

/** More than sums of a dozen numbers lose in their last bits, and than equal scores differ by. */
const ROUNDING = 1e-6

/** One tight loop a part, and one for all wishes together; after each only rows go on that the parts to come can still lift high enough. */
export function createRowScorer(index: SearchIndex, intent: SearchIntent, parts: readonly ScorePart[]): RowScorer {
  const others = parts.filter(({ name }) => !name.startsWith('wish.'))
  /** Upper bound of what the parts from each one on can add. */
  const still = others.map((_, at) => others.slice(at).reduce((sum, { weight }) => sum + weight, 0))
  const addWishes = createWishAdder(index, intent)
  let scores = new Float64Array(0)
  let values = new Float64Array(0)
  return {
    score(rows, least) {
      if (scores.length < rows.length) [scores, values] = [new Float64Array(rows.length), new Float64Array(rows.length)]
      let count = rows.length
      scores.fill(0, 0, count)
      addWishes(rows, count, scores)
      for (const [number, part] of others.entries()) {
        count = keepAbove(least - still[number]! - ROUNDING, rows, count, scores)
        part.values(rows, count, values)
        for (let at = 0; at < count; at++) scores[at]! += part.weight * values[at]!
      }
      return { count, scores }
    },
  }
}

/** Moves the rows that score at least so much to the front. @returns how many they are */
function keepAbove(least: number, rows: Int32Array, count: number, scores: Float64Array): number {
  if (least === -Infinity) return count
  let kept = 0
  for (let at = 0; at < count; at++) {
    rows[kept] = rows[at]!
    scores[kept] = scores[at]!
    kept += scores[at]! < least ? 0 : 1
  }
  return kept
}

/** Having more bedrooms than asked for, by how many more. */
const BEDROOM_SURPLUS = [1, 1, 0.75, 0.6, 0.5]

/** The parts that an intent asks about; freshness always, but where nothing was understood: then only the words of the texts tell. */
export function scorePartsOf(index: SearchIndex, intent: SearchIntent): ScorePart[] {
  if (saysNothing(intent)) return [wordsPart(index, intent)]
  return [
    ...wishParts(index, intent),
    ...preferredParts(index, intent),
    ...typePart(index, intent),
    ...bedroomPart(index, intent),
    ...pricePart(index, intent),
    ...areaPart(index, intent),
    ...placePart(index, intent),
    ...commutePart(index, intent),
    ...textPart(index, intent),
    freshnessPart(index),
  ]
}

/** The score of parts, 0 to 100: their weighted mean. */
export function weightedScore(values: readonly number[], weights: readonly number[]): number {
  let sum = 0
  let total = 0
  for (let part = 0; part < values.length; part++) {
    sum += weights[part]! * Math.min(1, Math.max(0, values[part]!))
    total += weights[part]!
  }
  return total === 0 ? 0 : (100 * sum) / total
}

/** Wishes that are scored: a must that is wanted is met by every row that is left. */
function scoredWishes({ wishes }: SearchIntent): SearchIntent['wishes'] {
  return wishes.filter(({ strength, wanted }) => strength === 'wish' || !wanted)
}

function wishParts({ columns }: SearchIndex, intent: SearchIntent): ScorePart[] {
  return scoredWishes(intent).map(({ key, wanted }) => {
    const { yes, no, shift } = wishWords(columns, key)
    const [good, bad] = wanted ? [yes, no] : [no, yes]
    return {
      name: `wish.${key}`,
      weight: WEIGHTS.wish,
      values: (rows, count, values) => {
        for (let at = 0; at < count; at++) {
          const row = rows[at]!
          values[at] = (good[row]! >>> shift) & 1 ? 1 : (bad[row]! >>> shift) & 1 ? 0 : UNKNOWN_SHARE
        }
      },
    }
  })
}

/** `ideally 3 bedrooms`: as much as a wish for a feature. */
function preferredParts({ columns }: SearchIndex, intent: SearchIntent): ScorePart[] {
  return intent.preferred.flatMap(({ field, op, value }) => {
    const { priceEur, areaM2 } = columns
    const column = field === 'pricePerM2Eur' ? null : columnOf(columns, intent, field)
    const factOf = (row: number): number => (column === null ? priceEur[row]! / areaM2[row]! : column[row]!)
    return {
      name: `preferred.${field}.${op}`,
      weight: WEIGHTS.wish,
      values: (rows, count, values) => {
        for (let at = 0; at < count; at++) {
          const fact = factOf(rows[at]!)
          const isMet = op === 'at_least' ? fact >= value : fact <= value
          values[at] = Number.isNaN(fact) ? UNKNOWN_SHARE : isMet ? 1 : 0
        }
      },
    }
  })
}

/** The sum of all wish parts, by counting bits: wishes that hold, and wishes that are not known either way. */
function createWishAdder(
  { columns: { yesLow, yesHigh, noLow, noHigh } }: SearchIndex,
  intent: SearchIntent,
): (rows: Int32Array, count: number, scores: Float64Array) => void {
  const scored = scoredWishes(intent)
  if (scored.length === 0) return () => undefined
  const asked = noWishBits()
  for (const { key, wanted } of scored) setWish(asked, key, wanted)
  // Most searches wish for what one of the two words holds.
  const isLow = (asked.yesHigh | asked.noHigh) === 0
  if (isLow || (asked.yesLow | asked.noLow) === 0) {
    const [yes, no] = isLow ? [yesLow, noLow] : [yesHigh, noHigh]
    const [want, refuse] = isLow ? [asked.yesLow, asked.noLow] : [asked.yesHigh, asked.noHigh]
    return (rows, count, scores) => {
      for (let at = 0; at < count; at++) {
        const row = rows[at]!
        const good = countBits((yes[row]! & want) | (no[row]! & refuse))
        const bad = countBits((no[row]! & want) | (yes[row]! & refuse))
        scores[at]! += WEIGHTS.wish * (good + UNKNOWN_SHARE * (scored.length - good - bad))
      }
    }
  }
  return (rows, count, scores) => {
    for (let at = 0; at < count; at++) {
      const row = rows[at]!
      const yl = yesLow[row]!
      const yh = yesHigh[row]!
      const nl = noLow[row]!
      const nh = noHigh[row]!
      const good =
        countBits((yl & asked.yesLow) | (nl & asked.noLow)) + countBits((yh & asked.yesHigh) | (nh & asked.noHigh))
      const bad =
        countBits((nl & asked.yesLow) | (yl & asked.noLow)) + countBits((nh & asked.yesHigh) | (yh & asked.noHigh))
      scores[at]! += WEIGHTS.wish * (good + UNKNOWN_SHARE * (scored.length - good - bad))
    }
  }
}

/** `terraced house`: one that says so before one that is a house of a kind not stated. */
function typePart({ columns }: SearchIndex, { propertyTypes }: SearchIntent): ScorePart[] {
  if (withPlainHouse(propertyTypes) === propertyTypes) return []
  const plain = PROPERTY_TYPE_NAMES.indexOf('house')
  const { propertyType } = columns
  return [
    {
      name: 'type',
      weight: WEIGHTS.type,
      values: (rows, count, values) => {
        for (let at = 0; at < count; at++) values[at] = propertyType[rows[at]!] === plain ? UNKNOWN_SHARE : 1
      },
    },
  ]
}

function bedroomPart({ columns }: SearchIndex, { bedrooms, household }: SearchIntent): ScorePart[] {
  const wanted = bedrooms.min ?? household?.bedrooms ?? null
  if (wanted === null) return []
  const top = bedrooms.max ?? wanted
  return [
    {
      name: 'bedrooms',
      weight: WEIGHTS.bedrooms,
      values: (rows, count, values) => {
        for (let at = 0; at < count; at++) {
          const has = columns.bedrooms[rows[at]!]!
          // An unknown number is not at least as many.
          values[at] =
            has >= wanted ? BEDROOM_SURPLUS[Math.min(Math.max(0, has - top), BEDROOM_SURPLUS.length - 1)]! : 0
        }
      },
    },
  ]
}

function pricePart({ columns }: SearchIndex, { priceEur: { around } }: SearchIntent): ScorePart[] {
  return around === null ? [] : [{ name: 'price', weight: WEIGHTS.price, values: nearnessTo(columns.priceEur, around) }]
}

function areaPart({ columns }: SearchIndex, { areaM2: { around } }: SearchIntent): ScorePart[] {
  return around === null ? [] : [{ name: 'area', weight: WEIGHTS.area, values: nearnessTo(columns.areaM2, around) }]
}

function placePart({ columns }: SearchIndex, { places }: SearchIntent): ScorePart[] {
  const near = places.filter(({ relation, latitude }) => relation === 'near' && latitude !== null)
  if (near.length === 0) return []
  return [
    {
      name: 'place',
      weight: WEIGHTS.place,
      values: (rows, count, values) => {
        values.fill(0, 0, count)
        for (const { latitude, longitude, radiusM } of near)
          for (let at = 0; at < count; at++) {
            const row = rows[at]!
            if (columns.point[row] === POINT.none) continue
            const metres = planarDistanceM(latitude!, longitude!, columns.latitude[row]!, columns.longitude[row]!)
            values[at] = Math.max(values[at]!, 1 - metres / (2 * radiusM!))
          }
      },
    },
  ]
}

function commutePart(index: SearchIndex, { commutes }: SearchIntent): ScorePart[] {
  return commutes.map((commute) => {
    const minutes = commuteOfRows(index, commute)
    return {
      name: `commute.${commute.destination}`,
      weight: WEIGHTS.commute,
      values: (rows, count, values) => {
        minutes(rows, count, values)
        for (let at = 0; at < count; at++)
          values[at] = Number.isNaN(values[at]) ? 0 : Math.max(0, 1 - values[at]! / (2 * commute.minutes))
      },
    }
  })
}

function textPart(index: SearchIndex, { textTerms }: SearchIntent): ScorePart[] {
  if (textTerms.length === 0) return []
  const scores = noScores(index)
  const best = scoreText(index.text, textTerms, scores)
  if (best === 0) return []
  return [{ name: 'text', weight: WEIGHTS.text, values: sharesOf(scores, best, Infinity) }]
}

/** Constant part for having met all conditions; does not affect the order. `dwelling` for rent or for sale alone is no merit. */
export function conditionsPart(constraints: readonly Constraint[]): ScorePart[] {
  const isAsked = constraints.some(({ name, value }) => name !== 'listingType' && value !== 'dwelling')
  return isAsked
    ? [{ name: 'conditions', weight: WEIGHTS.conditions, values: (_, count, values) => values.fill(1, 0, count) }]
    : []
}

/** Whether nothing of a query was understood that a home could fulfil. */
function saysNothing({ understood }: SearchIntent): boolean {
  return understood.every(({ field }) => field === 'listingType' || field === 'income')
}

/** How much of the words a text has, against all that a text can have of them. */
function wordsPart(index: SearchIndex, { textTerms }: SearchIntent): ScorePart {
  const { text } = index
  const scores = noScores(index)
  scoreText(text, textTerms, scores)
  const most = mostText(text, textTerms)
  return { name: 'text', weight: WEIGHTS.text, values: sharesOf(scores, most === 0 ? Infinity : most, 1) }
}

const memories = new WeakMap<SearchIndex, Float32Array>()

/** Zeros in memory that the next search of the index uses again: megabytes for each search would have the collector run. */
function noScores(index: SearchIndex): Float32Array {
  const scores = memories.get(index)?.fill(0) ?? new Float32Array(index.size)
  memories.set(index, scores)
  return scores
}

function sharesOf(scores: Float32Array, most: number, cap: number): Facts {
  return (rows, count, values) => {
    for (let at = 0; at < count; at++) values[at] = Math.min(cap, scores[rows[at]!]! / most)
  }
}

function freshnessPart({ columns, newestDay }: SearchIndex): ScorePart {
  const { firstSeen } = columns
  return {
    name: 'freshness',
    weight: WEIGHTS.freshness,
    values: (rows, count, values) => {
      for (let at = 0; at < count; at++)
        values[at] = FRESHNESS[Math.min(FRESHNESS.length - 1, Math.max(0, newestDay - firstSeen[rows[at]!]!))]!
    },
  }
}

/** By age in days, up to a year. */
const FRESHNESS = Float64Array.from({ length: 366 }, (_, day) => 2 ** (-day / FRESHNESS_HALF_LIFE_DAYS))

/** 1 at the amount or up to a tenth below, then slowly down; above it falls fast, for nobody minds to pay less. */
function nearnessTo(column: Float32Array, wanted: number): Facts {
  return (rows, count, values) => {
    for (let at = 0; at < count; at++) {
      const value = column[rows[at]!]!
      const off = value / wanted - 1
      values[at] = Number.isNaN(value) ? 0 : Math.max(0, off > 0 ? 1 - off / 0.06 : 1 - Math.max(0, -off - 0.1) / 0.8)
    }
  }
}

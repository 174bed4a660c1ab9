import type { Confidence, EstimateSupport } from '../../contracts/market/estimate-support.ts'
import type { PriceComparable } from '../../contracts/market/valuation.ts'
import { roundTo } from '../../statistics/round.ts'
import { publicAttribute, publicEffects } from '../frame/public-attributes.ts'
import type { ValuationRow } from '../frame/schema.ts'
import { isWide } from '../model/confidence.ts'
import { testedIntervals, type ConfidenceClass, type Tested } from '../model/confidence-record.ts'
import type { LocalEvidence } from '../model/local-evidence.ts'
import type { ValuationModel } from '../model/model.ts'
import { estimate, type EstimateParts, type Valuation } from './estimate.ts'
import type { Driver } from './drivers.ts'
import type { ListedHome } from './listing-home.ts'
import { publicComparable } from './public-comparable.ts'
import { agrees, asStated, completed, createRecogniser, type Recognised } from './recognise.ts'
import { factsBeyond, tellsApart, type FactBeyond } from './support-reasons.ts'
import { unusedFeatures } from './unused-features.ts'

/** Answer for a home, the same to whoever asks. The figures are null outside the support. */
export interface HomeAnswer {
  readonly estimate: number | null
  readonly low: number | null
  readonly high: number | null
  readonly intervalLevel: number
  readonly confidence: Confidence | null
  readonly isWide: boolean
  readonly evidence: LocalEvidence
  /** Result on homes held out for which the confidence is lower than its interval and the homes around would make it; null elsewhere. */
  readonly lowered: ConfidenceClass | null
  /** Prices of homes held out that the intervals of all estimates held; null where the model does not say. */
  readonly tested: Tested | null
  readonly support: EstimateSupport
  /** Attribute in which it is least like the homes that the model knows; null inside the support. */
  readonly unlike: string | null
  /** Facts that lie beyond those of these homes; empty inside the support. */
  readonly beyond: readonly FactBeyond[]
  readonly comparables: readonly PriceComparable[]
  /** Null outside the support. */
  readonly parts: EstimateParts | null
  readonly drivers: readonly Driver[]
  /** The home as it was valued. */
  readonly row: ValuationRow
  /** Listings that are or may be this home, and are no evidence for it. */
  readonly own: Recognised
}

export interface Valuer {
  readonly modelVersion: string
  /** Our estimate of a listing on offer; undefined for one that is not valued. */
  listing(listingId: string): HomeAnswer | undefined
  /** The estimate of a home as somebody states it. @param named the listing that it is, if that is stated, too */
  stated(row: ValuationRow, named?: ListedHome): HomeAnswer
  /** Features stated of a home that leave its estimate as it is. */
  unusedFeatures(answer: HomeAnswer): string[]
  /** Whether the known homes like a home differ in a measure, or state a level. */
  tellsApart(row: ValuationRow, attribute: FactBeyond['attribute']): boolean
}

/**
 * Values homes: the estimates that are published and the answers to questions come from here, so that the same facts have the same answer.
 * @param listed listings on offer
 */
export function createValuer(model: ValuationModel, listed: readonly ListedHome[]): Valuer {
  const recognise = createRecogniser(listed)
  const byListing = new Map(listed.map((home) => [home.listingId, home]))
  const byProperty = new Map(listed.map((home) => [home.row.id, home]))
  const trained = new Map(model.homes.ids.map((id, home) => [id, home]))

  const trainedOf = (own: Recognised) => own.homes.flatMap((home) => trained.get(home.row.id) ?? [])
  const answer = (stated: ValuationRow, own: Recognised): HomeAnswer => {
    const row = completed(stated, own)
    return answerOf(model, estimate(model, row, trainedOf(own)), { row, own, listingOf: (id) => byProperty.get(id) })
  }
  return {
    modelVersion: model.name,
    listing: (listingId) => {
      const home = byListing.get(listingId)
      if (!home) return undefined
      const stated = asStated(home.row)
      return answer(stated, recognise(stated))
    },
    unusedFeatures: ({ row, own }) => unusedFeatures(model, row, trainedOf(own)),
    tellsApart: (row, attribute) => tellsApart(model, row, attribute),
    stated: (row, named) => {
      if (named === undefined) return answer(row, recognise(row))
      if (!agrees(row, named)) return answer(row, { homes: [named], isSame: false })
      const listing = { ...named, row: asStated(named.row) }
      const found = recognise(listing.row)
      const isFound = found.homes.some(({ listingId }) => listingId === named.listingId)
      return answer(completed(row, sole(listing)), isFound ? found : sole(named))
    },
  }
}

interface Asked {
  row: ValuationRow
  own: Recognised
  /** Listing on offer of a home that the model knows. */
  listingOf(propertyId: string): ListedHome | undefined
}

/** Puts an estimate into an answer: no figures beyond the support, and no id of a home that is not on offer. */
export function answerOf(model: ValuationModel, found: Valuation, { row, own, listingOf }: Asked): HomeAnswer {
  const { unlike, intervalLevel } = found
  const beyond = factsBeyond(model, row)
  // The model passes over a fact that no home states: it can be sure of none with it.
  const hasUnseen = beyond.some(({ range }) => range === null)
  const support = found.support === 'inside' && hasUnseen ? 'edge' : found.support
  const isRefused = support === 'outside'
  return {
    ...(isRefused ? NO_FIGURES : roundedRange(found)),
    intervalLevel,
    confidence: isRefused ? null : support === 'edge' ? 'low' : found.confidence,
    isWide: isWide(found),
    evidence: found.evidence,
    lowered:
      support === 'inside' && found.confidence !== found.claimed ? (model.record?.[found.claimed] ?? null) : null,
    tested: testedIntervals(model.record),
    support,
    unlike: unlike === null ? null : publicAttribute(unlike),
    beyond: support === 'inside' ? [] : beyond,
    comparables: distinct(found.comparables.map((home) => publicComparable(home, listingOf(home.id)))).filter(
      isEvidence,
    ),
    parts: isRefused ? null : found.parts,
    drivers: isRefused ? [] : countedDrivers(found.drivers, row, beyond),
    row,
    own,
  }
}

/** A home whose similarity rounds to zero says nothing of this one. */
function isEvidence({ similarity }: PriceComparable): boolean {
  return similarity > 0
}

/** Keeps the first of homes that read the same: flats of one project off the market. */
function distinct(comparables: readonly PriceComparable[]): PriceComparable[] {
  const byText = new Map(comparables.map((home) => [JSON.stringify(home), home]))
  return [...byText.values()]
}

function sole(home: ListedHome): Recognised {
  return { homes: [home], isSame: true }
}

const NO_FIGURES = { estimate: null, low: null, high: null }

interface Range {
  estimate: number
  low: number
  high: number
}

function roundedRange({ estimate: value, low, high }: Range): Range {
  return { estimate: roundPrice(value), low: roundPrice(low), high: roundPrice(high) }
}

/** Rounds to the precision of an estimate: hundreds of euros for prices, whole euros for rents. */
function roundPrice(value: number): number {
  return value < 10_000 ? Math.round(value) : Math.round(value / 100) * 100
}

/** Keeps the drivers that are stated and that a known home states too: an unknown attribute is no reason for a price. */
function countedDrivers(drivers: readonly Driver[], { values }: ValuationRow, beyond: readonly FactBeyond[]): Driver[] {
  const unseen = new Set<string>(beyond.flatMap(({ attribute, range }) => (range === null ? [attribute] : [])))
  const counted = drivers.filter(
    ({ attribute }) => !unseen.has(attribute) && (!(attribute in values) || values[attribute] !== null),
  )
  return publicEffects(counted).map(({ attribute, effect }) => ({ attribute, effect: roundTo(effect, 3) }))
}

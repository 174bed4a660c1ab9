import { CONFIDENCES, type Confidence } from '../../contracts/market/estimate-support.ts'
import { binomialAtMost } from '../../statistics/binomial.ts'

/** How the intervals of estimates that claim one confidence did on homes that were held out, and what such estimates are called. */
export type ConfidenceClass = {
  readonly called: Confidence
  /** Homes held out. */
  readonly count: number
  /** Those whose price the interval held. */
  readonly held: number
}

/** By the confidence that an estimate claims. */
export type ConfidenceRecord = Readonly<Record<Confidence, ConfidenceClass>>

/** An estimate of a home that was held out. */
export interface TestedInterval {
  confidence: Confidence
  isHeld: boolean
}

/** Fewest homes held out that bear a class out. */
export const FEWEST_TESTED = 20
/** Chance of so poor a coverage, at the stated level, below which it is no chance: one side of a 95 % interval. */
const BEYOND_CHANCE = 0.025

export type Tested = Pick<ConfidenceClass, 'count' | 'held'>

/**
 * Decides what estimates are called. A class is called what it claims if its coverage is not below the level beyond chance; else high joins medium if the
 * two together bear that out, and what bears out nothing is low.
 * @param level share of prices that an interval states to hold
 */
export function confidenceRecord(tested: readonly TestedInterval[], level: number): ConfidenceRecord {
  const [high, medium, low] = CONFIDENCES.map((confidence): Tested => {
    const own = tested.filter((each) => each.confidence === confidence)
    return { count: own.length, held: own.filter(({ isHeld }) => isHeld).length }
  }) as [Tested, Tested, Tested]
  const isHigh = isBorneOut([high], level)
  const isJoined = !isHigh && isBorneOut([high, medium], level)
  const isMedium = isJoined || isBorneOut([medium], level)
  return {
    high: { ...high, called: isHigh ? 'high' : isJoined ? 'medium' : 'low' },
    medium: { ...medium, called: isMedium ? 'medium' : 'low' },
    low: { ...low, called: 'low' },
  }
}

function isBorneOut(classes: readonly Tested[], level: number): boolean {
  const count = classes.reduce((sum, own) => sum + own.count, 0)
  const held = classes.reduce((sum, own) => sum + own.held, 0)
  return count >= FEWEST_TESTED && binomialAtMost(held, count, level) >= BEYOND_CHANCE
}

/** Homes held out of all classes, and those whose price the interval held; null where too few were held out to say a share. */
export function testedIntervals(record: ConfidenceRecord | undefined): Tested | null {
  if (record === undefined) return null
  const total = (of: keyof Tested): number => CONFIDENCES.reduce((sum, each) => sum + record[each][of], 0)
  return total('count') < FEWEST_TESTED ? null : { count: total('count'), held: total('held') }
}

/** Name of the confidence of an estimate; its claim where the model has no record. */
export function calledConfidence(record: ConfidenceRecord | undefined, claimed: Confidence): Confidence {
  return record?.[claimed].called ?? claimed
}

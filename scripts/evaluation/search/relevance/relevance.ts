import type { ListingRecord } from '../../../../models/contracts/listings/listing.ts'
import { judgeConditions } from './judge-conditions.ts'
import type { Conditions, LabelledQuery } from '../labels/labelled-query.ts'
import { isHome } from './type-verdict.ts'
import { nearDegree, wishDegrees, type MarketFacts } from './wish-degree.ts'

export const MAX_GRADE = 4

export interface Relevance {
  /** 0: useless; 1-4: no condition is broken, the more wishes met the higher. */
  grade: number
  /** Conditions broken by the facts. */
  broken: readonly (keyof Conditions)[]
  /** Conditions neither proven nor broken by the facts. */
  unproven: readonly (keyof Conditions)[]
}

/**
 * Grades a listing from its facts and the label alone. A broken condition gives 0, and so does an office for a text about a home. Otherwise the grade
 * is 1 + 3 x the mean degree of the wishes met, rounded; each unproven condition takes one off, down to 1.
 */
export function relevanceOf(query: LabelledQuery, listing: ListingRecord, facts: MarketFacts): Relevance {
  const verdicts = [...judgeConditions(query.hard, listing, facts.places)]
  const broken = verdicts.flatMap(([field, verdict]) => (verdict === 'broken' ? [field] : []))
  const unproven = verdicts.flatMap(([field, verdict]) => (verdict === 'unknown' ? [field] : []))
  const isUseless = listing.listingType !== query.market || (!query.hard.types && !isHome(listing))
  if (broken.length > 0 || isUseless) return { grade: 0, broken, unproven }
  const degrees = wishDegrees(query.soft, listing, facts)
  if (query.hard.near) degrees.push(nearDegree(query.hard.near, listing, facts.places))
  const met = degrees.length === 0 ? 1 : degrees.reduce((sum, degree) => sum + degree, 0) / degrees.length
  const grade = Math.round(1 + (MAX_GRADE - 1) * met) - unproven.length
  return { grade: Math.max(1, grade), broken, unproven }
}

/** Whether the label contains anything that orders listings; a greeting does not. */
export function ordersListings({ hard, soft }: LabelledQuery): boolean {
  return Object.keys(hard).length + Object.keys(soft).length > 0
}

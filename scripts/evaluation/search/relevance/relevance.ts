import type { ListingRecord } from '../../../../models/contracts/listings/listing.ts'
import { judgeConditions } from './judge-conditions.ts'
import type { Conditions, LabelledQuery } from '../labels/labelled-query.ts'
import { isHome } from './type-verdict.ts'
import { nearDegree, wishDegrees, type MarketFacts } from './wish-degree.ts'

export const MAX_GRADE = 4

export interface Relevance {
  /** 0: of no use; 1-4: no condition is broken, the more wishes met the higher. */
  grade: number
  /** Conditions that the facts break. */
  broken: readonly (keyof Conditions)[]
  /** Conditions that the facts neither prove nor break. */
  unproven: readonly (keyof Conditions)[]
}

/**
 * The relevance of a listing, from its facts and the label alone. A broken condition makes it 0, so does an office for a text that means a home. Otherwise
 * 1 + 3 x the mean degree to which the wishes are met, rounded; each condition that is not known to hold takes one off, down to 1.
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

/** Does the label say anything that orders listings? A greeting does not. */
export function ordersListings({ hard, soft }: LabelledQuery): boolean {
  return Object.keys(hard).length + Object.keys(soft).length > 0
}

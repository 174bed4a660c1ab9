import type { RankedListing } from '../../../models/search/rank-listings.ts'
import type { WishKey } from '../../../models/search/intent/wish-keys.ts'
import type { LabelledQuery } from './labels/labelled-query.ts'

/** How results treat wishes that no fact of a listing can judge. */
export interface UnjudgedAnswers {
  /** Reported as unknown. */
  unknown: number
  /** Given as a reason for the result: only the advert's own words could prove it. */
  claimed: number
  /** Not mentioned. */
  silent: number
}

const KEYS: Readonly<Record<string, WishKey>> = {
  pets: 'pets_allowed',
  students: 'students',
  schools: 'schools',
  carpet: 'carpet',
}

/** Counts over the results and unjudged wishes of one query. @throws Error for a wish without a name in the search */
export function unjudgedAnswers({ unjudged }: LabelledQuery, results: readonly RankedListing[]): UnjudgedAnswers {
  const answers = { unknown: 0, claimed: 0, silent: 0 }
  for (const wish of unjudged) {
    const key = KEYS[wish]
    if (!key) throw new Error(`the search has no wish ${wish}`)
    for (const result of results) answers[answerOf(key, result)]++
  }
  return answers
}

export function sumAnswers(all: readonly UnjudgedAnswers[]): UnjudgedAnswers {
  const sum = (key: keyof UnjudgedAnswers) => all.reduce((total, one) => total + one[key], 0)
  return { unknown: sum('unknown'), claimed: sum('claimed'), silent: sum('silent') }
}

function answerOf(key: WishKey, { match }: RankedListing): keyof UnjudgedAnswers {
  if (match.unknown.includes(key)) return 'unknown'
  return match.fulfilled.includes(key) ? 'claimed' : 'silent'
}

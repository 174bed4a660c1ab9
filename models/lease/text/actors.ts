import * as phrases from '../../language/lease/bearer.ts'
import { topics } from '../../language/lease-words.ts'
import { segmentAround } from './polarity.ts'
import { everyMatch } from './every-match.ts'

export type Actor = 'landlord' | 'tenant'

/** Who bears what stands at a place of a folded statement: the actor named with a burden, or the only one nearby, or the subject. */
export function payerAt(folded: string, start: number, end: number): Actor | null {
  const { before, after } = segmentAround(folded, start, end)
  return payerWithin(`${before}#${after}`) ?? payerWithin(folded) ?? null
}

function payerWithin(text: string): Actor | null {
  const actors = actorsIn(text)
  if (actors.length === 0) return null
  if (new Set(actors.map(({ actor }) => actor)).size === 1) return actors[0]!.actor
  const burdened = actors.find(({ index }) => phrases.BURDEN_AHEAD.test(text.slice(Math.max(0, index - 40), index)))
  return (burdened ?? actors[0]!).actor
}

/** Who acts in a text: the first one named. `both`: either party. */
export function subjectOf(folded: string): Actor | 'both' | null {
  const first = actorsIn(folded)[0]
  const both = topics.bothParties.exec(folded)
  if (both !== null && (first === undefined || both.index < first.index)) return 'both'
  return first?.actor ?? null
}

/** Landlords and tenants in a folded text, in order. */
export function actorsIn(folded: string): { actor: Actor; index: number }[] {
  return [
    ...everyMatch(topics.landlord, folded).map(({ index }) => ({ actor: 'landlord' as const, index })),
    ...everyMatch(topics.tenant, folded).map(({ index }) => ({ actor: 'tenant' as const, index })),
  ].sort((a, b) => a.index - b.index)
}

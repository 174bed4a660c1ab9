import { topics } from '../../language/lease-words.ts'
import { everyMatch } from '../../language/words/every-match.ts'

export type Actor = 'landlord' | 'tenant'

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

export function otherThan(actor: Actor): Actor {
  return actor === 'tenant' ? 'landlord' : 'tenant'
}

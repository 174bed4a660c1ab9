import { segmentAround } from './polarity.ts'
import { BOTH_PARTIES, everyMatch, LANDLORD, TENANT } from './words.ts'

export type Actor = 'landlord' | 'tenant'

const BURDEN = new RegExp(
  [
    String.raw`(?:a|aux|au) (?:la )?(?:charge|frais|depens)s?(?: \w+)? (?:d[ue]s? |de la |de l')`,
    String.raw`(?:incomb\w+|revien\w+) (?:a la |a l'|au |aux )`,
    String.raw`(?:par|pour) (?:le |la |l'|les )`,
    String.raw`zu lasten (?:des |der |von )?|(?:von|vom|durch)(?: der| dem| den)? `,
    String.raw`(?:by|to|on|for|from) (?:the )?|at (?:the )?`,
    String.raw`(?:vum|vun der|vun den|vun|zu laaschte?n? (?:vum|vun der|vun)) (?:d')?`,
  ].join('|'),
  'u',
)

const BURDEN_AHEAD = new RegExp(`(?:${BURDEN.source})$`, 'u')

/** Who bears what stands at a place of a folded statement: the actor named with a burden, or the only one nearby, or the subject. */
export function payerAt(folded: string, start: number, end: number): Actor | null {
  const { before, after } = segmentAround(folded, start, end)
  return payerWithin(`${before}#${after}`) ?? payerWithin(folded) ?? null
}

function payerWithin(text: string): Actor | null {
  const actors = actorsIn(text)
  if (actors.length === 0) return null
  if (new Set(actors.map(({ actor }) => actor)).size === 1) return actors[0]!.actor
  const burdened = actors.find(({ index }) => BURDEN_AHEAD.test(text.slice(Math.max(0, index - 40), index)))
  return (burdened ?? actors[0]!).actor
}

/** Who acts in a text: the first one named. `both`: either party. */
export function subjectOf(folded: string): Actor | 'both' | null {
  const first = actorsIn(folded)[0]
  const both = BOTH_PARTIES.exec(folded)
  if (both !== null && (first === undefined || both.index < first.index)) return 'both'
  return first?.actor ?? null
}

/** Landlords and tenants in a folded text, in order. */
export function actorsIn(folded: string): { actor: Actor; index: number }[] {
  return [
    ...everyMatch(LANDLORD, folded).map(({ index }) => ({ actor: 'landlord' as const, index })),
    ...everyMatch(TENANT, folded).map(({ index }) => ({ actor: 'tenant' as const, index })),
  ].sort((a, b) => a.index - b.index)
}

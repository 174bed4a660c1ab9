import * as phrases from '../../language/lease/bearer.ts'
import { topics } from '../../language/lease-words.ts'
import type { Actor } from './actors.ts'
import { actorsIn, otherThan } from './actors.ts'
import type { Statement } from './lease-text.ts'
import { partOf, segmentAround, wholeWords } from './polarity.ts'

/** Who bears what stands at a place of a statement, read from its part of the sentence, the sentence, or the lead-in of its list; null: not said. */
export function bearerOf(
  { folded, before }: Pick<Statement, 'folded' | 'before'>,
  start: number,
  end: number,
): Actor | null {
  const isOwn = phrases.OWN_AFFAIR.test(folded) && !actorsIn(folded).some(({ actor }) => actor === 'tenant')
  if (isOwn || phrases.NOT_PASSED.test(folded)) return 'landlord'
  const unconcerned = phrases.UNCONCERNED.exec(folded)
  const [spared] = unconcerned === null ? [] : actorsIn(partOf(folded, unconcerned.index, unconcerned.index))
  if (spared !== undefined) return otherThan(spared.actor)
  const ahead = folded.slice(Math.max(0, start - 70), start)
  const exception = topics.except.exec(ahead)
  if (exception !== null && !/[;.]/.test(ahead.slice(exception.index))) {
    const main = bearerIn(folded.slice(0, Math.max(0, start - 70) + exception.index)) ?? null
    if (main !== null) return otherThan(main)
  }
  const segment = segmentAround(folded, start, end)
  const own = `${segment.before}#${segment.after}`
  return (
    bearerIn(own) ??
    sharedOut(folded, start) ??
    bearerIn(`${folded.slice(0, start)}#${segment.after}`) ??
    bearerIn(`${folded.slice(0, start)}#${folded.slice(end)}`) ??
    (phrases.THEIR_BURDEN.test(own)
      ? lastActor(before)
      : phrases.SOMEBODY_BEARS.test(folded)
        ? 'landlord'
        : bearerIn(leadIn(before)))
  )
}

/**
 * Where a sentence puts a burden on each party in turn, the one of this place: `l'entretien à charge du locataire, le toit à charge du bailleur`. Burdens
 * stand behind what they are about, unless the sentence begins with one.
 */
function sharedOut(folded: string, start: number): Actor | null {
  const burdened = actorsIn(folded).filter(({ index }) =>
    phrases.BURDENS.slice(0, -1).some((burden) => burden.test(folded.slice(Math.max(0, index - 50), index))),
  )
  if (new Set(burdened.map(({ actor }) => actor)).size < 2) return null
  const isAhead = burdened[0]!.index < FIRST_BURDEN
  const own = isAhead ? burdened.findLast(({ index }) => index < start) : burdened.find(({ index }) => index > start)
  return own?.actor ?? null
}

/** A burden this near to the beginning of a sentence stands before what it is about. */
const FIRST_BURDEN = 22

/** A denial does not reach over these, from before a party. */
const DENIAL_ENDS = new RegExp(`[:;]| (?:${phrases.JOINS}|${phrases.BECAUSE}) `)
const STATEMENT_END = new RegExp(`[:;,]| ${phrases.JOINS} `)

function lastActor(before: string): Actor | null {
  return actorsIn(before).at(-1)?.actor ?? null
}

/** Words right before an item of a list, or the heading of the clause. */
function leadIn(before: string): string {
  const parts = before.split(' . ')
  const last = parts.at(-1) ?? ''
  return last.endsWith(':')
    ? last
    : (parts.find((part) => part.endsWith(':')) ?? (/^.{0,59}[^.]$/.test(parts[0]!) ? parts[0]! : ''))
}

function bearerIn(source: string): Actor | null {
  const text = source.replace(phrases.STAFF, 'employer').replace(phrases.REASON, ' ')
  const named = actorsIn(text)
  const told = named.filter(({ index }) => {
    const ahead = text.slice(Math.max(0, index - 45), index)
    return !phrases.CONTRASTED.test(ahead) && !phrases.PAID_TO.test(ahead)
  })
  const actors = told.length > 0 ? told : named
  const first = actors[0]
  if (first === undefined) return null
  const chosen = new Set(actors.map(({ actor }) => actor)).size === 1 ? first : burdened(text, actors)
  const window = `${wholeWords(text.slice(0, chosen.index), 60)
    .split(DENIAL_ENDS)
    .at(-1)}${text.slice(chosen.index, chosen.index + 70).split(STATEMENT_END)[0]}`
  const isDenied = phrases.DENIES.test(window) && !phrases.ONLY.test(window)
  // Who claims a cost does not bear it; who claims none does.
  if (
    chosen.actor === 'landlord' &&
    phrases.CLAIMS.test(text.slice(chosen.index, chosen.index + 50).split(STATEMENT_END)[0]!)
  )
    return isDenied ? 'landlord' : null
  return isDenied ? otherThan(chosen.actor) : chosen.actor
}

/** Party of the two that a burden is put on; where costs come back to somebody, the last one. */
function burdened(text: string, actors: ReturnType<typeof actorsIn>): ReturnType<typeof actorsIn>[number] {
  const carries = (burden: RegExp): typeof actors =>
    actors.filter(({ index }) => burden.test(text.slice(Math.max(0, index - 50), index)))
  for (const burden of phrases.BURDENS) {
    const found = carries(burden)
    if (found.length > 0) return phrases.REFUNDS.test(text) ? found.at(-1)! : found[0]!
  }
  return actors[0]!
}

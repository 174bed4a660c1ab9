import { MUST_HEADING, WISH_HEADING } from '../../../language/queries/wishes/headings.ts'
import type { FeatureWish } from '../../intent/search-intent.ts'
import type { QueryReading } from '../words/query-reading.ts'

/** Strength that a heading such as `Must:` or `Wunsch:` gives to what stands below it; null before any heading. */
export function demandsOf({ tokens }: QueryReading, query: string): (at: number) => FeatureWish['strength'] | null {
  const folded = query.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const startOf = (heading: RegExp): number => {
    const [first] = heading.exec(folded)?.[1]?.split(' ') ?? []
    return first === undefined ? Infinity : tokens.findIndex(({ word }) => word === first)
  }
  const [must, wish] = [startOf(MUST_HEADING), startOf(WISH_HEADING)]
  return (at) => (at >= wish && (wish > must || at < must) ? 'wish' : at >= must && must >= 0 ? 'must' : null)
}

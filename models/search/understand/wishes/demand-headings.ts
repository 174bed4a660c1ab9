import { foldName } from '../../../language/fold.ts'
import type { QueryToken } from '../../../language/query-tokens.ts'
import * as phrases from '../../../language/queries/wishes/headings.ts'
import type { FeatureWish } from '../../intent/search-intent.ts'
import type { QueryReading } from '../words/query-reading.ts'

/** How much a heading says that something is wanted. */
export type Demand = FeatureWish['strength'] | 'refused' | 'needless'

/** Demand of the heading above a word; null where none stands above. */
export type DemandAt = (at: number) => Demand | null

const END_OF_SENTENCE = /[.;!?\n]/
const BETWEEN_WORDS = /[^\p{L}\d]+/u

/**
 * A heading such as `Must:` or `Wunsch:` says how much all below it is wanted, one such as `Excluded:` or `Egal:` says it of its sentence; null where
 * none stands above.
 */
export function demandsOf({ tokens }: QueryReading, query: string): DemandAt {
  const folded = query.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('-', ' ').replaceAll('ß', 'ss').toLowerCase()
  const startOf = (heading: RegExp): number => {
    const words = heading.exec(folded)?.[1]?.split(' ')
    return words === undefined
      ? Infinity
      : tokens.findIndex((_, at) => words.every((one, next) => tokens[at + next]?.word === one))
  }
  const [must, wish] = [startOf(phrases.MUST_HEADING), startOf(phrases.WISH_HEADING)]
  const sentences = [
    ...sentencesBelow(tokens, folded, phrases.REFUSED_HEADING).map((span) => ({ ...span, demand: 'refused' as const })),
    ...sentencesBelow(tokens, folded, phrases.NEEDLESS_HEADING).map((span) => ({
      ...span,
      demand: 'needless' as const,
    })),
  ]
  return (at) =>
    sentences.find(({ from, to }) => from <= at && at < to)?.demand ??
    (at >= wish && (wish > must || at < must) ? 'wish' : at >= must && must >= 0 ? 'must' : null)
}

/** Tokens from each heading to the end of its sentence. */
function sentencesBelow(
  tokens: QueryReading['tokens'],
  folded: string,
  heading: RegExp,
): { from: number; to: number }[] {
  return [...folded.matchAll(new RegExp(heading, 'g'))].flatMap((match) => {
    const words = folded.slice(match.index).split(END_OF_SENTENCE, 1)[0]!.split(BETWEEN_WORDS)
    const from = tokens.findIndex(
      (token, at) => says(token, words[0]!) && (words[1] === undefined || says(tokens[at + 1], words[1])),
    )
    if (from < 0) return []
    const stop = tokens.findIndex(
      (token, at) => at >= from && token.value === null && !words.some((word) => says(token, word)),
    )
    return [{ from, to: stop < 0 ? tokens.length : stop }]
  })
}

/** Some words are read as others: `tudo menos` as `except`. */
function says(token: QueryToken | undefined, word: string): boolean {
  return token !== undefined && (token.word === word || foldName(token.text) === word)
}

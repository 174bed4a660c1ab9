import type { LinearReader } from '../../../learned/linear-reader.ts'
import type { FeatureWish } from '../../intent/search-intent.ts'
import type { WishKey } from '../../intent/wish-keys.ts'
import { LIKENESS, type QueryReading } from '../words/query-reading.ts'
import { ALL_THE_SAME, MUST_WORDS, NOT_NEEDED, SOFTENERS } from '../../../language/queries/demands.ts'
import { FUNCTION_WORDS } from '../../../language/queries/function-words.ts'
import { ANY, isStatement, SURER, UNWANTED, type Likeness } from './likeness.ts'

/** Words of a phrase that is read: fewer say too little. */
const FEWEST_WORDS = 2
/** The same where a condition took words of the phrase: what is left is rather about it. */
const FEWEST_BESIDE_CONDITIONS = 4
/** Words of the longest clause that only says that a thing is not needed: `no need for a fitted kitchen`. */
const LONGEST_UNNEEDED = 6
/** Adjacent clauses that are read together. */
const MOST_CLAUSES = 2

interface Phrase {
  readonly from: number
  readonly to: number
  readonly clauses: number
}

interface LikePhrase extends Phrase {
  readonly label: string
  readonly score: number
}

/**
 * Wishes that words are like which nothing else came of, at most one of each phrase. Likeness only points: none of them is demanded, and what is like
 * nothing stays told as not understood.
 *
 * @param known wishes that were read from words
 */
export function readLearnedWishes(
  reading: QueryReading,
  likeness: Likeness,
  { labels }: LinearReader,
  known: readonly FeatureWish[],
): FeatureWish[] {
  const wishes: FeatureWish[] = []
  const read: Phrase[] = []
  // A statement mostly says one thing.
  const isOne = isStatement(reading)
  const like = likePhrases(reading, likeness, labels)
  for (const { label, ...phrase } of isOne ? like.toSorted((a, b) => b.score - a.score) : like) {
    const { from, to, score } = phrase
    if (isOne && wishes.length + known.length > 0 && score < SURER) break
    if (read.some((other) => from < other.to && other.from < to)) continue
    const wanted = !label.startsWith(UNWANTED)
    const key = (wanted ? label : label.slice(UNWANTED.length)) as WishKey
    if ([...known, ...wishes].some((wish) => wish.key === key)) continue
    read.push(phrase)
    wishes.push({ key, wanted, strength: 'wish', isLearned: true, text: reading.claim(LIKENESS, from, to) })
  }
  return wishes
}

/** Phrases with the labels that they are like, the likest first. */
function likePhrases(reading: QueryReading, likeness: Likeness, labels: readonly string[]): LikePhrase[] {
  const any = labels.indexOf(ANY)
  if (any >= 0 && isStatement(reading) && likeness(0, reading.tokens.length)[any]! <= 0) return []
  const found = phrasesOf(reading).flatMap((phrase) => {
    const scores = likeness(phrase.from, phrase.to)
    if (any >= 0 && scores[any]! <= 0) return []
    return labels.flatMap((label, index) =>
      index !== any && scores[index]! > (label.startsWith(UNWANTED) ? SURER : 0)
        ? [{ ...phrase, label, score: scores[index]! }]
        : [],
    )
  })
  // Clauses that are like a wish by themselves take no others with them.
  return found.sort(
    (a, b) =>
      a.clauses - b.clauses || b.score - a.score || a.from - b.from || a.to - b.to || (a.label < b.label ? -1 : 1),
  )
}

/** Clauses that hold some words, but no wish and no word that something is not needed; and such clauses joined. */
function phrasesOf(reading: QueryReading): Phrase[] {
  const { tokens, fields } = reading
  const phrases: Phrase[] = []
  let open: { from: number; to: number }[] = []
  for (const [from, to] of reading.clauses()) {
    const words = tokens.slice(from, to).map(({ word }) => word)
    const said = words.join(' ')
    const isUnneeded = (words.length <= LONGEST_UNNEEDED && NOT_NEEDED.test(said)) || ALL_THE_SAME.test(said)
    const isRead = fields.slice(from, to).includes('wish') || isUnneeded
    open = isRead ? [] : [...open, { from, to }].slice(-MOST_CLAUSES)
    for (let at = 0; at < open.length; at++) {
      const phrase = { from: open[at]!.from, to, clauses: open.length - at }
      const telling = tokens.filter(
        ({ word, value }, index) =>
          index >= phrase.from &&
          index < to &&
          fields[index] === null &&
          value === null &&
          ![FUNCTION_WORDS, MUST_WORDS, SOFTENERS].some((words) => words.has(word)),
      )
      const isTaken = fields.slice(phrase.from, to).some((field) => field !== null)
      const fewest = isTaken ? FEWEST_BESIDE_CONDITIONS : FEWEST_WORDS
      if (new Set(telling.map(({ word }) => word)).size >= fewest) phrases.push(phrase)
    }
  }
  return phrases
}

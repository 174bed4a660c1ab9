import { negationWords } from '../../../language/negation.ts'
import * as phrases from '../../../language/queries/wishes/negation-reach.ts'
import { NEGATION_STOPPERS, NEGATORS } from '../words/query-words.ts'
import { WITH_WORD } from '../../../language/queries/small-words.ts'
import { INDIFFERENCE } from '../../../language/queries/demands.ts'

/** Words that may stand between a negation and what it negates. */
export const NEGATION_REACH = 3
const PAIRED: ReadonlySet<string> = new Set(negationWords('paired'))
const NOTHING: ReadonlySet<string> = new Set(negationWords('nothing'))

/** Positions of the negations that reach the word, nearest first; an even number denies nothing (`not far from`). `indifferent` for `no need for`. */
export function negationsBefore(
  words: readonly string[],
  from: number,
  own: readonly number[],
  reach: number,
  isCarried: boolean,
): number[] | 'indifferent' {
  let found: number[] = []
  let indifferent = false
  let between = 0
  for (let at = from - 1; at >= 0 && between <= reach; at--) {
    const word = words[at]!
    if (own.includes(at)) continue
    if (
      // `not with a pool`
      (NEGATION_STOPPERS.has(word) &&
        !NOTHING.has(words[at - 1] ?? '') &&
        !(WITH_WORD.test(word) && at > 0 && isNegator(words, at - 1))) ||
      // `I own no car so the train …`, but `not so noisy`.
      phrases.SO_THAT.test(`${word} ${words[at + 1]}`) ||
      // `not by a motorway and not on the ground floor`
      (isAnd(words, at) && found.length > 0) ||
      (isAnd(words, at) &&
        !((isCarried || words.slice(0, at).some((one) => phrases.EXCEPT.test(one))) && between === 0))
    )
      break
    if (INDIFFERENCE.has(word)) indifferent = true
    if (PAIRED.has(word) && isNegator(words, at)) {
      // `neither … nor`: one refusal, said of both.
      found = [at]
      break
    }
    if (isNegator(words, at)) {
      // `pas meublé pas de rdc`: the same word again refuses another thing.
      if (found.length > 0 && between > 0 && words[found[0]!] === word) break
      found.push(at)
    } else if (word.length > 3 && (found.length > 0 || !phrases.RELATIVE.test(word))) between++
  }
  return found.length > 0 && indifferent ? 'indifferent' : found
}

/** `we have no car` does not ask for a place to park one. */
export function isNegatedWithin(words: readonly string[], from: number, to: number, own: readonly number[]): boolean {
  for (let at = from + 1; at < to; at++) if (!own.includes(at) && isNegator(words, at)) return true
  return false
}

/** `stairs are not for us`: a cue that needs a negation may find it behind it. */
export function negationAfter(words: readonly string[], from: number, to: number): number | null {
  const found = words.findIndex(
    (word, at) => at > from && at <= to + NEGATION_REACH && isNegator(words, at) && !phrases.EXCEPT.test(word),
  )
  // `mitoyenne avec un jardin pas trop grand`
  return found < 0 || words.slice(to, found).some((word) => WITH_WORD.test(word)) ? null : found
}

/** Luxembourgish `an` joins; German `an der Straße` and English `without an agent` do not. */
function isAnd(words: readonly string[], at: number): boolean {
  const word = words[at]!
  return (
    phrases.AND.test(word) &&
    !phrases.ON_ARTICLE.test(`${word} ${words[at + 1]}`) &&
    !phrases.WITHOUT_AN.test(`${words[at - 1]} ${word}`)
  )
}

/** `à deux pas` negates nothing; `ne … plus` does. */
function isNegator(words: readonly string[], at: number): boolean {
  const word = words[at]!
  const split = phrases.SPLIT_NEGATIONS.find(({ second }) => second.test(word))
  if (split) return words.slice(0, at).some((before) => split.first.test(before))
  if (phrases.ONLY_THAT.test(`${word} ${words[at + 1]}`) || phrases.STEPS.test(`${words[at - 1]} ${word}`)) return false
  return NEGATORS.has(word)
}

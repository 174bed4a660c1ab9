import { ordinalAt } from '../../language/ordinals.ts'
import { WORDS_OF_ASKING } from '../../language/asking.ts'
import { editDistance } from '../../language/edit-distance.ts'
import type { Gazetteer } from '../../places/gazetteer.ts'
import { lettersApart } from '../../language/letters-apart.ts'
import { numberOfWord } from '../../language/numbers/number-words.ts'
import type { QueryToken } from '../../language/query-tokens.ts'
import { NEGATORS } from './words/query-words.ts'
import { MUST_WORDS, SOFTENERS } from '../../language/queries/demands.ts'
import { FUNCTION_WORDS } from '../../language/queries/function-words.ts'
import { BASIC_WORDS, BEFORE_PLACE, INFLECTIONS, NAME_LIKE } from '../../language/queries/typos.ts'
import { wishMatcher, wordsOfWishes } from './wishes/wish-matcher.ts'

const SHORTEST = 5
/** From this length on, two edits are forgiven. */
const LONG = 11
/** Below this length words of different meaning lie one letter apart (`helfen`, `hellen`), so that only slips of the finger are corrected. */
const SAFE = 7
const MOST_CORRECTIONS = 8

let lexicon: ReadonlyMap<string, readonly string[]> | undefined

/**
 * Replaces words of which nothing came (`free`) by the nearest word of the lexicon: one edit from five letters, two from eleven, the first letter being
 * right. A word that may be the name of a place stays; `places` says which were found to be one with a typo, so that a way to it or its canton is read
 * too.
 */
export function correctSpelling(
  tokens: readonly QueryToken[],
  free: ReadonlySet<string>,
  gazetteer: Gazetteer | undefined,
  places: ReadonlyMap<string, string> = new Map(),
): { tokens: QueryToken[]; corrected: string[] } {
  const corrected: string[] = []
  const fixed = tokens.map((token, at) => {
    const isPlace = places.has(token.word)
    if ((!isPlace && !free.has(token.word)) || corrected.length >= MOST_CORRECTIONS) return token
    if (!isPlace && isKnown(token, gazetteer)) return token
    const isName = !isPlace && mayBePlace(tokens, at)
    const word = places.get(token.word) ?? nearestWord(token.word)
    if (word === null || (isName && !NAME_LIKE.has(word))) return token
    corrected.push(token.text)
    return { ...token, word }
  })
  return { tokens: fixed, corrected }
}

function isKnown({ word, value }: QueryToken, gazetteer: Gazetteer | undefined): boolean {
  if (value !== null || word.length < SHORTEST || /\d/.test(word)) return true
  if (
    FUNCTION_WORDS.has(word) ||
    MUST_WORDS.has(word) ||
    SOFTENERS.has(word) ||
    NEGATORS.has(word) ||
    BASIC_SET.has(word) ||
    WORDS_OF_ASKING.has(word)
  )
    return true
  return (
    wishMatcher().spells(word) ||
    numberOfWord(word) !== null ||
    ordinalAt([word], 0) !== null ||
    (gazetteer?.names.has(word) ?? false)
  )
}

const BASIC_SET: ReadonlySet<string> = new Set(BASIC_WORDS)

function mayBePlace(tokens: readonly QueryToken[], at: number): boolean {
  return tokens[at]!.isCapitalised && at > 0 && BEFORE_PLACE.has(tokens[at - 1]!.word)
}

function nearestWord(word: string): string | null {
  const budget = word.length >= LONG ? 2 : 1
  let best: string | null = null
  let least = budget + 1
  for (const known of wordsBySpelling().get(word[0]!) ?? []) {
    if (known.length > word.length + budget) continue
    const isShorter = known.length < word.length - budget
    if (lettersApart(known, isShorter ? word.slice(0, known.length) : word) > 2 * budget) continue
    const distance = Math.min(
      editDistance(word, known, budget),
      // The lexicon holds beginnings of words: `balcn|ies` beside `balcon`.
      known.length >= 6 &&
        numberOfWord(known) === null &&
        known.length < word.length &&
        INFLECTIONS.has(word.slice(known.length))
        ? editDistance(word.slice(0, known.length), known, budget) + 0.5
        : budget + 1,
    )
    if (distance < least && (word.length >= SAFE || isSlip(word, known))) [best, least] = [known, distance]
  }
  return best
}

/** A letter too many, one left out, or two swapped: not one for another. */
function isSlip(word: string, known: string): boolean {
  return word.length !== known.length || [...word].sort().join('') === [...known].sort().join('')
}

/** The lexicon by first letter; gathered at first use. */
function wordsBySpelling(): ReadonlyMap<string, readonly string[]> {
  lexicon ??= Map.groupBy(
    [...BASIC_WORDS, ...wordsOfWishes()].filter((word) => word.length >= SHORTEST),
    (word) => word[0]!,
  )
  return lexicon
}

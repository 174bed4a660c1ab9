import { newStemmer } from 'snowball-stemmers'

import { foldName } from '../places/fold-name.ts'

/** Languages that Snowball (Porter 2001) has an algorithm for. Luxembourgish has none: its words are stemmed as German ones, the nearest relative. */
const STEMMERS = ['english', 'french', 'german', 'portuguese'].map((language) => newStemmer(language))
const SHORTEST = 3
const LONGEST = 40
const MAX_MEMO = 200_000

export interface Stemmer {
  /**
   * The stems of a folded word, one for each language whose algorithm gives another, sorted. A text and a query meet where they share one, so neither
   * language need be known.
   */
  stemsOf(word: string): readonly string[]
}

/** A stemmer with a bounded memory of the words that it has seen: adverts repeat theirs. */
export function createStemmer(): Stemmer {
  const memo = new Map<string, readonly string[]>()
  return {
    stemsOf(word) {
      const known = memo.get(word)
      if (known) return known
      const stems = stem(word)
      if (memo.size < MAX_MEMO) memo.set(word, stems)
      return stems
    },
  }
}

function stem(word: string): readonly string[] {
  if (word.length < SHORTEST || word.length > LONGEST || /\d/.test(word)) return [word.slice(0, LONGEST)]
  return [...new Set(STEMMERS.map((stemmer) => foldName(stemmer.stem(word))))].filter((one) => one !== '').sort()
}

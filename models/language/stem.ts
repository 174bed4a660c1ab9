import { newStemmer } from 'snowball-stemmers'

import { foldName } from './fold.ts'

/** Languages that Snowball (Porter 2001) has an algorithm for. Luxembourgish has none: its words are stemmed as German ones, the nearest relative. */
const STEMMERS = {
  de: newStemmer('german'),
  en: newStemmer('english'),
  fr: newStemmer('french'),
  pt: newStemmer('portuguese'),
}
type StemLanguage = keyof typeof STEMMERS
const SHORTEST = 3
const LONGEST = 40
/** Words that are remembered of texts in one language, and of queries. */
const MAX_MEMO = 200_000
const MAX_MEMO_OF_QUERIES = 20_000

export interface TextStemmer {
  /** The stem of a folded word of a text in this language; an unknown language is taken for French, the commonest of adverts. */
  stemOf(word: string, language: string | null): string
}

/** A stemmer with a bounded memory of the words that it has seen: adverts repeat theirs. */
export function createTextStemmer(): TextStemmer {
  const memos = { de: new Map<string, string>(), en: new Map(), fr: new Map(), pt: new Map() }
  return {
    stemOf(word, language) {
      const known = languageOf(language)
      return remembered(memos[known], MAX_MEMO, word, () => stem(word, known))
    },
  }
}

const stemsOfQueries = new Map<string, readonly string[]>()

/** The stems of a folded word under every language, sorted: a query meets a text in whichever of them it is written. */
export function stemsOf(word: string): readonly string[] {
  return remembered(stemsOfQueries, MAX_MEMO_OF_QUERIES, word, () =>
    [...new Set((Object.keys(STEMMERS) as StemLanguage[]).map((language) => stem(word, language)))].sort(),
  )
}

function remembered<T>(memo: Map<string, T>, most: number, word: string, compute: () => T): T {
  const known = memo.get(word)
  if (known !== undefined) return known
  const found = compute()
  if (memo.size < most && word.length <= LONGEST) memo.set(word, found)
  return found
}

function languageOf(language: string | null): StemLanguage {
  if (language === 'lb' || language === 'lu') return 'de'
  return language !== null && Object.hasOwn(STEMMERS, language) ? (language as StemLanguage) : 'fr'
}

function stem(word: string, language: StemLanguage): string {
  if (word.length < SHORTEST || word.length > LONGEST || /\d/.test(word)) return word.slice(0, LONGEST)
  return foldName(STEMMERS[language].stem(word)) || word
}

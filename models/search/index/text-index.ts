import { CLAUSE_END, type AdvertWords } from './advert-words.ts'
import { resized } from './resized.ts'
import { FUNCTION_WORDS } from '../../language/queries/function-words.ts'
import { createTextStemmer, stemsOf } from '../../language/stem.ts'

/** Postings of the stems of all titles and descriptions. A posting packs the row with the capped count of the stem in it. */
export interface TextIndex {
  postings: ReadonlyMap<string, Uint32Array>
  /** Words of each text, capped at 65,535. */
  lengths: Uint16Array
  averageLength: number
}

/** In a query, a stem with more postings than either is left out: it costs time and hardly moves an order. */
const MOST_POSTINGS = 20_000
const MAX_QUERY_SHARE = 0.05

export interface TextIndexBuilder {
  /** Adds the next row's text: `numbers[0..length)` as `AdvertWords` gives them. */
  add(numbers: Int32Array, length: number, language: string | null): void
  build(): TextIndex
}

/** BM25 (Robertson and Zaragoza 2009) with its usual settings. */
const K1 = 1.2
const B = 0.75
const COUNT_BITS = 3
const MAX_COUNT = 2 ** COUNT_BITS - 1
/** A stem in more than this share of the texts tells nothing apart and costs the most. */
const MAX_SHARE = 0.2
/** Only from here on are frequent stems dropped. */
const MIN_TEXTS = 2000
/** How often frequent stems are looked for while building, in texts. */
const SWEEP = 50_000
/** At most this many stems of a query are scored, rarest first. */
const MAX_QUERY_STEMS = 12

export function createTextIndexBuilder({ words }: AdvertWords): TextIndexBuilder {
  const stemmer = createTextStemmer()
  const terms: Term[] = []
  const termOfStem = new Map<string, number>()
  /** By language, word number to term number + 1; 0 is not looked at yet, -1 counts for nothing. */
  const termsOfWords = new Map<string, Int32Array<ArrayBuffer>>()
  let lengths = new Uint16Array(1024)
  let rows = 0
  let total = 0
  const sweep = (): void => {
    for (const term of terms)
      if (term.size > MAX_SHARE * rows) {
        term.isFrequent = true
        term.values = NOTHING
        term.size = 0
      }
  }
  const termOf = (number: number, language: string | null): number => {
    const word = words[number]!
    if (word.length < 3 || FUNCTION_WORDS.has(word)) return -1
    const stem = stemmer.stemOf(word, language)
    const known = termOfStem.get(stem)
    if (known !== undefined) return known + 1
    termOfStem.set(stem, terms.length)
    return terms.push({ size: 0, values: NOTHING, lastRow: -1, isFrequent: false })
  }
  return {
    add(numbers, length, language) {
      const key = language ?? ''
      let known = termsOfWords.get(key)
      if (!known || known.length < words.length) {
        known = resized(known ?? new Int32Array(0), Math.max(1024, words.length * 2))
        termsOfWords.set(key, known)
      }
      for (let at = 0; at < length; at++) {
        const number = numbers[at]!
        if (number === CLAUSE_END) continue
        const term = known[number] || (known[number] = termOf(number, language))
        if (term > 0) count(terms[term - 1]!, rows)
      }
      if (rows === lengths.length) lengths = resized(lengths, lengths.length * 2)
      lengths[rows++] = Math.min(length, 65_535)
      total += length
      if (rows % SWEEP === 0) sweep()
    },
    build() {
      if (rows >= MIN_TEXTS) sweep()
      const postings = new Map<string, Uint32Array>()
      for (const [stem, number] of termOfStem) {
        const term = terms[number]!
        if (term.size > 0) postings.set(stem, term.values.slice(0, term.size))
        term.values = NOTHING
      }
      return { postings, lengths: lengths.slice(0, rows), averageLength: rows === 0 ? 1 : Math.max(1, total / rows) }
    },
  }
}

/**
 * Adds the BM25 of a query's words to `scores`, one per row. A word counts once per text, under whichever of its stems is rarest there.
 * @returns the largest score that was reached, 0 when no word is known
 */
export function scoreText(index: TextIndex, words: readonly string[], scores: Float32Array): number {
  const rows = index.lengths.length
  const found = words
    .flatMap((word) => stemsOf(word).map((stem) => index.postings.get(stem)))
    .filter((postings) => postings !== undefined)
    .filter(({ length }) => length <= Math.max(MOST_POSTINGS, rows * MAX_QUERY_SHARE))
    .sort((a, b) => a.length - b.length)
  let best = 0
  for (const postings of [...new Set(found)].slice(0, MAX_QUERY_STEMS)) {
    const idf = Math.log(1 + (rows - postings.length + 0.5) / (postings.length + 0.5))
    for (let at = 0; at < postings.length; at++) {
      const posting = postings[at]!
      const row = posting >>> COUNT_BITS
      const count = posting & MAX_COUNT
      const norm = K1 * (1 - B + (B * index.lengths[row]!) / index.averageLength)
      const score = scores[row]! + (idf * count * (K1 + 1)) / (count + norm)
      scores[row] = score
      if (score > best) best = score
    }
  }
  return best
}

/** The BM25 that a short text would reach which held each of the words many times: what no text can exceed. */
export function mostText(index: TextIndex, words: readonly string[]): number {
  const rows = index.lengths.length
  return words.reduce((sum, word) => {
    const fewest = Math.min(...stemsOf(word).map((stem) => index.postings.get(stem)?.length ?? 0))
    return sum + Math.log(1 + (rows - fewest + 0.5) / (fewest + 0.5)) * (K1 + 1)
  }, 0)
}

interface Term {
  size: number
  values: Uint32Array<ArrayBuffer>
  lastRow: number
  isFrequent: boolean
}

const NOTHING = new Uint32Array(0)

/** Adds a posting for the row, or raises the count of the one it has. */
function count(term: Term, row: number): void {
  if (term.isFrequent) return
  if (term.lastRow === row) {
    const last = term.size - 1
    if ((term.values[last]! & MAX_COUNT) < MAX_COUNT) term.values[last]!++
    return
  }
  if (term.size === term.values.length) term.values = resized(term.values, Math.ceil(term.size * 1.6) + 2)
  term.values[term.size++] = ((row << COUNT_BITS) | 1) >>> 0
  term.lastRow = row
}

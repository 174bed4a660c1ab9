import { FUNCTION_WORDS } from './query-words.ts'
import { createTextStemmer, stemsOf } from './stem.ts'

/** Postings of the stems of all titles and descriptions. A posting packs the row with the capped count of the stem in it. */
export interface TextIndex {
  postings: ReadonlyMap<string, Uint32Array>
  /** Words of each text, capped at 65,535. */
  lengths: Uint16Array
  averageLength: number
}

export interface TextIndexBuilder {
  add(clauses: readonly (readonly string[])[], language: string | null): void
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
/** Of a query so many stems count, the rarest first. */
const MAX_QUERY_STEMS = 12

export function createTextIndexBuilder(): TextIndexBuilder {
  const stemmer = createTextStemmer()
  const terms = new Map<string, GrowingPostings>()
  const frequent = new Set<string>()
  let lengths = new Uint16Array(1024)
  let rows = 0
  let total = 0
  const sweep = (): void => {
    for (const [stem, { size }] of terms)
      if (size > MAX_SHARE * rows) {
        terms.delete(stem)
        frequent.add(stem)
      }
  }
  return {
    add(clauses, language) {
      const counts = new Map<string, number>()
      let length = 0
      for (const clause of clauses)
        for (const word of clause) {
          length++
          if (word.length < 3 || FUNCTION_WORDS.has(word)) continue
          const stem = stemmer.stemOf(word, language)
          counts.set(stem, (counts.get(stem) ?? 0) + 1)
        }
      if (rows === lengths.length) lengths = grown(lengths)
      lengths[rows] = Math.min(length, 65_535)
      total += length
      for (const [stem, count] of counts) {
        if (frequent.has(stem)) continue
        let postings = terms.get(stem)
        if (!postings) terms.set(stem, (postings = { size: 0, values: new Uint32Array(2) }))
        push(postings, ((rows << COUNT_BITS) | Math.min(count, MAX_COUNT)) >>> 0)
      }
      rows++
      if (rows % SWEEP === 0) sweep()
    },
    build() {
      if (rows >= MIN_TEXTS) sweep()
      const postings = new Map<string, Uint32Array>()
      for (const [stem, { values, size }] of terms) {
        postings.set(stem, values.slice(0, size))
        terms.delete(stem)
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
    .sort((a, b) => a.length - b.length)
  let best = 0
  for (const postings of [...new Set(found)].slice(0, MAX_QUERY_STEMS)) {
    const idf = Math.log(1 + (rows - postings.length + 0.5) / (postings.length + 0.5))
    for (const posting of postings) {
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

interface GrowingPostings {
  size: number
  values: Uint32Array<ArrayBuffer>
}

function push(postings: GrowingPostings, value: number): void {
  if (postings.size === postings.values.length) {
    const values = new Uint32Array(Math.ceil(postings.size * 1.6) + 2)
    values.set(postings.values)
    postings.values = values
  }
  postings.values[postings.size++] = value
}

function grown(values: Uint16Array<ArrayBuffer>): Uint16Array<ArrayBuffer> {
  const larger = new Uint16Array(values.length * 2)
  larger.set(values)
  return larger
}

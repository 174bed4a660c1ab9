import { foldName } from '../../../models/language/fold.ts'

export interface TextDocument {
  id: string
  text: string
}

const K1 = 1.2
const B = 0.75

/**
 * Creates a plain BM25 search (Robertson and Zaragoza 2009) over folded words: no stemming, no synonyms, no filters. It shows what text search
 * achieves without understanding.
 * @returns a function from a query to at most `limit` ids, best first, ties ordered by id; omits documents that share no word
 */
export function createBm25(documents: readonly TextDocument[]): (query: string, limit?: number) => string[] {
  const postings = new Map<string, Map<number, number>>()
  const lengths = documents.map(({ text }, index) => {
    const words = wordsOf(text)
    for (const word of words) {
      const posting = postings.get(word) ?? new Map<number, number>()
      posting.set(index, (posting.get(index) ?? 0) + 1)
      postings.set(word, posting)
    }
    return words.length
  })
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
  return (query, limit = 10) => {
    const scores = new Map<number, number>()
    for (const word of new Set(wordsOf(query))) {
      const posting = postings.get(word) ?? new Map<number, number>()
      const idf = Math.log(1 + (documents.length - posting.size + 0.5) / (posting.size + 0.5))
      for (const [index, count] of posting) {
        const norm = count + K1 * (1 - B + (B * lengths[index]!) / meanLength)
        scores.set(index, (scores.get(index) ?? 0) + (idf * count * (K1 + 1)) / norm)
      }
    }
    return [...scores]
      .map(([index, score]) => ({ id: documents[index]!.id, score }))
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .slice(0, limit)
      .map(({ id }) => id)
  }
}

function wordsOf(text: string): string[] {
  return foldName(text)
    .split(' ')
    .filter((word) => word !== '')
}

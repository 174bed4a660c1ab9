import { tokenizeQuery } from '../../../models/language/query-tokens.ts'
import type { Glossary } from '../../../models/learned/glossary.ts'
import { ANY, phraseFeatures } from '../../../models/search/understand/learned/likeness.ts'
import { visibleWord } from '../../../models/search/understand/wishes/visible-word.ts'
import { wishMatcher } from '../../../models/search/understand/wishes/wish-matcher.ts'
import { preparedTokens } from '../../../models/search/understand/words/prepared-tokens.ts'
import { QueryReading } from '../../../models/search/understand/words/query-reading.ts'
import { loadBlindSet } from '../../evaluation/search/blind/blind-set.ts'
import type { BlindWish } from '../../evaluation/search/blind/blind-set.ts'
import type { RowToLearn } from '../linear-reader/learn-reader.ts'

/** Sets that the reader learns from; a later one measures it. */
const LEARNED = ['first', 'second', 'third', 'fourth'] as const

/** Descriptions that had been looked into when the reader was trained. */
export function openedDescriptions(): BlindWish[] {
  return LEARNED.flatMap(loadBlindSet)
}

/**
 * Builds a row of each clause of a description: of what its labels name, a clause is an example where cues find it, and unknown where they find it in no
 * clause; of everything else it is none.
 */
export function rowsOfDescription(
  { text, expect, also }: BlindWish,
  all: readonly string[],
  glossary: Glossary,
): RowToLearn[] {
  const reading = new QueryReading(preparedTokens(text, tokenizeQuery(text)).tokens)
  const nameOf = (key: string, wanted: boolean): string => (wanted ? key : `not-${key}`)
  const named = (labels: BlindWish['also']): string[] =>
    labels.flatMap(({ field, op, value }) => (field === 'feature' ? [nameOf(String(value), op !== 'not')] : []))
  const [asked, allowed] = [named(expect), new Set(named([...expect, ...also]))]
  const clauses = reading.clauses().map(([from, to]) => {
    const words = Array.from({ length: to - from }, (_, index) => visibleWord(reading, from + index))
    const found = new Set(
      wishMatcher()
        .read(words)
        .map(({ key, wanted }) => nameOf(key, wanted)),
    )
    return { from, to, found: found.intersection(allowed) }
  })
  const isWhole = asked.every((label) => clauses.some(({ found }) => found.has(label)))
  return clauses.map(({ from, to, found }) => ({
    features: phraseFeatures(reading, from, to, glossary),
    targets: Int8Array.from(all, (label) => {
      if (label === ANY) return found.size > 0 ? 1 : isWhole ? -1 : 0
      return found.has(label) ? 1 : allowed.has(label) ? 0 : -1
    }),
  }))
}

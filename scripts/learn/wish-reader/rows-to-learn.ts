import { tokenizeQuery } from '../../../models/language/query-tokens.ts'
import type { Glossary } from '../../../models/learned/glossary.ts'
import { WISH_KEYS } from '../../../models/search/intent/wish-keys.ts'
import { ANY, phraseFeatures } from '../../../models/search/understand/learned/likeness.ts'
import { KIN_OF } from './kin-wishes.ts'
import { preparedTokens } from '../../../models/search/understand/words/prepared-tokens.ts'
import { QueryReading } from '../../../models/search/understand/words/query-reading.ts'
import type { LearningOptions, RowToLearn } from '../linear-reader/learn-reader.ts'
import type { WrittenWish } from './learning-material.ts'

/** How the phrases are learned. */
export const LEARNING: LearningOptions = { fewestRows: 2, mostFeatures: 150_000, smallest: 16 }

/** Labels of the reader: each wish, and each refusal that was written. */
export function labelsOf(written: readonly WrittenWish[]): string[] {
  const used = new Set(written.flatMap(({ labels }) => labels))
  return [...WISH_KEYS, ...WISH_KEYS.map((key) => `not-${key}`)].filter((label) => used.has(label)).concat(ANY)
}

/** A phrase is no example of other wishes, but those that its words may stand for as well are unknown. */
export function rowOfWish({ labels, text }: WrittenWish, all: readonly string[], glossary: Glossary): RowToLearn {
  const kin = new Set(labels.flatMap((label) => [...(KIN_OF.get(label) ?? [])]))
  const targets = Int8Array.from(all, (label) =>
    label === ANY ? (labels.length > 0 ? 1 : -1) : labels.includes(label) ? 1 : kin.has(label) ? 0 : -1,
  )
  const reading = new QueryReading(preparedTokens(text, tokenizeQuery(text)).tokens)
  return { features: phraseFeatures(reading, 0, reading.tokens.length, glossary), targets }
}

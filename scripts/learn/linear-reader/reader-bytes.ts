import { encodeReader } from '../../../models/learned/linear-reader.ts'
import type { LearnedReader } from './learn-reader.ts'

/** Hashes of the material that a reader was learned from and of its features, which tests compare. */
export interface ReaderOrigin {
  readonly learnedFrom: string
  readonly fingerprint: string
}

const UNKNOWN: ReaderOrigin = { learnedFrom: '', fingerprint: '' }

/**
 * Encodes a trained reader as the bytes of its file.
 *
 * @param entries words with the concepts that they mean
 * @param origin left out for a reader of one evaluation
 */
export function readerBytes(
  { biases, scales, weights, choice }: LearnedReader,
  labels: readonly string[],
  entries: readonly (readonly [word: string, concepts: Iterable<string>])[],
  origin: ReaderOrigin = UNKNOWN,
): Uint8Array {
  return encodeReader(
    {
      labels: [...labels],
      biases,
      scales,
      features: weights.hashes.length,
      weights: weights.labelOf.length,
      words: Object.fromEntries(entries.map(([word, concepts]) => [word, [...concepts]])),
      ...origin,
      ...(choice && { choice }),
    },
    weights,
  )
}

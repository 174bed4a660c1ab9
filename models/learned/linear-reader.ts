import { z } from 'zod'

import { normOf } from './features.ts'
import { buildGlossary } from './glossary.ts'
import type { Glossary } from './glossary.ts'

/** Trained reader: one plane per label, over the features that tell most. */
export interface LinearReader {
  readonly glossary: Glossary
  readonly labels: readonly string[]
  readonly biases: readonly number[]
  /** Factor from a stored weight to the weight, for each label. */
  readonly scales: readonly number[]
  /** Position of a feature by its hash. */
  readonly positions: ReadonlyMap<number, number>
  /** Where the weights of a feature begin, by its position; they end where the next begin. */
  readonly starts: Uint32Array
  readonly labelOf: Uint8Array
  readonly weightOf: Int8Array
  readonly choice?: Choice | undefined
}

const choiceSchema = z.strictObject({
  /** Labels that compete, by their number; the last of them means any of the others, and its plane speaks for none. */
  labels: z.array(z.int().nonnegative()),
  /** From the log-odds of the share of a competing label to its score. */
  slopes: z.array(z.number()),
  shifts: z.array(z.number()),
})
/** Labels of which a passage has one, and how their shares become scores. */
export type Choice = z.infer<typeof choiceSchema>

const headerSchema = z.strictObject({
  labels: z.array(z.string()).max(255),
  biases: z.array(z.number()),
  scales: z.array(z.number()),
  features: z.int().nonnegative(),
  weights: z.int().nonnegative(),
  /** Concepts by word. */
  words: z.record(z.string(), z.array(z.string())),
  /** SHA-256 of the material that it was learned from. */
  learnedFrom: z.string(),
  /** Fingerprint of the features of some passages, to check that they are computed as in training. */
  fingerprint: z.string(),
  choice: choiceSchema.optional(),
})
export type ReaderHeader = z.infer<typeof headerSchema>

export interface ReaderWeights {
  /** Hashes of features, ascending. */
  readonly hashes: Uint32Array
  /** Where the weights of a feature begin; one more than features. */
  readonly starts: Uint32Array
  readonly labelOf: Uint8Array
  readonly weightOf: Int8Array
}

const HEADER_LENGTH_BYTES = 4

/** Header as JSON after its length, then hashes, starts, labels and weights. */
export function encodeReader(header: ReaderHeader, { hashes, starts, labelOf, weightOf }: ReaderWeights): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(headerSchema.parse(header)))
  const length = new Uint8Array(HEADER_LENGTH_BYTES)
  new DataView(length.buffer).setUint32(0, json.length, true)
  const parts = [length, json, bytesOf(hashes), bytesOf(starts), labelOf, new Uint8Array(weightOf.buffer)]
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** @throws Error for bytes of another format */
export function readerHeader(bytes: Uint8Array): ReaderHeader {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  return headerSchema.parse(
    JSON.parse(new TextDecoder().decode(bytes.subarray(HEADER_LENGTH_BYTES, HEADER_LENGTH_BYTES + length))),
  )
}

const decoded = new WeakMap<Uint8Array, LinearReader>()

/** The reader that bytes hold, decoded once. @throws Error for bytes of another format */
export function linearReader(bytes: Uint8Array): LinearReader {
  let reader = decoded.get(bytes)
  if (reader === undefined) {
    reader = decodeReader(bytes)
    decoded.set(bytes, reader)
  }
  return reader
}

/** Score of each label; above 0 the features are rather on its side. */
export function scoresOf(features: ReadonlyMap<number, number>, reader: LinearReader): Float64Array {
  const sums = new Float64Array(reader.labels.length)
  addWeights(sums, features, reader)
  const norm = normOf(features)
  for (let index = 0; index < sums.length; index++)
    sums[index] = reader.biases[index]! + (sums[index]! * reader.scales[index]!) / norm
  if (reader.choice) toScores(sums, reader.choice)
  return sums
}

/** Log-odds beyond which shares are not told apart. */
const SUREST = 30

/** Turns values of labels that compete into calibrated log-odds of their shares. */
function toScores(values: Float64Array, { labels, slopes, shifts }: Choice): void {
  const own = labels.map((label) => values[label]!)
  const largest = Math.max(...own)
  const shares = own.map((value) => Math.exp(value - largest))
  const all = shares.reduce((sum, share) => sum + share, 0)
  for (const [at, share] of shares.entries()) {
    const odds = Math.min(SUREST, Math.max(-SUREST, Math.log(share / Math.max(all - share, Number.MIN_VALUE))))
    const isAny = at === shares.length - 1
    values[labels[at]!] = slopes[at]! * (isAny ? -odds : odds) + shifts[at]!
  }
}

function addWeights(
  sums: Float64Array,
  features: ReadonlyMap<number, number>,
  { positions, starts, labelOf, weightOf }: LinearReader,
): void {
  for (const [hash, weight] of features) {
    const position = positions.get(hash)
    if (position === undefined) continue
    for (let k = starts[position]!; k < starts[position + 1]!; k++) sums[labelOf[k]!]! += weightOf[k]! * weight
  }
}

function decodeReader(source: Uint8Array): LinearReader {
  // The slice of a Buffer is no copy.
  const bytes = new Uint8Array(source.buffer, source.byteOffset, source.length)
  const { labels, biases, scales, features, weights, words, choice } = readerHeader(bytes)
  const jsonLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  let at = HEADER_LENGTH_BYTES + jsonLength
  const take = (length: number): Uint8Array<ArrayBuffer> => {
    if (at + length > bytes.length) throw new Error('The file of the reader ends too early.')
    at += length
    return bytes.slice(at - length, at)
  }
  const hashes = new Uint32Array(take(features * 4).buffer)
  const starts = new Uint32Array(take((features + 1) * 4).buffer)
  const positions = new Map<number, number>()
  hashes.forEach((hash, position) => positions.set(hash, position))
  return {
    glossary: buildGlossary(Object.entries(words)),
    labels,
    biases,
    scales,
    positions,
    starts,
    labelOf: take(weights),
    weightOf: new Int8Array(take(weights).buffer),
    choice,
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

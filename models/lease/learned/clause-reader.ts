import { z } from 'zod'
import { clauseFeatures } from './clause-features.ts'
import { leaseGlossary } from './lease-glossary.ts'
import type { LeaseGlossary } from './lease-glossary.ts'
import type { LeaseText, Statement } from '../text/lease-text.ts'
import { passagesOf } from './passages.ts'

/** Trained reader: one plane per label, over the features that tell most. */
export interface ClauseReader {
  readonly glossary: LeaseGlossary
  /** `L05`: a clause that the check should find. `+L14`: a clause that says what has to be mentioned. */
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
}

/** How a lease reads. Scores above 0 are rather on the side of their label. */
export interface ClauseReading {
  /** The passage that is likest to a label, of those whose statements pass a test. */
  likestTo(label: string, test?: (statement: Statement) => boolean): LikestPassage | undefined
  /** Statements that by themselves are likelier than a score. */
  countAbove(label: string, score: number): number
}

export interface LikestPassage {
  readonly score: number
  readonly statement: Statement
}

const headerSchema = z.strictObject({
  labels: z.array(z.string().regex(/^\+?L\d{2}$/)).max(255),
  biases: z.array(z.number()),
  scales: z.array(z.number()),
  features: z.int().nonnegative(),
  weights: z.int().nonnegative(),
  words: z.record(z.string(), z.array(z.string())),
  /** SHA-256 of the clauses and the glossary that it was learned from. */
  learnedFrom: z.string(),
  /** Fingerprint of the features of some passages, to check that they are computed as in training. */
  fingerprint: z.string(),
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

const decoded = new WeakMap<Uint8Array, ClauseReader>()

/** The reader that bytes hold, decoded once. @throws Error for bytes of another format */
export function clauseReader(bytes: Uint8Array): ClauseReader {
  let reader = decoded.get(bytes)
  if (reader === undefined) {
    reader = decodeReader(bytes)
    decoded.set(bytes, reader)
  }
  return reader
}

/** Reads every passage of a lease for every label. */
export function readClauses(text: LeaseText, reader: ClauseReader): ClauseReading {
  const passages = passagesOf(text, reader.glossary).map(({ statement, previous, tokens }) => ({
    statement,
    previous,
    scores: scoresOf(clauseFeatures(tokens), reader),
  }))
  return {
    likestTo: (label, test = () => true) => {
      const index = reader.labels.indexOf(label)
      let best: LikestPassage | undefined
      for (const { statement, previous, scores } of passages)
        if (
          scores[index]! > (best?.score ?? Number.NEGATIVE_INFINITY) &&
          test(statement) &&
          (previous === null || test(previous))
        )
          best = { score: scores[index]!, statement }
      return best
    },
    countAbove: (label, score) => {
      const index = reader.labels.indexOf(label)
      return passages.filter(({ previous, scores }) => previous === null && scores[index]! > score).length
    },
  }
}

function scoresOf(features: ReadonlyMap<number, number>, reader: ClauseReader): Float64Array {
  const sums = new Float64Array(reader.labels.length)
  addWeights(sums, features, reader)
  const norm = normOf(features)
  for (let index = 0; index < sums.length; index++)
    sums[index] = reader.biases[index]! + (sums[index]! * reader.scales[index]!) / norm
  return sums
}

/** Length of a passage as a vector of features, known or not. */
export function normOf(features: ReadonlyMap<number, number>): number {
  let sum = 0
  for (const weight of features.values()) sum += weight * weight
  return Math.sqrt(sum) || 1
}

function addWeights(
  sums: Float64Array,
  features: ReadonlyMap<number, number>,
  { positions, starts, labelOf, weightOf }: ClauseReader,
): void {
  for (const [hash, weight] of features) {
    const position = positions.get(hash)
    if (position === undefined) continue
    for (let k = starts[position]!; k < starts[position + 1]!; k++) sums[labelOf[k]!]! += weightOf[k]! * weight
  }
}

function decodeReader(source: Uint8Array): ClauseReader {
  // The slice of a Buffer is no copy.
  const bytes = new Uint8Array(source.buffer, source.byteOffset, source.length)
  const { labels, biases, scales, features, weights, words } = readerHeader(bytes)
  const jsonLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  let at = HEADER_LENGTH_BYTES + jsonLength
  const take = (length: number): Uint8Array<ArrayBuffer> => {
    if (at + length > bytes.length) throw new Error('The file of the clause reader ends too early.')
    at += length
    return bytes.slice(at - length, at)
  }
  const hashes = new Uint32Array(take(features * 4).buffer)
  const starts = new Uint32Array(take((features + 1) * 4).buffer)
  const positions = new Map<number, number>()
  hashes.forEach((hash, position) => positions.set(hash, position))
  return {
    glossary: leaseGlossary(Object.entries(words)),
    labels,
    biases,
    scales,
    positions,
    starts,
    labelOf: take(weights),
    weightOf: new Int8Array(take(weights).buffer),
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

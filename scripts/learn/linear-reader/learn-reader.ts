import { normOf } from '../../../models/learned/features.ts'
import type { Choice, ReaderWeights } from '../../../models/learned/linear-reader.ts'
import type { LinearModel, SparseRows } from '../../../models/statistics/linear-svm.ts'
import { trainLinearSvm } from '../../../models/statistics/linear-svm.ts'
import { trainSoftmax } from '../../../models/statistics/softmax-regression.ts'
import { roundTo } from '../../../models/statistics/round.ts'

/** A passage with its labels: 1 an example, -1 a counterexample, 0 unknown. */
export interface RowToLearn {
  readonly features: ReadonlyMap<number, number>
  readonly targets: Int8Array
}

/** Linear models over the most informative features, in whole numbers. */
export interface LearnedReader {
  readonly biases: number[]
  readonly scales: number[]
  readonly weights: ReaderWeights
  readonly choice?: Choice | undefined
}

export interface LearningOptions {
  /** Minimum rows of a feature. */
  readonly fewestRows: number
  readonly mostFeatures: number
  /** Minimum absolute weight, of 127; smaller weights have no effect and take much of the space. */
  readonly smallest: number
}

/** Trains a plane for each label. */
export type Trainer = (sparse: SparseRows, targets: readonly Int8Array[], labels: number) => LinearModel[]

const SVM_EPOCHS = 8
const CHOICE = { epochs: 6, step: 0.03 }
const SEED = 1
const LARGEST = 127

/** Each label against the rest. @param cost of an error in a row that is an example */
export function eachAlone(cost: number): Trainer {
  return (sparse, targets, labels) =>
    Array.from({ length: labels }, (_, label) => {
      const own = Int8Array.from(targets, (row) => row[label]!)
      return own.includes(1) ? trainLinearSvm(sparse, own, { cost, epochs: SVM_EPOCHS, seed: SEED }) : NEVER
    })
}

/** One of all labels; the last one is that a row has any, and its plane speaks for rows that have none. */
export const oneOfAll: Trainer = (sparse, targets, labels) => {
  const classes = targets.map((row) => row.with(labels - 1, -row[labels - 1]!))
  return trainSoftmax(sparse, classes, labels, { ...CHOICE, seed: SEED })
}

/** Learns a linear reader. The same rows give the same reader. */
export function learnReader(
  rows: readonly RowToLearn[],
  labels: readonly string[],
  { fewestRows, mostFeatures, smallest }: LearningOptions,
  train: Trainer,
): LearnedReader {
  const { hashes, kinds, sparse } = sparseRows(rows, fewestRows)
  const models = train(
    sparse,
    rows.map(({ targets }) => targets),
    labels.length,
  )
  const kept = mostTelling(models, kinds, mostFeatures)
  const scales = models.map(
    ({ weights }) => kept.reduce((most, f) => Math.max(most, Math.abs(weights[f] ?? 0)), 1e-9) / LARGEST,
  )
  return {
    biases: models.map(({ bias }) => roundTo(bias, 5)),
    scales: scales.map((scale) => Number(scale.toPrecision(6))),
    weights: compactWeights(kept, hashes, models, scales, smallest),
  }
}

/** Model of a label without examples. */
const NEVER: LinearModel = { weights: new Float32Array(0), bias: -9 }

function sparseRows(
  rows: readonly RowToLearn[],
  fewestRows: number,
): { hashes: number[]; kinds: Float32Array; sparse: SparseRows } {
  const counts = new Map<number, number>()
  for (const { features } of rows) for (const hash of features.keys()) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  const hashes = [...counts]
    .filter(([, count]) => count >= fewestRows)
    .map(([hash]) => hash)
    .sort((a, b) => a - b)
  const indexOf = new Map(hashes.map((hash, index) => [hash, index]))
  const kinds = new Float32Array(hashes.length)
  const starts = new Int32Array(rows.length + 1)
  const features: number[] = []
  const values: number[] = []
  for (const [r, row] of rows.entries()) {
    const norm = normOf(row.features)
    for (const [hash, weight] of row.features) {
      const index = indexOf.get(hash)
      if (index === undefined) continue
      kinds[index] = weight
      features.push(index)
      values.push(weight / norm)
    }
    starts[r + 1] = features.length
  }
  const sparse = {
    starts,
    features: Int32Array.from(features),
    values: Float32Array.from(values),
    featureCount: hashes.length,
  }
  return { hashes, kinds, sparse }
}

/** Indices of the features with the largest weight for some label, ascending. */
function mostTelling(models: readonly LinearModel[], kinds: Float32Array, most: number): number[] {
  const reach = kinds.map(
    (kind, f) => kind * models.reduce((largest, { weights }) => Math.max(largest, Math.abs(weights[f] ?? 0)), 0),
  )
  return [...reach.keys()]
    .sort((a, b) => reach[b]! - reach[a]! || a - b)
    .slice(0, most)
    .sort((a, b) => a - b)
}

function compactWeights(
  kept: readonly number[],
  hashes: readonly number[],
  models: readonly LinearModel[],
  scales: readonly number[],
  smallest: number,
): ReaderWeights {
  const starts = new Uint32Array(kept.length + 1)
  const labelOf: number[] = []
  const weightOf: number[] = []
  for (const [i, f] of kept.entries()) {
    for (const [label, { weights }] of models.entries()) {
      const weight = Math.round((weights[f] ?? 0) / scales[label]!)
      if (Math.abs(weight) < smallest) continue
      labelOf.push(label)
      weightOf.push(weight)
    }
    starts[i + 1] = labelOf.length
  }
  return {
    hashes: Uint32Array.from(kept, (f) => hashes[f]!),
    starts,
    labelOf: Uint8Array.from(labelOf),
    weightOf: Int8Array.from(weightOf),
  }
}

import { LIVEABILITY_DIMENSIONS, type LiveabilityDimension } from '../contracts/places/commune.ts'
import { INDICATORS, type IndicatorId } from './indicators.ts'
import { REQUIRED_INDICATOR_WEIGHT, REQUIRED_WEIGHT, SCORE_FLOOR } from './weights.ts'

/** Scores of one commune's indicators, 0 to 100, in the order of `INDICATORS`; null where unknown. */
export type IndicatorScores = readonly (number | null)[]
export type DimensionScores = Readonly<Record<LiveabilityDimension, number | null>>
export type DimensionWeights = Readonly<Record<LiveabilityDimension, number>>
export type Aggregation = 'arithmetic' | 'geometric'

// Two thirds of weights that add up in binary fractions.
const TOLERANCE = 1e-9

const COLUMNS = LIVEABILITY_DIMENSIONS.map((dimension) => ({
  dimension,
  columns: INDICATORS.flatMap(({ id, weight, ...indicator }, column) =>
    indicator.dimension === dimension ? [{ id, weight, column }] : [],
  ),
}))

/**
 * Weighted arithmetic mean of the indicators of each dimension; null when less than half of their weight is known.
 *
 * @param dropped an indicator to leave out as if it did not exist
 */
export function dimensionScores(scores: IndicatorScores, dropped: IndicatorId | null = null): DimensionScores {
  const entries = COLUMNS.map(({ dimension, columns }) => [dimension, meanOf(scores, columns, dropped)])
  return Object.fromEntries(entries) as DimensionScores
}

/** Share of each dimension after those without a score dropped out; all zero when too little weight is left for a total. */
export function effectiveWeights(scores: DimensionScores, weights: DimensionWeights): DimensionWeights {
  const all = LIVEABILITY_DIMENSIONS.reduce((sum, dimension) => sum + weights[dimension], 0)
  const present = LIVEABILITY_DIMENSIONS.filter((dimension) => scores[dimension] !== null)
  const known = present.reduce((sum, dimension) => sum + weights[dimension], 0)
  const enough = known > 0 && known >= REQUIRED_WEIGHT * all - TOLERANCE
  const share = (dimension: LiveabilityDimension): number =>
    enough && scores[dimension] !== null ? weights[dimension] / known : 0
  return Object.fromEntries(LIVEABILITY_DIMENSIONS.map((name) => [name, share(name)])) as DimensionWeights
}

/** Weighted mean over the dimensions, 0 to 100; null below two thirds of the weight of all dimensions. */
export function totalScore(
  scores: DimensionScores,
  weights: DimensionWeights,
  aggregation: Aggregation = 'geometric',
): number | null {
  const shares = effectiveWeights(scores, weights)
  const counted = LIVEABILITY_DIMENSIONS.filter((dimension) => shares[dimension] > 0)
  if (counted.length === 0) return null
  const mean = (value: (score: number) => number): number =>
    counted.reduce((sum, dimension) => sum + shares[dimension] * value(scores[dimension]!), 0)
  if (aggregation === 'arithmetic') return mean((score) => score)
  return Math.exp(mean((score) => Math.log(Math.max(score, SCORE_FLOOR))))
}

function meanOf(
  scores: IndicatorScores,
  columns: readonly { id: IndicatorId; weight: number; column: number }[],
  dropped: IndicatorId | null,
): number | null {
  let [all, known, sum] = [0, 0, 0]
  for (const { id, weight, column } of columns) {
    if (id === dropped) continue
    all += weight
    const score = scores[column] ?? null
    if (score === null) continue
    known += weight
    sum += weight * score
  }
  return known > 0 && known >= REQUIRED_INDICATOR_WEIGHT * all - TOLERANCE ? sum / known : null
}

import { LIVEABILITY_DIMENSIONS } from '../contracts/places/commune.ts'
import { seededRandom } from '../statistics/random.ts'
import { dimensionScores, totalScore } from './composite.ts'
import type { Aggregation, DimensionScores, DimensionWeights, IndicatorScores } from './composite.ts'
import { drawGamma } from '../statistics/draw-gamma.ts'
import { INDICATORS, type IndicatorId } from './indicators.ts'
import { ranksOf, spearman } from './ranks.ts'
import { DIMENSION_WEIGHTS } from './weights.ts'

export type Normalisation = 'goalposts' | 'z-score'
/** Scores of all communes under each way of normalising, one row a commune. */
export type ScoresByMethod = Readonly<Record<Normalisation, readonly IndicatorScores[]>>

/** One way of building the composite among those that could have been defended. */
export type Variant = {
  readonly normalisation: Normalisation
  readonly aggregation: Aggregation
  readonly weights: DimensionWeights
  readonly dropped: IndicatorId | null
}

export type Sensitivity = {
  /** By commune, in the order given: 5th and 95th percentile of its ranks, widened to hold its published rank; null without a score. */
  readonly intervals: readonly ({ readonly low: number; readonly high: number } | null)[]
  /** One a draw: the variant and the rank correlation of its scores with the published ones. */
  readonly draws: readonly { readonly variant: Variant; readonly correlation: number | null }[]
}

export const BASE_VARIANT: Variant = {
  normalisation: 'goalposts',
  aggregation: 'geometric',
  weights: DIMENSION_WEIGHTS,
  dropped: null,
}

const SENSITIVITY_DRAWS = 1000
const SEED = 20_260_722
/** Concentration of the Dirichlet distribution: a weight of 0.14 then has a standard deviation of 0.044, nearly a third of it. */
const WEIGHT_CONCENTRATION = 60
const TAIL = 0.05

/**
 * Ranks under seeded draws of the choices that could have been made otherwise: weights, normalisation, aggregation, and one
 * indicator left out. Saisana, Saltelli and Tarantola (2005, JRSS A 168); OECD/JRC Handbook, step 7.
 */
export function rankSensitivity(scores: ScoresByMethod, draws = SENSITIVITY_DRAWS, seed = SEED): Sensitivity {
  const random = seededRandom(seed)
  const dimensions = dimensionsOf(scores)
  const base = totals(BASE_VARIANT)
  const variants = Array.from({ length: draws }, () => drawVariant(random))
  // A dropped indicator must not take a commune in or out: ranks compare the communes that have a published score.
  const drawn = variants.map((variant) => totals(variant).map((score, i) => (base[i] === null ? null : score)))
  const ranks = drawn.map(ranksOf)
  const published = ranksOf(base)
  return {
    intervals: published.map((rank, i) =>
      rank === null
        ? null
        : rankInterval(
            rank,
            ranks.map((row) => row[i] ?? null),
          ),
    ),
    draws: variants.map((variant, k) => ({ variant, correlation: spearman(drawn[k]!, base) })),
  }

  function totals({ weights, aggregation, ...built }: Variant): (number | null)[] {
    return dimensions(built).map((row) => totalScore(row, weights, aggregation))
  }
}

/** Scores of the dimensions, which depend on few of a variant's choices: computed once for each of these. */
function dimensionsOf(
  scores: ScoresByMethod,
): (built: Pick<Variant, 'normalisation' | 'dropped'>) => DimensionScores[] {
  const known = new Map<string, DimensionScores[]>()
  return ({ normalisation, dropped }) => {
    const key = `${normalisation} ${dropped}`
    let rows = known.get(key)
    if (rows === undefined) known.set(key, (rows = scores[normalisation].map((row) => dimensionScores(row, dropped))))
    return rows
  }
}

function rankInterval(rank: number, drawn: readonly (number | null)[]): { low: number; high: number } {
  const sorted = drawn.filter((one) => one !== null).toSorted((a, b) => a - b)
  const low = sorted[Math.floor(TAIL * (sorted.length - 1))] ?? rank
  const high = sorted[Math.ceil((1 - TAIL) * (sorted.length - 1))] ?? rank
  return { low: Math.min(low, rank), high: Math.max(high, rank) }
}

function drawVariant(random: () => number): Variant {
  const gammas = LIVEABILITY_DIMENSIONS.map(
    (name) => [name, drawGamma(WEIGHT_CONCENTRATION * DIMENSION_WEIGHTS[name], random)] as const,
  )
  const sum = gammas.reduce((total, [, value]) => total + value, 0)
  const weights = Object.fromEntries(gammas.map(([name, value]) => [name, value / sum])) as DimensionWeights
  const normalisation = random() < 0.5 ? 'goalposts' : 'z-score'
  const aggregation = random() < 0.5 ? 'geometric' : 'arithmetic'
  // One place more than there are indicators: then none is dropped.
  const dropped = INDICATORS[Math.floor(random() * (INDICATORS.length + 1))]?.id ?? null
  return { normalisation, aggregation, weights, dropped }
}

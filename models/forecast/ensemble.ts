import { STEPS } from './horizon.ts'
import { likelihoodWeights } from './likelihood-weights.ts'
import { seasonalEffects } from './seasonal-effects.ts'
import type { SeriesFeatures } from './series-features.ts'
import { clipped, priorFeatures, seriesFeatures } from './series-features.ts'
import { fitSmoother } from './smoother-fit.ts'
import { smootherCoordinates, SMOOTHERS } from './smoother-grid.ts'
import { dotProduct } from '../statistics/dot-product.ts'

/** Forecasts of the models of the ensemble for one series, before weighting. Growth is in log points from the last value. */
export type Candidates = {
  readonly features: SeriesFeatures
  /** Growth by model and step: the smoothers in the order of SMOOTHERS, then drift. */
  readonly growth: readonly (readonly number[])[]
  /** Level now less the last value, by model; drift takes the last value as it is. */
  readonly levelGaps: readonly number[]
  /** One for each smoother. */
  readonly logLikelihoods: readonly number[]
  /** Forecast variance by smoother and step. */
  readonly variances: readonly (readonly number[])[]
  /** Seasonal part of growth by step, already inside `growth`. */
  readonly seasonalGrowth: readonly number[]
}

/** Log prior of the models as learned on public series: rows are the features of `priorFeatures`. */
export type EnsemblePrior = {
  /** By feature and smoother coordinate. */
  readonly smoother: readonly (readonly number[])[]
  /** By feature, for drift. */
  readonly drift: readonly number[]
  /** By feature: the log of the temperature on the likelihood. */
  readonly logTemperature: readonly number[]
}

export type EnsemblePath = {
  /** Weighted mean growth in log points, by step. */
  readonly growth: readonly number[]
  /** Standard deviation between the models, by step. */
  readonly spread: readonly number[]
}

const COORDINATES = SMOOTHERS.map(smootherCoordinates)

/** Runs every smoother and drift on the seasonally adjusted logs. @param logs at least eight, oldest first, no gaps */
export function ensembleCandidates(logs: readonly number[]): Candidates {
  const { effects, strength } = seasonalEffects(logs)
  const adjusted = logs.map((value, t) => value - effects[t]!)
  const features = seriesFeatures(logs, adjusted, strength)
  const fits = SMOOTHERS.map((smoother) => fitSmoother(smoother, adjusted))
  const origin = logs.length - 1
  const seasonalGrowth = STEPS.map((steps) => effects[origin + steps]! - effects[origin]!)
  const drift = STEPS.map((steps) => steps * features.meanGrowth)
  return {
    features,
    growth: [...fits.map((fit) => fit.growth), drift].map((path) => path.map((value, h) => value + seasonalGrowth[h]!)),
    levelGaps: [...fits.map((fit) => fit.levelGap), 0],
    logLikelihoods: fits.map((fit) => fit.logLikelihood),
    variances: fits.map((fit) => fit.variance),
    seasonalGrowth,
  }
}

/**
 * Averages the candidates by likelihood and learned prior (Bayesian model averaging with a tempered likelihood).
 *
 * @returns growth and spread by step, and the averaged level now less the last value
 */
export function combine(candidates: Candidates, prior: EnsemblePrior): EnsemblePath & { readonly levelGap: number } {
  const features = priorFeatures(candidates.features)
  const slopes = COORDINATES[0]!.map((_, c) => dotProduct(features, column(prior.smoother, c)))
  const logPriors = [...COORDINATES.map((point) => dotProduct(point, slopes)), dotProduct(features, prior.drift)]
  const temperature = Math.exp(clipped(dotProduct(features, prior.logTemperature), -3, 2))
  const weights = likelihoodWeights(candidates.logLikelihoods, logPriors, temperature)
  return { ...weightedPath(candidates.growth, weights), levelGap: dotProduct(candidates.levelGaps, weights) }
}

/** Forecast standard deviation by step when only the likelihood weighs the smoothers: within-model variance plus disagreement. */
export function likelihoodDeviation({ growth, logLikelihoods, variances }: Candidates): number[] {
  const weights = likelihoodWeights(logLikelihoods, Array<number>(logLikelihoods.length).fill(0), 1)
  const { spread } = weightedPath(growth.slice(0, weights.length), weights)
  return STEPS.map((_, h) => Math.sqrt(dotProduct(weights, column(variances, h)) + spread[h]! ** 2))
}

function weightedPath(growth: readonly (readonly number[])[], weights: readonly number[]): EnsemblePath {
  const paths = STEPS.map((_, h) => column(growth, h))
  const means = paths.map((values) => dotProduct(values, weights))
  const spread = paths.map((values, h) => {
    const squares = values.map((value) => (value - means[h]!) ** 2)
    return Math.sqrt(dotProduct(squares, weights))
  })
  return { growth: means, spread }
}

function column(rows: readonly (readonly number[])[], index: number): number[] {
  return rows.map((row) => row[index]!)
}

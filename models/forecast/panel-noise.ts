import { LEARNED_PANEL } from './learned-panel.ts'
import type { FilteredLevel, LevelObservation } from './local-level.ts'
import { filterLocalLevel } from './local-level.ts'

/** Variances of a panel in squared log points. */
export type PanelNoise = {
  /** Variance of one price around its cell's median, as it acts on the median: divided by the count. */
  readonly priceVariance: number
  /** Variance that the deviation of a commune from its type gains each quarter. */
  readonly stepVariance: number
}

/** A commune's deviations from the path of its type, by quarter, with the counts behind them. */
export type Deviations = readonly ({ readonly value: number; readonly count: number } | null)[]

const FACTORS = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((power) => 2 ** (power / 2))
/** Standard deviation of log variance under the prior: a factor of 2.7 either way is nothing unusual. */
const PRIOR_DEVIATION = 1

/** Most likely variances of a panel, all types together, on a grid around the learned ones with a log-normal prior. */
export function estimatePanelNoise(panels: readonly (readonly Deviations[])[]): PanelNoise {
  let best = { noise: LEARNED_PANEL.noise as PanelNoise, score: Number.NEGATIVE_INFINITY }
  for (const priceFactor of FACTORS) {
    for (const stepFactor of FACTORS) {
      const noise = {
        priceVariance: LEARNED_PANEL.noise.priceVariance * priceFactor,
        stepVariance: LEARNED_PANEL.noise.stepVariance * stepFactor,
      }
      const fit = panels.flatMap((cells) => filterDeviations(cells, noise))
      const surprise = Math.log(priceFactor) ** 2 + Math.log(stepFactor) ** 2
      const score = fit.reduce((sum, cell) => sum + cell.logLikelihood, -surprise / (2 * PRIOR_DEVIATION ** 2))
      if (score > best.score) best = { noise, score }
    }
  }
  return best.noise
}

/** Variance of a median of `count` prices. */
export function medianVariance(count: number, { priceVariance }: PanelNoise): number {
  return priceVariance / count + LEARNED_PANEL.medianFloor
}

/**
 * Filters each commune's deviation, starting from the mean deviation of its type: a commune without sales stays there, one with
 * many follows its own medians.
 *
 * @param factors by cell, on the variance of its medians
 */
export function filterDeviations(
  cells: readonly Deviations[],
  noise: PanelNoise,
  factors?: readonly number[],
): FilteredLevel[] {
  const startLevel = meanDeviation(cells)
  const model = { stepVariance: noise.stepVariance, startLevel, startVariance: LEARNED_PANEL.startVariance }
  return cells.map((cell, index) => {
    const observations = cell.map(
      (seen): LevelObservation | null =>
        seen && { value: seen.value, variance: (factors?.[index] ?? 1) * medianVariance(seen.count, noise) },
    )
    return filterLocalLevel(observations, model)
  })
}

/** How much noisier than its counts say a cell is: its mean squared surprise, shrunken towards 1. */
export function noiseFactor({ squaredSurprises }: FilteredLevel): number {
  const prior = LEARNED_PANEL.noiseFactorWeight
  return (squaredSurprises.reduce((sum, value) => sum + value, 0) + prior) / (squaredSurprises.length + prior)
}

function meanDeviation(cells: readonly Deviations[]): number {
  const means = cells.flatMap((cell) => {
    const seen = cell.filter((one) => one !== null)
    return seen.length > 0 ? [seen.reduce((sum, { value }) => sum + value, 0) / seen.length] : []
  })
  return means.length > 0 ? means.reduce((sum, value) => sum + value, 0) / means.length : 0
}

/** State of a local-level model after the last quarter. */
export type FilteredLevel = {
  readonly level: number
  readonly variance: number
  readonly logLikelihood: number
  /** Squared one-step errors over their expected variance, for the observations after the first. */
  readonly squaredSurprises: readonly number[]
}

export type LevelObservation = { readonly value: number; readonly variance: number }

export type LocalLevel = {
  /** Variance the level gains each quarter. */
  readonly stepVariance: number
  /** Level before anything was seen: with no observation it stays there. */
  readonly startLevel: number
  readonly startVariance: number
}

/**
 * Kalman filter of a random-walk level seen with known noise (Durbin and Koopman 2012, chapter 2). A quarter without observation
 * only adds to the variance.
 *
 * @param observations one a quarter, oldest first; null for none
 */
export function filterLocalLevel(
  observations: readonly (LevelObservation | null)[],
  { stepVariance, startLevel, startVariance }: LocalLevel,
): FilteredLevel {
  let level = startLevel
  let variance = startVariance - stepVariance
  let logLikelihood = 0
  let isFirst = true
  const squaredSurprises: number[] = []
  for (const observation of observations) {
    variance += stepVariance
    if (observation === null) continue
    const expected = variance + observation.variance
    const error = observation.value - level
    logLikelihood -= (Math.log(expected) + (error * error) / expected) / 2
    if (!isFirst) squaredSurprises.push((error * error) / expected)
    isFirst = false
    level += (variance / expected) * error
    variance *= observation.variance / expected
  }
  return { level, variance, logLikelihood, squaredSurprises }
}

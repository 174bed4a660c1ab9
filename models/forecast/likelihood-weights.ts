/** A likelihood this far (in log units) below the best counts as this far: worse fits are all alike. */
const LONGEST_FALL = 30

/**
 * Weights that sum to 1: exp(temperature x log likelihood + log prior), normalised.
 *
 * @param logLikelihoods one for each fitted model; the models past its end have a prior alone
 * @param logPriors one for each model, fitted ones first
 * @param temperature below 1 the likelihood is trusted less than it claims, as it should be when all models are wrong
 */
export function likelihoodWeights(
  logLikelihoods: readonly number[],
  logPriors: readonly number[],
  temperature: number,
): number[] {
  const relative = relativeLikelihoods(logLikelihoods)
  const logWeights = logPriors.map((prior, index) => prior + temperature * (relative[index] ?? 0))
  const largest = logWeights.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
  const weights = logWeights.map((value) => Math.exp(value - largest))
  const total = weights.reduce((sum, value) => sum + value, 0)
  return weights.map((value) => value / total)
}

/** Log likelihoods less the best of them, no lower than -30. */
export function relativeLikelihoods(logLikelihoods: readonly number[]): number[] {
  const best = logLikelihoods.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
  return logLikelihoods.map((value) => Math.max(value - best, -LONGEST_FALL))
}

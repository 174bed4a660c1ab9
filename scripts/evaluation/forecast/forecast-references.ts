import { ensembleCandidates } from '../../../models/forecast/ensemble.ts'
import { STEPS } from '../../../models/forecast/horizon.ts'
import { likelihoodWeights } from '../../../models/forecast/likelihood-weights.ts'
import { SMOOTHERS } from '../../../models/forecast/smoother-grid.ts'
import { mean } from '../../../models/statistics/mean.ts'

export type ReferenceMethod = 'naive' | 'meanOfFour' | 'theta' | 'dampedTrend'

/** Forecasts with a standard method for comparison. @param history at least eight values above 0, oldest first */
export function referenceForecast(method: ReferenceMethod, history: readonly number[]): number[] {
  const last = history.at(-1) ?? 0
  if (method === 'naive') return STEPS.map(() => last)
  if (method === 'meanOfFour') return STEPS.map(() => history.slice(-4).reduce((sum, value) => sum + value, 0) / 4)
  const growth = method === 'theta' ? thetaGrowth(history) : familyGrowth('damped', history)
  return growth.map((value) => last * Math.exp(value))
}

/** Assimakopoulos and Nikolopoulos (2000): simple exponential smoothing plus half the linear trend, here on seasonally adjusted logs. */
function thetaGrowth(history: readonly number[]): number[] {
  const logs = history.map(Math.log)
  const centre = (logs.length - 1) / 2
  const level = mean(logs)
  const covariance = logs.reduce((sum, value, t) => sum + (t - centre) * (value - level), 0)
  const slope = covariance / logs.reduce((sum, _, t) => sum + (t - centre) ** 2, 0)
  return familyGrowth('level', history).map((value, h) => value + (slope / 2) * (h + 1))
}

/** One family of smoothers alone, averaged by likelihood. */
function familyGrowth(family: 'level' | 'damped', history: readonly number[]): number[] {
  const { growth, logLikelihoods } = ensembleCandidates(history.map(Math.log))
  const members = SMOOTHERS.flatMap((smoother, index) => (smoother.family === family ? [index] : []))
  const likelihoods = members.map((index) => logLikelihoods[index]!)
  const weights = likelihoodWeights(likelihoods, Array<number>(members.length).fill(0), 1)
  return STEPS.map((_, h) => members.reduce((sum, index, k) => sum + weights[k]! * growth[index]![h]!, 0))
}

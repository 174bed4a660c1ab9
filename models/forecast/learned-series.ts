import type { EnsemblePrior } from './ensemble.ts'
import type { ConformalMultipliers, IntervalScale } from './interval-width.ts'

/*
 * Constants of the series forecast, written by scripts/learn/fit-forecast-priors.ts; do not edit by hand.
 *
 * Learned on the tuning half of the public quarterly series (sources whose id hash is even; nothing of the reporting half is seen),
 * over all rolling origins with at least eight quarters of history. House-price groups weigh the same whatever their size,
 * competition groups 0.15 of that; within a group the origins have the mix of history lengths of the last origins.
 *
 * prior       minimises OWA of the weighted mean path, ridge penalty 0.003 (scripts/learn/fit-ensemble-prior.ts)
 * correction  ridge regression of what the ensemble missed, absolute-error loss, penalty 0.1 (scripts/learn/fit-pooled-correction.ts)
 * scale       minimises the 80 % and 95 % interval scores together (scripts/learn/fit-interval-scale.ts)
 * multipliers quantiles of |error| / scale, house prices only, on sources left out of the fit (three folds)
 */
export type LearnedSeries = {
  readonly prior: EnsemblePrior
  /** By feature of `correctionFeatures` and step. */
  readonly correction: readonly (readonly number[])[]
  readonly scale: IntervalScale
  readonly multipliers: ConformalMultipliers
}

export const LEARNED_SERIES: LearnedSeries = {
  prior: {
    smoother: [
      [0.16053, -1.0032, 0.55124, 0.19153, -0.084228, 1.0071, -0.18862, 0.4758, 0.26942, 0.39013, 0.10408],
      [-0.16926, -0.28523, 0.4811, -0.39593, -0.67827, 1.296, -0.39522, -0.43706, -0.3214, -0.50661, -0.18337],
      [0.10859, 0.41345, -0.69633, 0.13965, 0.039997, -0.15118, -0.097849, -0.34789, 0.28031, -0.44655, -0.048766],
      [0.08198, -0.62175, -0.48506, -1.0025, -0.28624, -0.044673, -0.26461, -0.73418, 0.047165, -0.2158, -0.32992],
      [-0.4118, 0.9896, -0.3855, 1.4597, -0.30543, 0.47528, 0.38531, -0.10719, 0.301, 1.0752, 0.11625],
      [0.17459, 1.6083, -1.6354, -0.98099, 0.62127, -1.1703, 0.49112, -0.42856, 0.99165, -0.20847, -0.63248],
      [0.37456, -0.2443, 0.4321, 0.38478, 0.87837, 0.33834, 0.57738, -0.47373, 0.28691, 0.61305, -0.3681],
    ],
    drift: [-0.70858, -0.026611, 0.17428, 1.0248, -0.1923, -0.14748, -0.56236],
    logTemperature: [-1.0753, -0.83232, 0.46696, 0.54792, 0.27787, -0.13882, -0.8434],
  },
  correction: [
    [0.072111, 0.0067058, -0.071832, -0.019636],
    [-0.040004, -0.090572, -0.033569, -0.063521],
    [0.0011351, 0.03369, 0.032984, 0.014095],
    [0.069395, 0.084758, 0.047535, 0.026739],
    [-0.021249, -0.016295, -0.036988, -0.0056268],
    [-0.040693, -0.0049338, 0.066824, 0.023851],
    [0.0095885, 0.033958, 0.003805, 0.047834],
    [-0.016319, 0.042225, 0.049627, 0.017654],
    [0.0086926, 0.016578, 0.018921, 0.0004967],
    [0.0074022, 0.020639, 0.0091507, 0.0088111],
    [0.0097377, 0.018286, 0.010785, 0.0084182],
    [0.0096619, -0.080696, -0.013909, -0.035365],
    [0.025386, 0.013333, -0.0028928, 0.060173],
    [0.032166, -0.064738, -0.015081, -0.02153],
    [-0.026878, -0.018015, -0.077323, 0.029115],
  ],
  scale: {
    exponents: [-0.21615, -0.2748, 0.15686, -0.076373, -0.064179, 0.15306, 0.50456, 0.24604],
    steps: [-0.34758, -0.23666, -0.26381, -0.22065],
  },
  multipliers: { level80: [1.0049, 1.0118, 1.0412, 1.0353], level95: [1.832, 1.7862, 1.9455, 1.9405] },
}

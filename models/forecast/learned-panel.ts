/*
 * Constants of the panel forecast.
 *
 * Learned on Belgian quarterly medians by commune and type (Statbel; the tuning half of the communes by hash of their id, all rolling
 * origins from sixteen quarters of history). The variances are only where the search on the data at hand starts
 * (`estimatePanelNoise`). The multipliers are printed by scripts/learn/fit-panel-multipliers.ts.
 */
export const LEARNED_PANEL = {
  noise: {
    /** One price around its median: 0.41 log points, times pi / 2 for a median instead of a mean gives a variance near 0.17. */
    priceVariance: 0.17,
    /** A commune drifts from its type by about 1.2 % a quarter. */
    stepVariance: 0.00015,
  },
  /** Variance of a median that no number of sales removes: the mix of what is sold. */
  medianFloor: 0.0005,
  /** Spread of communes around their type before anything is seen: 0.17 log points. */
  startVariance: 0.03,
  /** Quarters of surprises as typical as the counts say that each cell is credited with. */
  noiseFactorWeight: 20,
  /** A future median is taken to rest on at least this many sales: medians of fewer are withheld. */
  fewestFutureSales: 12,
  /** Interval half-width over its standard deviation: conformal quantiles, pooled over the steps. */
  multipliers: { level80: 1.15, level95: 1.94 },
} as const

/** Standard deviations in log points; all areas share them. */
export type Spreads = {
  /** A year's change of an area's level beside the country. */
  readonly levelStep: number
  /** Noise of a registered mean. */
  readonly paidNoise: number
  /** Noise of an asked mean. */
  readonly askedNoise: number
  /** How far the ratios of areas lie apart before anything is seen of one. */
  readonly markupSpread: number
  /** A year's change of an area's ratio beside the country. */
  readonly markupStep: number
}

/** One year of an area: log prices above the path of the country; null where none was published or may be known. */
export type AreaYear = { readonly paid: number | null; readonly asked: number | null }

export type Belief = {
  /** Log price paid, above the path. */
  readonly level: number
  readonly levelVariance: number
  /** Log ratio of paid to asked, above that of the paths. */
  readonly markup: number
  readonly markupVariance: number
  readonly logLikelihood: number
}

/** Deviation of levels before anything is seen of an area. */
const LEVEL_SPREAD = 0.3

/**
 * Kalman filter of one area: a random walk of what is paid, of which deeds tell with noise and adverts less a ratio that is nearly its own. An area
 * of which little was seen keeps the ratio of all.
 *
 * @param years without gaps, oldest first
 */
export function levelAndMarkup(
  years: readonly AreaYear[],
  { levelStep, paidNoise, askedNoise, markupSpread, markupStep }: Spreads,
  prior: { readonly level: number; readonly markup: number },
): Belief {
  let { level, markup } = prior
  let [levelVariance, both, markupVariance] = [LEVEL_SPREAD ** 2, 0, markupSpread ** 2]
  let logLikelihood = 0
  // Adverts show the level less the ratio: a weight of -1, deeds 0.
  const see = (value: number, weight: number, noise: number): void => {
    const toLevel = levelVariance + weight * both
    const toMarkup = both + weight * markupVariance
    const variance = toLevel + weight * toMarkup + noise ** 2
    const surprise = value - (level + weight * markup)
    logLikelihood -= (Math.log(variance) + surprise ** 2 / variance) / 2
    level += (toLevel / variance) * surprise
    markup += (toMarkup / variance) * surprise
    levelVariance -= toLevel ** 2 / variance
    both -= (toLevel * toMarkup) / variance
    markupVariance -= toMarkup ** 2 / variance
  }
  for (const [index, { paid, asked }] of years.entries()) {
    if (index > 0) {
      levelVariance += levelStep ** 2
      markupVariance += markupStep ** 2
    }
    if (paid !== null) see(paid, 0, paidNoise)
    if (asked !== null) see(asked, -1, askedNoise)
  }
  return { level, levelVariance, markup, markupVariance, logLikelihood }
}

import type { LiveabilityDimension } from '../contracts/places/commune.ts'

/**
 * Weights of the dimensions, adding up to 1: a judgement, close to equal weights (the default of the OECD/JRC handbook, chapter
 * "Weighting and aggregation") and tilted towards what a household meets every day and what is measured well. Price, services,
 * transit and commute lie above one ninth; education and health, measured by reach and not by quality, a little below; safety and
 * nature lower, because they have no source yet; the state of the housing market is the least of them.
 *
 * Without safety and nature 0.84 of the weight remains, without any one further dimension at least 0.68, so one more may be missing.
 */
export const DIMENSION_WEIGHTS: Readonly<Record<LiveabilityDimension, number>> = {
  price: 0.16,
  safety: 0.08,
  transit: 0.14,
  commute: 0.14,
  services: 0.16,
  education: 0.1,
  health: 0.1,
  nature: 0.08,
  housing_market: 0.04,
}

/** A score needs this share of the weight of all nine dimensions, those without a source counted. */
export const REQUIRED_WEIGHT = 2 / 3

/** A dimension needs this share of the weight of its indicators. */
export const REQUIRED_INDICATOR_WEIGHT = 1 / 2

/** A dimension below this counts as this much in the geometric mean, so that a zero weighs heavily without deciding alone. */
export const SCORE_FLOOR = 10

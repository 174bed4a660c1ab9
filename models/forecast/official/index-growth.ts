import { mean } from '../../statistics/mean.ts'
import { sum } from '../../statistics/sum.ts'

/** Percent by quarter (year x 4 + quarter - 1). */
export type QuarterlyRates = ReadonlyMap<number, number>

/** Fewest quarterly growths behind an expectation. */
export const FEWEST_GROWTHS = 12
/** Share of a surprise that the level of growth takes up. */
const LEARNING = 0.3
/** Share of the level of growth that is left a quarter later. */
const PERSISTENCE = 0.9
/** Quarters over which the level of growth begins. */
const OPENING_QUARTERS = 8
/** Quarters that the mean of a season is shrunken by. */
const SEASON_PRIOR_QUARTERS = 4
/** Log points a quarter for each percentage point that the policy rate rose over the year before it. */
const RATE_EFFECT = -0.0025
/** Quarters on either side of one whose mean growth its season is measured from. */
const SEASON_REACH = 3

/**
 * Log growth expected of the quarters after a history: a smoothed level of growth that fades, a shrunken season and the yearly change of
 * the policy rate. The constants were chosen on figures up to 2014, nearly all of other countries (the model card has what was tried).
 *
 * @param growth log growth by quarter, oldest first, at least `FEWEST_GROWTHS`
 * @param next the quarter after the last
 * @param rates a rate that is not known is taken as the last known one before it
 */
export function expectedGrowth(
  growth: readonly number[],
  next: number,
  steps: number,
  rates: QuarterlyRates,
): number[] {
  const first = next - growth.length
  const seasons = seasonsOf(growth, first)
  const seasonOf = (quarter: number): number => seasons[quarter % 4]!
  const adjusted = growth.map((change, index) => change - seasonOf(first + index))
  const level = adjusted
    .slice(OPENING_QUARTERS)
    .reduce((known, change) => known + LEARNING * (change - known), mean(adjusted.slice(0, OPENING_QUARTERS)))
  return Array.from({ length: steps }, (_, index) => {
    const quarter = next + index
    return PERSISTENCE ** (index + 1) * level + seasonOf(quarter) + RATE_EFFECT * yearlyRise(rates, quarter - 1)
  })
}

/** By quarter of the year, adding up to 0. */
function seasonsOf(growth: readonly number[], first: number): number[] {
  const around = growth.map((change, index) => {
    return change - mean(growth.slice(Math.max(0, index - SEASON_REACH), index + SEASON_REACH + 1))
  })
  const means = [0, 1, 2, 3].map((season) => {
    const own = around.filter((_, index) => (first + index) % 4 === season)
    return sum(own) / (own.length + SEASON_PRIOR_QUARTERS)
  })
  return means.map((value) => value - mean(means))
}

function yearlyRise(rates: QuarterlyRates, quarter: number): number {
  const [now, before] = [knownRate(rates, quarter), knownRate(rates, quarter - 4)]
  return now === undefined || before === undefined ? 0 : now - before
}

function knownRate(rates: QuarterlyRates, quarter: number): number | undefined {
  const known = [...rates.keys()].filter((one) => one <= quarter)
  return known.length === 0 ? undefined : rates.get(Math.max(...known))
}

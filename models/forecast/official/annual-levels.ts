import { mean } from '../../statistics/mean.ts'
import { median } from '../../statistics/median.ts'
import { sum } from '../../statistics/sum.ts'
import { filterLocalLevel } from '../local-level.ts'

/** Log values by area and year. */
export type AnnualHistory = ReadonlyMap<string, ReadonlyMap<number, number>>

/** A panel of yearly values as one year knows it, in log points. */
export type AnnualLevels = {
  /** Growth expected of the next year: halfway between the mean of all years and the last. */
  readonly growth: number
  /** Areas with a value in the year. */
  readonly areas: readonly AreaLevel[]
}

export type AreaLevel = {
  readonly area: string
  readonly last: number
  /** Level behind the noise of its values. */
  readonly level: number
  /** Standard deviation of next year's value, apart from the growth that all areas share. */
  readonly deviation: number
}

/** Median of a squared standard normal. */
const CHI_SQUARE_MEDIAN = 0.455
const LEAST_VARIANCE = 1e-5
/** Variance of a level before anything is seen. */
const DIFFUSE = 100
/** Years that an area's own noise is shrunken towards that of all areas by. */
const NOISE_PRIOR_YEARS = 6

/**
 * Splits a panel into the growth that areas share (the median change of those with both values) and a random-walk level of each area
 * seen with noise. Both variances are robust moments of the changes over one and two years, pooled over areas; how noisy an area is
 * beside the others comes from its own past surprises.
 *
 * @param years with values, ascending; the last is the one that forecasts are made in
 */
export function annualLevels(history: AnnualHistory, years: readonly number[]): AnnualLevels {
  const changes = years.slice(1).map((year, index) => yearlyGrowth(history, years[index]!, year))
  const path = new Map([[years[0]!, 0]])
  for (const [index, change] of changes.entries())
    path.set(years[index + 1]!, path.get(years[index]!)! + change * (years[index + 1]! - years[index]!))
  const origin = years.at(-1)!
  const deviations = new Map(
    [...history].map(([area, values]) => [
      area,
      new Map([...path].flatMap(([year, shared]) => (values.has(year) ? [[year, values.get(year)! - shared]] : []))),
    ]),
  )
  const { step, noise } = variances([...deviations.values()])
  const areas = [...deviations].flatMap(([area, own]): AreaLevel[] => {
    if (!own.has(origin)) return []
    const first = Math.min(...own.keys())
    const observations = Array.from({ length: origin - first + 1 }, (_, index) => {
      const value = own.get(first + index)
      return value === undefined ? null : { value, variance: noise }
    })
    const prior = { stepVariance: step, startLevel: own.get(first)!, startVariance: DIFFUSE }
    const { level, variance, squaredSurprises } = filterLocalLevel(observations, prior)
    const ownNoise = (sum(squaredSurprises) + NOISE_PRIOR_YEARS) / (squaredSurprises.length + NOISE_PRIOR_YEARS)
    const last = history.get(area)!.get(origin)!
    const deviation = Math.sqrt((variance + step + noise) * ownNoise)
    return [{ area, last, level: level + path.get(origin)!, deviation }]
  })
  return { growth: (mean(changes) + changes.at(-1)!) / 2, areas }
}

/** Median change a year of the areas with a value in both years. */
export function yearlyGrowth(history: AnnualHistory, from: number, to: number): number {
  return median(changesOver([...history.values()], from, to)) / (to - from)
}

function changesOver(series: readonly ReadonlyMap<number, number>[], from: number, to: number): number[] {
  return series.flatMap((values) => (values.has(from) && values.has(to) ? [values.get(to)! - values.get(from)!] : []))
}

/** Splits variance into noise and yearly steps: a change over one year holds twice the noise and one step, over two years one step more. */
function variances(series: readonly ReadonlyMap<number, number>[]): { step: number; noise: number } {
  const years = [...new Set(series.flatMap((values) => [...values.keys()]))]
  const over = (lag: number): number => {
    const changes = years.flatMap((year) => changesOver(series, year - lag, year))
    return median(changes.map((change) => change ** 2)) / CHI_SQUARE_MEDIAN
  }
  const [one, two] = [over(1), over(2)]
  const step = Math.max(Number.isNaN(two) ? one : two - one, LEAST_VARIANCE)
  return { step, noise: Math.max((one - step) / 2, LEAST_VARIANCE) }
}

import { mean } from '../../statistics/mean.ts'
import { NORMAL_80 } from '../../statistics/normal-quantile.ts'
import { quantile } from '../../statistics/quantile.ts'
import { student80 } from '../../statistics/student-quantile.ts'

/** Errors of the forecasts of one year, log points: `shared` is their median over areas, `deviation` what was expected of one apart from it. */
export type JudgedYear = {
  readonly shared: number
  readonly errors: readonly { readonly error: number; readonly deviation: number }[]
}

/** Fewest past years with outcomes behind an interval. */
export const FEWEST_OUTCOME_YEARS = 2

/**
 * Half-width of the 80 % interval. The spread of areas around their year is a quantile of many past errors; the error that a year's areas
 * share has been seen once a year, hence Student's t with as many degrees of freedom as years.
 *
 * @param past at least `FEWEST_OUTCOME_YEARS`
 */
export function halfWidths(past: readonly JudgedYear[]): (cell: { readonly deviation: number }) => number {
  const scaled = past.flatMap(({ shared, errors }) =>
    errors.map(({ error, deviation }) => Math.abs(error - shared) / deviation),
  )
  const spread = quantile(scaled, 0.8) / NORMAL_80
  const years = past.length
  const shared = mean(past.map((year) => year.shared ** 2)) * (1 + 1 / years)
  const t = student80(years)
  return ({ deviation }) => t * Math.sqrt((spread * deviation) ** 2 + shared)
}

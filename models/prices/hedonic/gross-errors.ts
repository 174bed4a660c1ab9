import type { AdvertRow } from './advert.ts'
import { groupMedians } from '../../statistics/median.ts'
import { madScale } from '../../statistics/median-absolute-deviation.ts'

/** Rows further than this many robust standard deviations from their like are taken for mistakes, not for dear homes. */
const CUT_OFF_SCALES = 6
/** The cut-off never falls below a factor of two: thin, uniform markets must not reject a merely unusual home. */
const MINIMUM_CUT_OFF = Math.log(2)

export type Screening = { kept: AdvertRow[]; rejected: AdvertRow[] }

/**
 * Sets aside rows whose price or area is grossly wrong: a digit too many or too few, a price per m² or a rent in
 * the place of a sale price. The log price per m² is compared with robust medians of commune and type, of quarter
 * and type, and a size slope. Rows without an area are judged by their log price, with the same rule.
 */
export function screenGrossErrors(rows: readonly AdvertRow[]): Screening {
  const screening: Screening = { kept: [], rejected: [] }
  const measured = rows.filter((row) => row.areaM2 !== undefined)
  const unmeasured = rows.filter((row) => row.areaM2 === undefined)
  screen(measured, (row) => Math.log(row.priceEur / row.areaM2!), screening)
  screen(unmeasured, (row) => Math.log(row.priceEur), screening)
  return screening
}

function screen(rows: AdvertRow[], logMeasure: (row: AdvertRow) => number, screening: Screening): void {
  const residuals = robustResiduals(rows, logMeasure)
  const cutOff = Math.max(CUT_OFF_SCALES * madScale(residuals), MINIMUM_CUT_OFF)
  rows.forEach((row, i) => (Math.abs(residuals[i]!) <= cutOff ? screening.kept : screening.rejected).push(row))
}

function robustResiduals(rows: AdvertRow[], logMeasure: (row: AdvertRow) => number): Float64Array {
  const residuals = Float64Array.from(rows, logMeasure)
  const bandOf = sizeBands(rows)
  sweepMedians(residuals, rows, (row) => row.type)
  sweepMedians(residuals, rows, (row) => `${row.type} ${row.quarter}`)
  sweepMedians(residuals, rows, (row) => `${row.type} ${row.commune}`)
  sweepMedians(residuals, rows, (row) => `${row.type} ${bandOf(row)}`)
  sweepMedians(residuals, rows, (row) => `${row.type} ${row.quarter}`)
  return residuals
}

/**
 * Half-octave size bands between the 5 % and the 95 % quantile of each type: beyond, a band of its own could hold
 * nothing but wrong areas, and its median would excuse them.
 */
function sizeBands(rows: AdvertRow[]): (row: AdvertRow) => number {
  const ranges = new Map<string, [number, number]>()
  for (const type of new Set(rows.map((row) => row.type))) {
    const areas = Float64Array.from(
      rows.filter((row) => row.type === type),
      ({ areaM2 }) => areaM2 ?? 0,
    ).sort()
    ranges.set(type, [areas[Math.floor(0.05 * areas.length)]!, areas[Math.floor(0.95 * (areas.length - 1))]!])
  }
  return ({ type, areaM2 }) => {
    const [low, high] = ranges.get(type)!
    return areaM2 === undefined ? 0 : Math.round(2 * Math.log2(Math.min(Math.max(areaM2, low), high)))
  }
}

/** Subtracts the median of each group that has enough rows for one. */
function sweepMedians(residuals: Float64Array, rows: AdvertRow[], keyOf: (row: AdvertRow) => string): void {
  const numbers = new Map<string, number>()
  const groups = Int32Array.from(rows, (row) => {
    const key = keyOf(row)
    const known = numbers.get(key)
    if (known === undefined) numbers.set(key, numbers.size)
    return known ?? numbers.size - 1
  })
  const medians = groupMedians(residuals, groups, numbers.size)
  groups.forEach((group, i) => (residuals[i] = residuals[i]! - medians[group]!))
}

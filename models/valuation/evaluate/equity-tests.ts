import { FEWEST_TESTED } from '../model/confidence-record.ts'
import { priceRelatedBias } from '../model/scores.ts'
import type { ScoredEstimate } from '../model/scores.ts'
import { mean } from '../../statistics/mean.ts'
import { median } from '../../statistics/median.ts'
import { quantile } from '../../statistics/quantile.ts'
import { seededRandom } from '../../statistics/random.ts'

const EQUITY_MEASURES = ['cod', 'prd', 'prb', 'vei', 'horizontal'] as const
export type EquityMeasure = (typeof EQUITY_MEASURES)[number]

/** A measure of equity with its 95 % interval, against the range that assessors accept. */
export interface EquityLine {
  readonly measure: EquityMeasure
  readonly value: number
  readonly low: number
  readonly high: number
  /** Accepted range. */
  readonly from: number
  readonly to: number
  /** `pass`: the whole interval is inside the range; `fail`: all of it is outside; `unclear`: neither. */
  readonly result: 'pass' | 'fail' | 'unclear'
}

/** An estimate with the part of the market that it belongs to, and the project whose errors move together. */
export type GroupedEstimate = ScoredEstimate & { readonly group: string; readonly project: string }

/** Accepted ranges (IAAO Standard on Ratio Studies: COD, PRD, PRB 2013; VEI 2025; level of each stratum within 5 % of the whole). */
const ACCEPTED: Record<EquityMeasure, readonly [from: number, to: number]> = {
  cod: [0, 15],
  prd: [0.98, 1.03],
  prb: [-0.05, 0.05],
  vei: [-10, 10],
  horizontal: [0, 5],
}
const RESAMPLES = 400

/**
 * Tests estimates as assessors test a roll. The intervals are percentiles of resamples that draw whole projects (Davison & Hinkley 1997).
 * Horizontal distances have no sign, so noise adds to them and a resample adds it once more: its interval is moved by the mean that the resamples are above
 * the value. @returns nothing for fewer than 20 estimates, and no horizontal test of fewer than two groups
 */
export function equityTests(estimates: readonly GroupedEstimate[], seed: number): EquityLine[] {
  if (estimates.length < FEWEST_TESTED) return []
  const random = seededRandom(seed)
  const projects = [...Map.groupBy(estimates, ({ project }) => project).values()]
  const groups = testedGroups(estimates)
  const resamples = Array.from({ length: RESAMPLES }, () =>
    measured(
      projects.flatMap(() => projects[Math.floor(random() * projects.length)]!),
      groups,
    ),
  )
  const values = measured(estimates, groups)
  const measures = EQUITY_MEASURES.filter((measure) => measure !== 'horizontal' || groups.size > 1)
  return measures.map((measure) => {
    const drawn = resamples.map((one) => one[measure])
    const excess = measure === 'horizontal' ? mean(drawn) - values[measure] : 0
    const low = Math.max(quantile(drawn, 0.025) - excess, measure === 'horizontal' ? 0 : Number.NEGATIVE_INFINITY)
    const high = quantile(drawn, 0.975) - excess
    const [from, to] = ACCEPTED[measure]
    const result = low >= from && high <= to ? 'pass' : high < from || low > to ? 'fail' : 'unclear'
    return { measure, value: values[measure], low, high, from, to, result }
  })
}

/** Groups with enough estimates to have a level of their own. */
function testedGroups(estimates: readonly GroupedEstimate[]): Set<string> {
  const groups = [...Map.groupBy(estimates, ({ group }) => group)]
  return new Set(groups.filter(([, members]) => members.length >= FEWEST_TESTED).map(([group]) => group))
}

function measured(estimates: readonly GroupedEstimate[], groups: ReadonlySet<string>): Record<EquityMeasure, number> {
  const ratios = estimates.map(({ price, estimate }) => estimate / price)
  const middle = median(ratios)
  const prices = Float64Array.from(estimates, ({ price }) => price)
  const values = Float64Array.from(estimates, ({ estimate }) => estimate)
  return {
    cod: (100 * mean(ratios.map((ratio) => Math.abs(ratio - middle)))) / middle,
    prd: mean(ratios) / (mean(values) / mean(prices)),
    prb: priceRelatedBias(values, prices),
    vei: verticalEquity(ratios, prices, values, middle),
    horizontal: horizontalEquity(estimates, groups, ratios, middle),
  }
}

/** Vertical equity indicator: median ratio of the dearest part less that of the cheapest, in % of the whole; parts are cut by a proxy of value. */
function verticalEquity(ratios: readonly number[], prices: Float64Array, values: Float64Array, middle: number): number {
  const proxies = prices.map((price, i) => (price + values[i]! / middle) / 2)
  const parts = ratios.length <= 50 ? 2 : ratios.length <= 500 ? 4 : 10
  const [cheap, dear] = [quantile(proxies, 1 / parts), quantile(proxies, 1 - 1 / parts)]
  const levelOf = (isPart: (proxy: number) => boolean) => median(ratios.filter((_, i) => isPart(proxies[i]!)))
  return (100 * (levelOf((proxy) => proxy >= dear) - levelOf((proxy) => proxy <= cheap))) / middle
}

/** Mean distance of the level of a group from that of the whole, %, each group by its size. @param tested those that count: the same in each resample */
function horizontalEquity(
  estimates: readonly GroupedEstimate[],
  tested: ReadonlySet<string>,
  ratios: readonly number[],
  middle: number,
): number {
  const groups = [...Map.groupBy(estimates.keys(), (i) => estimates[i]!.group)].filter(([group]) => tested.has(group))
  const count = groups.reduce((sum, [, members]) => sum + members.length, 0)
  const total = groups.reduce(
    (sum, [, members]) => sum + members.length * Math.abs(median(members.map((i) => ratios[i]!)) / middle - 1),
    0,
  )
  return count === 0 ? 0 : (100 * total) / count
}

import { median, sampleCorrelation, sampleRankCorrelation } from 'simple-statistics'
import { mean } from '../../../models/statistics/mean.ts'

/** Asking price of one home with its size, for one type. */
export type SaleRow = { commune: string; areaM2: number; priceEur: number }

export type LevelComparison = {
  communes: number
  adverts: number
  /** Spearman's rank correlation between estimated and official commune levels. */
  rankCorrelation: number
  /** Median ratio of estimated to official level, as a difference in per cent: the difference common to all communes. */
  medianDifferencePercent: number
  /** Median absolute difference that remains after removing the common one, in per cent. */
  medianAbsoluteDifferencePercent: number
}

/** Minimum adverts of a commune whose median is compared. */
export const FEWEST_ADVERTS = 5

/**
 * Compares commune medians of one snapshot with official means: first unadjusted, then adjusted for size by the slope of log price per m² on log area
 * within communes, at the mean log area of all adverts.
 */
export function compareLevels(
  rows: readonly SaleRow[],
  official: ReadonlyMap<string, number>,
): { raw: LevelComparison; adjusted: LevelComparison } {
  const known = [...Map.groupBy(rows, ({ commune }) => commune)].filter(
    ([commune, own]) => own.length >= FEWEST_ADVERTS && official.has(commune),
  )
  const slope = sizeSlope(rows)
  const centre = mean(rows.map(({ areaM2 }) => Math.log(areaM2)))
  const levels = (beta: number): [ours: number, official: number][] =>
    known.map(([commune, own]) => [
      median(own.map((row) => logPerM2(row) - beta * (Math.log(row.areaM2) - centre))),
      Math.log(official.get(commune)!),
    ])
  const adverts = known.reduce((sum, [, own]) => sum + own.length, 0)
  return { raw: comparison(levels(0), adverts), adjusted: comparison(levels(slope), adverts) }
}

export type GrowthComparison = {
  years: number
  /** Pearson correlation of yearly growth rates. */
  correlation: number
  meanAbsoluteDifferencePoints: number
  /** Growth from the first to the last year, in per cent. */
  askingTotalPercent: number
  indexTotalPercent: number
}

/** Compares yearly growth of two series over the years that both have. @throws Error with fewer than three consecutive years */
export function compareGrowth(
  asking: ReadonlyMap<number, number>,
  index: ReadonlyMap<number, number>,
): GrowthComparison {
  const years = [...asking.keys()].filter((year) => index.has(year)).sort((a, b) => a - b)
  const growth = (series: ReadonlyMap<number, number>): number[] =>
    years.slice(1).map((year, i) => 100 * (series.get(year)! / series.get(years[i]!)! - 1))
  const [ours, theirs] = [growth(asking), growth(index)]
  if (ours.length < 2) throw new Error(`two series share ${years.length} years; growth needs at least 3 to be compared`)
  const total = (series: ReadonlyMap<number, number>): number =>
    100 * (series.get(years.at(-1)!)! / series.get(years[0]!)! - 1)
  return {
    years: ours.length,
    correlation: sampleCorrelation(ours, theirs),
    meanAbsoluteDifferencePoints: mean(ours.map((value, i) => Math.abs(value - theirs[i]!))),
    askingTotalPercent: total(asking),
    indexTotalPercent: total(index),
  }
}

function comparison(pairs: readonly [number, number][], adverts: number): LevelComparison {
  const differences = pairs.map(([ours, official]) => ours - official)
  const centre = median(differences)
  return {
    communes: pairs.length,
    adverts,
    rankCorrelation: sampleRankCorrelation(
      pairs.map(([ours]) => ours),
      pairs.map(([, official]) => official),
    ),
    medianDifferencePercent: 100 * Math.expm1(centre),
    medianAbsoluteDifferencePercent: 100 * median(differences.map((value) => Math.abs(value - centre))),
  }
}

function sizeSlope(rows: readonly SaleRow[]): number {
  let [xx, xy] = [0, 0]
  for (const own of Map.groupBy(rows, ({ commune }) => commune).values()) {
    const [x, y] = [own.map(({ areaM2 }) => Math.log(areaM2)), own.map(logPerM2)]
    const [meanX, meanY] = [mean(x), mean(y)]
    x.forEach((value, i) => {
      xx += (value - meanX) ** 2
      xy += (value - meanX) * (y[i]! - meanY)
    })
  }
  return xx > 0 ? xy / xx : 0
}

function logPerM2({ priceEur, areaM2 }: SaleRow): number {
  return Math.log(priceEur / areaM2)
}

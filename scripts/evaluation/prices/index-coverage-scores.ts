import { mean } from '../../../models/statistics/mean.ts'
import type { IndexPoint } from '../../../models/prices/market-index/market-index.ts'
import { markdownTable } from '../model-card.ts'
import type { TrueIndex } from './market-scores.ts'

/** Error of a point or of a change in log points, and whether the 95 % interval holds the truth. */
export type Outcome = { homes: number; error: number; isHeld: boolean }
export type Outcomes = Record<'level' | 'qoq' | 'yoy', Outcome[]>

/** New homes of a quarter; of the poorer of its two quarters for a change. */
const EVIDENCE_BUCKETS = [
  ['below 30', 0, 29],
  ['30-59', 30, 59],
  ['60-119', 60, 119],
  ['120-249', 120, 249],
  ['250-499', 250, 499],
  ['500 or more', 500, Infinity],
] as const

/** Holds the points of one series against the truth, brought to its mean level. */
export function outcomesOf(points: readonly IndexPoint[], truth: TrueIndex): Outcomes {
  const shift = mean(points.map(({ quarter, index }) => Math.log(index) - truth.get(quarter)!))
  const homesOf = new Map(points.map(({ quarter, sampleSize }) => [quarter, sampleSize]))
  const outcomes: Outcomes = { level: [], qoq: [], yoy: [] }
  for (const point of points) {
    const { quarter, index, low95, high95, sampleSize } = point
    const real = truth.get(quarter)! + shift
    const isHeld = Math.log(low95) <= real && real <= Math.log(high95)
    outcomes.level.push({ homes: sampleSize, error: 100 * (Math.log(index) - real), isHeld })
    for (const [name, lag] of [
      ['qoq', 1],
      ['yoy', 4],
    ] as const) {
      const [percent, low, high] = [point[`${name}Percent`], point[`${name}LowPercent`], point[`${name}HighPercent`]]
      if (percent === null || low === null || high === null) continue
      const change = truth.get(quarter)! - truth.get(quarter - lag)!
      const logOf = (value: number): number => Math.log1p(value / 100)
      outcomes[name].push({
        homes: Math.min(sampleSize, homesOf.get(quarter - lag)!),
        error: 100 * (logOf(percent) - change),
        isHeld: logOf(low) <= change && change <= logOf(high),
      })
    }
  }
  return outcomes
}

export type CoverageScore = { points: number; rmse: number; coverage: number }
export type CoverageBenchmark = {
  seeds: string
  homesAQuarter: string
  buckets: Record<string, Partial<Record<keyof Outcomes, CoverageScore>>>
}

/** Coverage and error by bucket of evidence; a bucket without points is left out. */
export function coverageByBucket(outcomes: Outcomes): CoverageBenchmark['buckets'] {
  return Object.fromEntries(
    EVIDENCE_BUCKETS.map(([bucket, least, most]) => {
      const scores = (Object.keys(outcomes) as (keyof Outcomes)[]).flatMap((name) => {
        const own = outcomes[name].filter(({ homes }) => homes >= least && homes <= most)
        if (own.length === 0) return []
        const rmse = Math.sqrt(mean(own.map(({ error }) => error ** 2)))
        return [[name, { points: own.length, rmse, coverage: mean(own.map(({ isHeld }) => Number(isHeld))) }] as const]
      })
      return [bucket, Object.fromEntries(scores)] as const
    }),
  )
}

/** Renders the table of the card. */
export function coverageTables({ seeds, homesAQuarter, buckets }: CoverageBenchmark): string {
  const header = (['level', 'on the quarter', 'on the year'] as const).flatMap((name) => [name, 'error', '95 %'])
  const rows = Object.entries(buckets).map(([bucket, scores]) => [
    bucket,
    ...(['level', 'qoq', 'yoy'] as const).flatMap((name) => {
      const score = scores[name]
      return score ? [String(score.points), score.rmse.toFixed(2), score.coverage.toFixed(3)] : ['0', '–', '–']
    }),
  ])
  return [
    `Simulated markets with about ${homesAQuarter} new homes a quarter, seeds ${seeds}; all six indices; errors in log points.`,
    markdownTable(['new homes in the quarter', ...header], rows),
  ].join('\n\n')
}

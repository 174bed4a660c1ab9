import type { PanelTruth } from './forecast-panel-data.ts'
import { mean } from '../../../models/statistics/mean.ts'
import { median } from '../../../models/statistics/median.ts'

export type PanelPrediction = { readonly mean: number; readonly lo80: number; readonly hi80: number }

export type PanelScore = {
  readonly medians: number
  /** Mean absolute percentage error. */
  readonly mape: number
  readonly mdape: number
  /** MAPE weighted by the sales behind the true median. */
  readonly wmape: number
  readonly coverage80: number
  /** Interval score of the 80 % interval in log points x 100; null for methods without an interval. */
  readonly intervalScore80: number | null
}

/** Scores as defined by the public panel benchmark, over every published truth. */
export function scorePanel(
  truths: readonly PanelTruth[],
  predict: (truth: PanelTruth) => PanelPrediction,
  hasIntervals = true,
): PanelScore {
  const rows = truths.map((truth) => scoreRow(truth, predict(truth)))
  const errors = rows.map(({ error }) => error)
  const sales = rows.reduce((sum, { count }) => sum + count, 0)
  return {
    medians: rows.length,
    mape: 100 * mean(errors),
    mdape: 100 * median(errors),
    wmape: (100 * rows.reduce((sum, { error, count }) => sum + error * count, 0)) / sales,
    coverage80: hasIntervals ? mean(rows.map(({ covered }) => covered)) : 0,
    intervalScore80: hasIntervals ? 100 * mean(rows.map(({ score }) => score)) : null,
  }
}

type RowScore = { error: number; covered: number; score: number; count: number }

function scoreRow({ median, count }: PanelTruth, prediction: PanelPrediction): RowScore {
  const y = Math.log(median)
  const lo = Math.log(prediction.lo80)
  const hi = Math.log(prediction.hi80)
  return {
    error: Math.abs(Math.exp(Math.log(prediction.mean) - y) - 1),
    covered: y >= lo && y <= hi ? 1 : 0,
    score: hi - lo + 10 * Math.max(lo - y, 0) + 10 * Math.max(y - hi, 0),
    count,
  }
}

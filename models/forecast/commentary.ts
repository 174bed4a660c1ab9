import type { Backtest } from './backtest-outcome.ts'

/** Figures of a forecast document that the commentary may mention. */
export type CommentaryFigures = {
  /** Last known value, per square metre. */
  readonly currentValue: number
  /** Mean and 80 % interval four quarters ahead. */
  readonly predictedValue: number
  readonly confidenceLow: number
  readonly confidenceHigh: number
  readonly isClamped: boolean
  readonly backtest: Pick<Backtest, 'mape' | 'naiveMape' | 'quarters'> | null
  /** Quarters of history behind the forecast. */
  readonly historyQuarters: number
  /** Asking prices of adverts, or prices registered at sale. */
  readonly basis: 'asking' | 'registered'
}

/** The facts of a commentary: what is said, before it is put in words. */
export type CommentaryFacts = {
  /** `unclear` when the 80 % interval holds the current value: no direction is claimed then. */
  readonly direction: 'rise' | 'fall' | 'unclear'
  readonly changePercent: number
  readonly lowPercent: number
  readonly highPercent: number
  /** Against the forecast that nothing changes; `similar` within a tenth of its error. */
  readonly record: 'better' | 'similar' | 'worse' | 'none'
  readonly mape: number | null
  readonly naiveMape: number | null
  readonly recordQuarters: number
  readonly isClamped: boolean
  readonly historyQuarters: number
  readonly basis: CommentaryFigures['basis']
}

/** Errors closer than this share of the naive error count as similar. */
const SIMILAR = 0.1

/** Says no more than the figures do: direction only where the interval leaves out the current value, the record as it was. */
export function commentaryFacts(figures: CommentaryFigures): CommentaryFacts {
  const { currentValue, predictedValue, confidenceLow, confidenceHigh, backtest } = figures
  const change = (value: number): number => 100 * (value / currentValue - 1)
  return {
    direction: confidenceLow > currentValue ? 'rise' : confidenceHigh < currentValue ? 'fall' : 'unclear',
    changePercent: change(predictedValue),
    lowPercent: change(confidenceLow),
    highPercent: change(confidenceHigh),
    record: backtest === null ? 'none' : recordOf(backtest),
    mape: backtest?.mape ?? null,
    naiveMape: backtest?.naiveMape ?? null,
    recordQuarters: backtest?.quarters ?? 0,
    isClamped: figures.isClamped,
    historyQuarters: figures.historyQuarters,
    basis: figures.basis,
  }
}

function recordOf({ mape, naiveMape }: NonNullable<CommentaryFigures['backtest']>): CommentaryFacts['record'] {
  if (Math.abs(mape - naiveMape) <= SIMILAR * naiveMape) return 'similar'
  return mape < naiveMape ? 'better' : 'worse'
}

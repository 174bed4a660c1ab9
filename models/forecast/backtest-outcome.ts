import { mean } from '../statistics/mean.ts'

/** Errors of past forecasts of one series, each made from what was known then. */
export type Backtest = {
  /** Mean absolute percentage error over all origins and steps. */
  readonly mape: number
  /** Mean absolute error over the mean absolute four-quarter change of the history known then; null where that never moved. */
  readonly mase: number | null
  /** Share of outcomes inside the 80 % interval, 0-1. */
  readonly coverage: number
  /** MAPE of the forecast that nothing changes, on the same origins and steps. */
  readonly naiveMape: number
  /** Distinct quarters whose outcome was compared with at least one forecast. */
  readonly quarters: number
}

/** One past forecast of one quarter beside what came. */
export type BacktestOutcome = {
  /** Last quarter that was known. */
  readonly origin: number
  /** Quarters from the origin to the outcome, 1 to 4. */
  readonly step: number
  readonly quarter: number
  readonly actual: number
  readonly predicted: number
  readonly naive: number
  readonly isInside: boolean
  /** Mean absolute four-quarter change known at the origin, see `meanYearlyChange`. */
  readonly scale: number
}

const YEAR = 4

/** @returns null without outcomes */
export function summariseBacktest(outcomes: readonly BacktestOutcome[]): Backtest | null {
  if (outcomes.length === 0) return null
  const scaled = outcomes.filter(({ scale }) => scale > 0)
  return {
    mape: 100 * mean(outcomes.map(({ predicted, actual }) => Math.abs(actual - predicted) / actual)),
    mase:
      scaled.length > 0
        ? mean(scaled.map(({ predicted, actual, scale }) => Math.abs(actual - predicted) / scale))
        : null,
    coverage: mean(outcomes.map(({ isInside }) => (isInside ? 1 : 0))),
    naiveMape: 100 * mean(outcomes.map(({ naive, actual }) => Math.abs(actual - naive) / actual)),
    quarters: new Set(outcomes.map(({ quarter }) => quarter)).size,
  }
}

/** The scale of MASE (Hyndman and Koehler 2006) for quarterly data; pairs with an unknown end do not count, 0 without any pair. */
export function meanYearlyChange(history: readonly (number | null)[]): number {
  const changes = history.slice(YEAR).flatMap((value, t) => {
    const before = history[t]
    return value === null || before === null || before === undefined ? [] : [Math.abs(value - before)]
  })
  return changes.length > 0 ? mean(changes) : 0
}

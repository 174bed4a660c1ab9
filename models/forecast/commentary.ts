import { isJudged, isOldEnoughToJudge } from './growth-share.ts'

/** Figures of a forecast document that the commentary may mention. */
export type CommentaryFigures = {
  /** Last known value, per square metre. */
  readonly currentValue: number
  /** Mean and 80 % interval four quarters ahead. */
  readonly predictedValue: number
  readonly confidenceLow: number
  readonly confidenceHigh: number
  readonly isClamped: boolean
  /** See `GrowthShare`. */
  readonly skill: number | null
  readonly beatsNoChange: boolean
  /** Quarters at which past forecasts were judged. */
  readonly judgedQuarters: number
  /** Quarters with adverts of the type anywhere. */
  readonly marketQuarters: number
  /** Quarters of history behind the forecast. */
  readonly historyQuarters: number
  /** Asking prices of adverts, or prices registered at sale. */
  readonly basis: 'asking' | 'registered'
}

/** The facts of a commentary: what is said, before it is put in words. */
export type CommentaryFacts = {
  /** `none` when the centre is no change; `unclear` when the 80 % interval holds the current value. */
  readonly direction: 'rise' | 'fall' | 'unclear' | 'none'
  readonly changePercent: number
  readonly lowPercent: number
  readonly highPercent: number
  /** Past forecasts against the assumption that nothing changes; `tooShort` and `tooThin` where too few quarters or adverts could judge them. */
  readonly record: 'better' | 'notBetter' | 'tooShort' | 'tooThin'
  /** How much smaller the error was than that of no change, in per cent; null unless `better`. */
  readonly gainPercent: number | null
  readonly judgedQuarters: number
  readonly isClamped: boolean
  readonly historyQuarters: number
  readonly basis: CommentaryFigures['basis']
}

/** Says no more than the figures do: direction only where past forecasts were better than none and the interval leaves out the current value. */
export function commentaryFacts(figures: CommentaryFigures): CommentaryFacts {
  const { currentValue, predictedValue, confidenceLow, confidenceHigh, skill, beatsNoChange } = figures
  const change = (value: number): number => 100 * (value / currentValue - 1)
  const clear = confidenceLow > currentValue ? 'rise' : confidenceHigh < currentValue ? 'fall' : 'unclear'
  return {
    direction: beatsNoChange ? clear : 'none',
    changePercent: change(predictedValue),
    lowPercent: change(confidenceLow),
    highPercent: change(confidenceHigh),
    record: recordOf(figures),
    gainPercent: beatsNoChange && skill !== null ? 100 * skill : null,
    judgedQuarters: figures.judgedQuarters,
    isClamped: figures.isClamped,
    historyQuarters: figures.historyQuarters,
    basis: figures.basis,
  }
}

function recordOf({ beatsNoChange, judgedQuarters, marketQuarters }: CommentaryFigures): CommentaryFacts['record'] {
  if (beatsNoChange) return 'better'
  if (isJudged(judgedQuarters)) return 'notBetter'
  return isOldEnoughToJudge(marketQuarters) ? 'tooThin' : 'tooShort'
}

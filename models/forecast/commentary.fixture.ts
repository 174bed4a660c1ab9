import type { CommentaryFigures } from './commentary.ts'

/** Figures of a rise of 3 % in a year. */
export const FIGURES: CommentaryFigures = {
  currentValue: 8000,
  predictedValue: 8240,
  confidenceLow: 8080,
  confidenceHigh: 8400,
  isClamped: false,
  skill: 0.25,
  beatsNoChange: true,
  judgedQuarters: 12,
  marketQuarters: 28,
  historyQuarters: 24,
  basis: 'asking',
}

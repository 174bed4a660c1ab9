import { describe, expect, it } from 'vitest'

import type { CommentaryFigures } from './commentary.ts'
import { commentaryFacts } from './commentary.ts'

const FIGURES: CommentaryFigures = {
  currentValue: 8000,
  predictedValue: 8240,
  confidenceLow: 8080,
  confidenceHigh: 8400,
  isClamped: false,
  backtest: { mape: 2, naiveMape: 4, quarters: 12 },
  historyQuarters: 24,
  basis: 'asking',
}

describe('commentaryFacts', () => {
  it.each([
    ['rise', 8080, 8400],
    ['unclear', 7900, 8400],
    ['unclear', 8000, 8400],
    ['fall', 7000, 7990],
  ])('claims a %s only when the interval leaves out the current value (%d to %d)', (direction, low, high) => {
    expect(commentaryFacts({ ...FIGURES, confidenceLow: low, confidenceHigh: high }).direction).toBe(direction)
  })

  it.each([
    ['better', 2, 4],
    ['similar', 3.7, 4],
    ['similar', 0, 0],
    ['worse', 5, 4],
  ])('calls the record %s at an error of %d against %d', (record, mape, naiveMape) => {
    expect(commentaryFacts({ ...FIGURES, backtest: { mape, naiveMape, quarters: 9 } }).record).toBe(record)
  })
})

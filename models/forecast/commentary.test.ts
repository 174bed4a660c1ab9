import { describe, expect, it } from 'vitest'

import type { CommentaryFigures } from './commentary.ts'
import { commentaryFacts, forecastCommentary } from './commentary.ts'

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

describe('forecastCommentary', () => {
  it('says direction, range, record and basis', () => {
    expect(forecastCommentary(FIGURES).en).toBe(
      'The model expects prices to rise over the next four quarters: +3.0% in a year, with an 80% interval from +1.0% to +5.0%. ' +
        'In back-tests over 12 quarters the mean error was 2.0%, smaller than the 4.0% of assuming no change. ' +
        'Based on 24 quarters of asking prices, not on sale prices.',
    )
  })

  it('uses the decimal mark of the locale and a real minus sign', () => {
    const falling = { ...FIGURES, predictedValue: 7760, confidenceLow: 7600, confidenceHigh: 7920 }
    expect(forecastCommentary(falling).fr).toContain('−3,0 % en un an')
    expect(forecastCommentary(falling).de).toContain('fallende Preise: −3,0 %')
  })

  it.each([
    ['clear', FIGURES],
    ['unclear and clamped', { ...FIGURES, confidenceLow: 7000, isClamped: true }],
    ['without a record', { ...FIGURES, backtest: null }],
    ['of registered prices', { ...FIGURES, basis: 'registered' as const }],
  ])('fills every template in every locale: %s', (_, figures) => {
    const texts = Object.values(forecastCommentary(figures))
    expect(new Set(texts).size).toBe(5)
    for (const text of texts) expect(text).not.toMatch(/[{}]|undefined|NaN/)
  })

  it('says when the mean was limited and when there is no record', () => {
    const { en } = forecastCommentary({ ...FIGURES, isClamped: true, backtest: null })
    expect(en).toContain('limited to the largest yearly change considered plausible')
    expect(en).toContain('accuracy of this forecast is not known')
  })

  it('gives a change that rounds to nothing no sign', () => {
    expect(forecastCommentary({ ...FIGURES, predictedValue: 8000.1, confidenceLow: 7900 }).en).toContain(
      'forecast is 0.0% in a year',
    )
  })
})

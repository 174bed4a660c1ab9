import { describe, expect, it } from 'vitest'
import type { CommentaryFigures } from '../../models/forecast/commentary.ts'
import { commentaryFacts } from '../../models/forecast/commentary.ts'
import { forecastCommentary } from './forecast-commentary.ts'

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

const commentaryOf = (figures: CommentaryFigures) => forecastCommentary(commentaryFacts(figures))

describe('forecastCommentary', () => {
  it('says direction, range, record and basis', () => {
    expect(commentaryOf(FIGURES).en).toBe(
      'The model expects prices to rise over the next four quarters: +3.0% in a year, with an 80% interval from +1.0% to +5.0%. ' +
        'In back-tests over 12 quarters the mean error was 2.0%, smaller than the 4.0% of assuming no change. ' +
        'Based on 24 quarters of asking prices, not on sale prices.',
    )
  })

  it('uses the decimal mark of the locale and a real minus sign', () => {
    const falling = { ...FIGURES, predictedValue: 7760, confidenceLow: 7600, confidenceHigh: 7920 }
    expect(commentaryOf(falling).fr).toContain('−3,0 % en un an')
    expect(commentaryOf(falling).de).toContain('fallende Preise: −3,0 %')
  })

  it.each([
    ['clear', FIGURES],
    ['unclear and clamped', { ...FIGURES, confidenceLow: 7000, isClamped: true }],
    ['without a record', { ...FIGURES, backtest: null }],
    ['of registered prices', { ...FIGURES, basis: 'registered' as const }],
  ])('fills every template in every locale: %s', (_, figures) => {
    const texts = Object.values(commentaryOf(figures))
    expect(new Set(texts).size).toBe(5)
    for (const text of texts) expect(text).not.toMatch(/[{}]|undefined|NaN/)
  })

  it('says when the mean was limited and when there is no record', () => {
    const { en } = commentaryOf({ ...FIGURES, isClamped: true, backtest: null })
    expect(en).toContain('limited to the largest plausible yearly change')
    expect(en).toContain('we do not know how accurate this forecast is')
  })

  it('gives a change that rounds to nothing no sign', () => {
    expect(commentaryOf({ ...FIGURES, predictedValue: 8000.1, confidenceLow: 7900 }).en).toContain(
      'forecast is 0.0% in a year',
    )
  })
})

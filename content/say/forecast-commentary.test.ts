import { describe, expect, it } from 'vitest'
import { FIGURES } from '../../models/forecast/commentary.fixture.ts'
import type { CommentaryFigures } from '../../models/forecast/commentary.ts'
import { commentaryFacts } from '../../models/forecast/commentary.ts'
import { forecastCommentary } from './forecast-commentary.ts'

const commentaryOf = (figures: CommentaryFigures) => forecastCommentary(commentaryFacts(figures))

describe('forecastCommentary', () => {
  it('says direction, range, record and basis', () => {
    expect(commentaryOf(FIGURES).en).toBe(
      'Over the last 12 quarters our forecasts of this kind missed by 25 % less than assuming no change. ' +
        'The model expects prices to rise over the next four quarters: +3 % in a year, with an 80 % interval from +1 % to +5 %. ' +
        'Based on 24 quarters of asking prices, not on sale prices.',
    )
  })

  it('uses a real minus sign', () => {
    const falling = { ...FIGURES, predictedValue: 7760, confidenceLow: 7600, confidenceHigh: 7920 }
    expect(commentaryOf(falling).fr).toContain('−3\u00a0% en un an')
    expect(commentaryOf(falling).de).toContain('fallende Preise: −3 %')
  })

  it.each([
    ['clear', FIGURES],
    ['unclear and clamped', { ...FIGURES, confidenceLow: 7000, isClamped: true }],
    ['not better', { ...FIGURES, beatsNoChange: false }],
    ['of a thin market', { ...FIGURES, skill: null, beatsNoChange: false, judgedQuarters: 0 }],
    ['of a young market', { ...FIGURES, skill: null, beatsNoChange: false, judgedQuarters: 0, marketQuarters: 9 }],
    ['of registered prices', { ...FIGURES, basis: 'registered' as const }],
  ])('fills every template in every locale: %s', (_, figures) => {
    const texts = Object.values(commentaryOf(figures))
    expect(new Set(texts).size).toBe(5)
    for (const text of texts) expect(text).not.toMatch(/[{}]|undefined|NaN/)
  })

  it('says when the mean was limited and when there is no record', () => {
    expect(commentaryOf({ ...FIGURES, isClamped: true }).en).toContain('limited to the largest plausible yearly change')
    const unjudged = { ...FIGURES, skill: null, beatsNoChange: false, judgedQuarters: 0 }
    expect(commentaryOf({ ...unjudged, marketQuarters: 9 }).en).toContain('too few past quarters to tell')
    expect(commentaryOf(unjudged).en).toContain('had too few listings to tell')
  })

  it('claims no direction where no change was not beaten, whatever the interval', () => {
    const { en } = commentaryOf({
      ...FIGURES,
      predictedValue: 8000,
      confidenceLow: 8000,
      skill: 0.1,
      beatsNoChange: false,
    })
    expect(en).toBe(
      'Over the last 12 quarters our forecasts of this kind were not reliably better than assuming no change, so the central forecast is no change. ' +
        'Our 80 % range for the change in a year runs from 0 % to +5 %. Based on 24 quarters of asking prices, not on sale prices.',
    )
  })

  it('gives a change that rounds to nothing no sign', () => {
    expect(commentaryOf({ ...FIGURES, predictedValue: 8000.1, confidenceLow: 7900 }).en).toContain(
      'forecast is 0 % in a year',
    )
  })
})

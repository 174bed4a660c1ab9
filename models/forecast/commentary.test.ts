import { describe, expect, it } from 'vitest'

import { FIGURES } from './commentary.fixture.ts'
import { commentaryFacts } from './commentary.ts'

describe('commentaryFacts', () => {
  it('claims a rise or fall only when the interval leaves out the current value', () => {
    const directionOf = (confidenceLow: number, confidenceHigh: number) =>
      commentaryFacts({ ...FIGURES, confidenceLow, confidenceHigh }).direction
    expect([directionOf(8080, 8400), directionOf(7000, 7990)]).toEqual(['rise', 'fall'])
    expect([directionOf(7900, 8400), directionOf(8000, 8400)]).toEqual(['unclear', 'unclear'])
  })

  it.each([
    ['better', 0.25, true, 12, 28],
    ['notBetter', 0.25, false, 12, 28],
    ['notBetter', -0.1, false, 8, 20],
    ['tooThin', null, false, 0, 28],
    ['tooThin', 0.2, false, 7, 20],
    ['tooShort', 0.2, false, 7, 19],
    ['tooShort', null, false, 0, 8],
  ])(
    'calls the record %s at a skill of %d, beaten %s, judged in %d of %d quarters',
    (record, skill, beatsNoChange, judgedQuarters, marketQuarters) => {
      const figures = { ...FIGURES, skill, beatsNoChange, judgedQuarters, marketQuarters }
      expect(commentaryFacts(figures).record).toBe(record)
    },
  )

  it('claims no direction where no change was not beaten', () => {
    expect(commentaryFacts({ ...FIGURES, beatsNoChange: false }).direction).toBe('none')
  })
})

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
    ['better', 0.25, true],
    ['notBetter', 0.25, false],
    ['notBetter', -0.1, false],
    ['unjudged', null, false],
  ])('calls the record %s at a skill of %d that beats no change: %s', (record, skill, beatsNoChange) => {
    expect(commentaryFacts({ ...FIGURES, skill, beatsNoChange }).record).toBe(record)
  })

  it('claims no direction where no change was not beaten', () => {
    expect(commentaryFacts({ ...FIGURES, beatsNoChange: false }).direction).toBe('none')
  })
})

import { describe, expect, it } from 'vitest'

import { FIGURES } from './commentary.fixture.ts'
import { commentaryFacts } from './commentary.ts'

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

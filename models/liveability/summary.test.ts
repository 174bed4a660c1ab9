import { describe, expect, it } from 'vitest'

import { LIVEABILITY_DIMENSIONS } from '../contracts/places/commune.ts'
import type { DimensionScores } from './composite.ts'
import { extremes } from './summary.ts'

const scores = (some: Partial<DimensionScores>): DimensionScores =>
  ({ ...Object.fromEntries(LIVEABILITY_DIMENSIONS.map((name) => [name, null])), ...some }) as DimensionScores

describe('extremes', () => {
  it('calls nothing weak that lies in the upper half, nor strong that lies in the lower', () => {
    expect(extremes(scores({ price: 88, transit: 92, commute: 90 }))).toEqual({
      strongest: ['transit', 'commute'],
      weakest: [],
    })
    expect(extremes(scores({ price: 8, transit: 22, commute: 49 }))).toEqual({
      strongest: [],
      weakest: ['price', 'transit'],
    })
    expect(extremes(scores({}))).toEqual({ strongest: [], weakest: [] })
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { meanSplice } from './splice.ts'

const published = new Map([
  [1, 0],
  [2, 0.1],
  [3, 0.2],
])
const fresh = new Map([
  [2, 5],
  [3, 5.3],
  [4, 5.4],
])

describe('the mean splice', () => {
  it('keeps every published value', () => {
    const spliced = meanSplice(published, fresh)
    for (const [quarter, value] of published) expect(spliced.get(quarter)).toBe(value)
  })

  it('links by the mean difference over all shared quarters', () => {
    const spliced = meanSplice(published, fresh)
    expect(spliced.get(4)).toBeCloseTo(5.4 + (0.1 - 5 + 0.2 - 5.3) / 2, 12)
  })

  it('does not depend on the level of the fresh estimate', () => {
    fc.assert(
      fc.property(fc.double({ min: -10, max: 10, noNaN: true }), (shift) => {
        const fresh = new Map([
          [3, 0.2 + shift],
          [4, 0.35 + shift],
        ])
        expect(meanSplice(published, fresh).get(4)).toBeCloseTo(0.35, 9)
      }),
    )
  })

  it('refuses series without a shared quarter', () => {
    expect(() => meanSplice(published, new Map([[9, 1]]))).toThrow(RangeError)
  })
})

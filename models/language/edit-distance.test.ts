import { assert, constantFrom, nat, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { editDistance, typoBudget } from './edit-distance.ts'

const word = string({ unit: constantFrom('a', 'b', 'c'), maxLength: 8 })
const FAR = 20

describe('editDistance', () => {
  it.each([
    ['strassen', 'strasen', 1],
    ['diekirch', 'diekrich', 1],
    ['mamer', 'mersch', 5],
    ['', 'abc', 3],
    ['ettelbruck', 'etelbrück', 2],
  ])('counts the edits from %j to %j', (a, b, distance) => {
    expect(editDistance(a, b, FAR)).toBe(distance)
  })

  it('is zero exactly for equal words, and the same in both directions', () => {
    assert(
      property(word, word, (a, b) => {
        const distance = editDistance(a, b, FAR)
        return distance === editDistance(b, a, FAR) && (distance === 0) === (a === b)
      }),
    )
  })

  it('is at least the difference and at most the larger of the lengths', () => {
    assert(
      property(word, word, (a, b) => {
        const distance = editDistance(a, b, FAR)
        return distance >= Math.abs(a.length - b.length) && distance <= Math.max(a.length, b.length)
      }),
    )
  })

  it('stops at the limit and gives the same distance below it', () => {
    assert(
      property(
        word,
        word,
        nat(5),
        (a, b, limit) => editDistance(a, b, limit) === Math.min(editDistance(a, b, FAR), limit + 1),
      ),
    )
  })
})

describe('typoBudget', () => {
  it('forgives nothing in short names, one edit in middling ones, two in long ones', () => {
    expect([4, 5, 8, 9, 20].map(typoBudget)).toEqual([0, 1, 1, 2, 2])
  })
})

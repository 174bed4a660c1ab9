import { describe, expect, it } from 'vitest'
import { memoized } from './memoized.ts'

describe('memoized', () => {
  it('asks once for each text, null answers included', () => {
    let asked = 0
    const length = memoized((text) => {
      asked++
      return text === '' ? null : text.length
    })
    expect([length('abc'), length('abc'), length(''), length('')]).toEqual([3, 3, null, null])
    expect(asked).toBe(2)
  })

  it('never holds more than its limit and stays right', () => {
    const upper = memoized((text) => text.toUpperCase(), 3)
    for (const text of ['a', 'b', 'c', 'd', 'a', 'e']) expect(upper(text)).toBe(text.toUpperCase())
  })
})

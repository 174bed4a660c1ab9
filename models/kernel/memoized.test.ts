import { describe, expect, it } from 'vitest'
import { memoized, memoizedFor } from './memoized.ts'

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

describe('memoizedFor', () => {
  it('asks once for each object, null answers included', () => {
    let asked = 0
    const first = memoizedFor((texts: readonly string[]) => {
      asked++
      return texts[0] ?? null
    })
    const [some, none]: string[][] = [['a'], []]
    expect([first(some!), first(some!), first(none!), first(none!), first(['a'])]).toEqual(['a', 'a', null, null, 'a'])
    expect(asked).toBe(3)
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createGenerationalCache } from './generational-cache.ts'

it('gives the computed value for any sequence of reads', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 })), fc.integer({ min: 1, max: 6 }), (asked, limit) => {
      const cache = createGenerationalCache<{ square: number }>(limit)
      for (const key of asked) expect(cache.get(String(key), () => ({ square: key * key })).square).toBe(key * key)
    }),
  )
})

it('computes once a value that is soon read again, and forgets others', () => {
  const cache = createGenerationalCache<{ key: string }>(2)
  let computed = 0
  const ask = (key: string): unknown => cache.get(key, () => ({ key: `${key}${++computed}` }))
  for (const key of ['a', 'b', 'a', 'b']) ask(key)
  expect(computed).toBe(2)
  for (const key of ['c', 'd', 'e', 'f']) ask(key)
  ask('a')
  expect(computed).toBe(7)
})

import { describe, expect, it } from 'vitest'
import { loadBlindSet, SETS, setNameSchema } from './blind-set.ts'

describe('sets of wishes', () => {
  it.each(setNameSchema.options)('the %s set is there, with wishes of five languages and labels', (name) => {
    const wishes = loadBlindSet(name)
    expect(Object.keys(SETS)).toEqual(setNameSchema.options)
    expect(new Set(wishes.map(({ lang }) => lang)).size).toBe(5)
    expect(new Set(wishes.map(({ id }) => id)).size).toBe(wishes.length)
    expect(wishes.every(({ expect: labels }) => labels.length > 0)).toBe(true)
  })
})

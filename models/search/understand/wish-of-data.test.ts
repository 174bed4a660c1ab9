import { describe, expect, it } from 'vitest'
import { readQuery } from './read-query.fixture.ts'
import CASES from './wish-of-data.cases.json' with { type: 'json' }
import { wishOfData } from './wish-of-data.ts'

// Agents pass a wish on as JSON, as fields, as a list or as a call.
describe.each(CASES)('$name', ({ offer, conditions, texts }) => {
  it.each(texts)('%s', (text) => {
    const intent = offer === 'rent' ? 'rent' : 'buy'
    const { understood } = readQuery(text, intent)
    const read = understood
      .filter(({ field }) => field !== 'listingType')
      .map(({ field, op, value }) => ({ field, op, value }))
    expect(read).toHaveLength(conditions.length)
    expect(read).toEqual(expect.arrayContaining(conditions))
  })
})

it('writes each value of JSON once, and leaves other texts as they are', () => {
  expect(wishOfData('{"a": 1, "b": ["x", "y"], "c": {"d": true, "e": null}, "f": [{"g": "z"}]}')).toBe(
    'a: 1\nb: x, y\nc d: yes\nf g: z',
  )
  expect(wishOfData('[1, "two"]')).toBe('1, two')
  for (const text of ['[[[[[[1]]]]]]', '{not json', 'flat and garden', '[[[[[[1]]]]]] x', ''])
    expect(wishOfData(text)).toBe(text)
})

import { expect, test } from 'vitest'

import { createBm25 } from './bm25-baseline.ts'

const search = createBm25([
  { id: 'a', text: 'Maison avec jardin, jardin clos' },
  { id: 'b', text: 'Maison avec garage' },
  { id: 'c', text: 'Bureau' },
])

test('ranks by rare and repeated words and omits documents without a common word', () => {
  expect(search('maison JARDIN')).toEqual(['a', 'b'])
  expect(search('piscine')).toEqual([])
})

test('equal scores are ordered by id', () => {
  expect(
    createBm25([
      { id: 'z', text: 'loft' },
      { id: 'y', text: 'loft' },
    ])('loft'),
  ).toEqual(['y', 'z'])
})

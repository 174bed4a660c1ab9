import { expect, test } from 'vitest'

import type { SearchIntent } from '../../../models/search/intent/search-intent.ts'
import { emptyIntent } from '../../../models/search/intent/search-intent.ts'
import { publicSlots } from './public-slots.ts'

const WANTED = { type: 'house', beds: 3, max: 800_000, soft: ['lift', 'quiet'] } as const

test('separates parts that were read, missed and added', () => {
  const read: SearchIntent = {
    ...emptyIntent(''),
    propertyTypes: ['house', 'villa'],
    bedrooms: { min: 2, max: null },
    priceEur: { min: null, max: 800_000, around: null, includesCharges: false, includesFees: false },
    areaM2: { min: 80, max: null, around: null },
    wishes: [
      { key: 'lift', wanted: true, strength: 'wish', text: '' },
      { key: 'pool', wanted: true, strength: 'wish', text: '' },
    ],
  }
  const slots = publicSlots({ ...WANTED, soft: [...WANTED.soft] }, read, undefined)
  expect(Object.fromEntries(slots.map(({ field, right, total }) => [field, [right, total]]))).toEqual({
    type: [1, 1],
    bedrooms: [0, 1],
    ceiling: [1, 1],
    'wish lift': [1, 1],
    'wish quiet': [0, 1],
    'condition not asked for': [0, 1],
    'wish not asked for': [0, 1],
  })
})

test('a type that covers others than the wanted one is wrong', () => {
  const read = { ...emptyIntent(''), propertyTypes: ['house', 'apartment'] }
  expect(publicSlots({ type: 'house', soft: [] }, read, undefined)[0]).toEqual({ field: 'type', right: 0, total: 1 })
})

import { expect, it } from 'vitest'
import { readQuery } from '../read-query.fixture.ts'

it.each([
  ['flat to rent, 2 or more bedrooms', { field: 'bedrooms', op: 'at_least', value: 2 }],
  ['flat to rent, 2 or fewer bedrooms', { field: 'bedrooms', op: 'at_most', value: 2 }],
  ['house, 3 or 4 or more bedrooms', { field: 'bedrooms', op: 'at_least', value: 3 }],
  ['appartement à louer, 2 ou plus de chambres', { field: 'bedrooms', op: 'at_least', value: 2 }],
  ['appartement à louer, 80 ou plus de m2', { field: 'areaM2', op: 'at_least', value: 80 }],
  ['Wohnung zur Miete, 2 oder mehr Schlafzimmer', { field: 'bedrooms', op: 'at_least', value: 2 }],
  ['Appartement ze lounen, 2 oder méi Schlofkummeren', { field: 'bedrooms', op: 'at_least', value: 2 }],
  ['apartamento, dois ou mais quartos', { field: 'bedrooms', op: 'at_least', value: 2 }],
  ['apartamento, 2 ou menos quartos', { field: 'bedrooms', op: 'at_most', value: 2 }],
])('a bound between a number and its unit: %s', (text, condition) => {
  const { understood } = readQuery(text, 'rent')
  expect(understood.filter(({ field }) => field === condition.field)).toEqual([expect.objectContaining(condition)])
})

import { expect, test } from 'vitest'

import { expectedReading, widest } from './labels/expected-reading.ts'
import { compareReadings, sumOutcomes } from './field-accuracy.ts'
import type { LabelledQuery } from './labels/labelled-query.ts'

const STRICT = { ignore: [], optional: [] }

test('a missed and an unrequested field are both wrong; a field in neither does not count', () => {
  const outcomes = compareReadings({ priceMaxEur: 1500 }, { bedroomsMin: 2 }, STRICT)
  expect(outcomes).toEqual([
    { field: 'bedroomsMin', right: 0, total: 1 },
    { field: 'priceMaxEur', right: 0, total: 1 },
  ])
})

test('a label may allow several values or a range', () => {
  const right = (expected: Parameters<typeof compareReadings>[0], value: number) =>
    compareReadings(expected, { value }, STRICT)[0]!.right
  expect([2, 3, 4].map((value) => right({ value: { any: [2, 3] } }, value))).toEqual([1, 1, 0])
  expect([1499, 1500, 2000, 2001].map((value) => right({ value: { between: [1500, 2000] } }, value))).toEqual([
    0, 1, 1, 0,
  ])
})

test('each item of a list counts, missing or surplus', () => {
  const [outcome] = compareReadings({ wishes: ['balcony', 'quiet'] }, { wishes: ['quiet', 'pool'] }, STRICT)
  expect(outcome).toEqual({ field: 'wishes', right: 1, total: 3 })
})

test('optional items do not count, ignored fields not at all', () => {
  const read = { wishes: ['family'], places: ['commune:mamer'], types: ['house'] }
  expect(compareReadings({}, read, { optional: ['family', 'place'], ignore: ['types'] })).toEqual([])
})

test('a boolean is right only when it is the same', () => {
  expect(compareReadings({ furnished: false }, { furnished: true }, STRICT)[0]!.right).toBe(0)
  expect(compareReadings({ furnished: false }, { furnished: false }, STRICT)[0]!.right).toBe(1)
})

test('outcomes of many queries add up by field', () => {
  const once = [{ field: 'near', right: 1, total: 2 }]
  expect(sumOutcomes([...once, { field: 'areaMinM2', right: 0, total: 1 }, ...once])).toEqual([
    { field: 'areaMinM2', right: 0, total: 1 },
    { field: 'near', right: 2, total: 4 },
  ])
})

test('a flat covers its kinds, other types stay apart', () => {
  expect(widest(['apartment', 'studio', 'duplex', 'room'])).toEqual(['apartment', 'room'])
  expect(widest(['duplex', 'triplex', 'penthouse'])).toEqual(['duplex', 'penthouse'])
})

test('a label gives the fields of a reading; an income gives no price ceiling', () => {
  const query: LabelledQuery = {
    id: 'en-99',
    lang: 'en',
    market: 'rent',
    text: '-',
    hard: { near: { place: 'commune:mersch', radiusKm: 5 }, types: ['apartment'], without: ['pool'] },
    soft: {
      incomeEur: 5000,
      priceMaxEur: { between: [1500, 2000] },
      commute: { to: 'belval', minutes: 20, by: 'car' },
    },
    unjudged: ['pets', 'carpet'],
    protected: true,
    optional: [],
    ignore: [],
  }
  expect(expectedReading(query)).toEqual({
    near: ['commune:mersch'],
    radiusKm: 5,
    types: ['apartment'],
    unwanted: ['carpet', 'pool'],
    wishes: ['pets'],
    incomeEur: 5000,
    commuteTo: 'belval',
    commuteMinutes: 20,
    commuteBy: 'car',
    protected: true,
  })
})

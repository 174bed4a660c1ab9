import { describe, expect, it } from 'vitest'

import type { AdvertRow } from './advert.ts'
import { screenGrossErrors } from './gross-errors.ts'
import { fixtureMarket } from './market.fixture.ts'

const { rows } = fixtureMarket({ quarters: 4 })
const spoiled = rows[10]!
const withRow = (row: AdvertRow): AdvertRow[] => [...rows.filter((other) => other !== spoiled), row]

describe('screening for gross errors', () => {
  it('keeps an ordinary market whole', () => {
    expect(screenGrossErrors(rows).rejected).toEqual([])
  })

  it.each([
    ['a digit too many in the price', { priceEur: spoiled.priceEur * 10 }],
    ['a digit too few in the price', { priceEur: spoiled.priceEur / 10 }],
    ['a price of one euro', { priceEur: 1 }],
    ['a monthly rent', { priceEur: spoiled.priceEur * 0.0035 }],
    ['a price per m²', { priceEur: spoiled.priceEur / spoiled.areaM2! }],
    ['an area ten times too large', { areaM2: spoiled.areaM2! * 10 }],
    ['an area ten times too small', { areaM2: spoiled.areaM2! / 10 }],
  ])('sets aside %s', (_, change) => {
    const row = { ...spoiled, ...change }
    expect(screenGrossErrors(withRow(row)).rejected).toEqual([row])
  })

  it('judges a row without area by its price', () => {
    const unmeasured = rows.map((row) => ({ ...row, areaM2: undefined }))
    const wrong = { ...unmeasured[7]!, priceEur: unmeasured[7]!.priceEur * 10 }
    unmeasured[7] = wrong
    expect(screenGrossErrors(unmeasured).rejected).toEqual([wrong])
  })

  it('does not depend on the currency unit', () => {
    const wrong = withRow({ ...spoiled, priceEur: spoiled.priceEur * 10 })
    const inCents = wrong.map((row) => ({ ...row, priceEur: row.priceEur * 100 }))
    expect(screenGrossErrors(inCents).rejected.map((row) => row.advertId)).toEqual([spoiled.advertId])
  })

  it('keeps a home that is merely dear', () => {
    expect(screenGrossErrors(withRow({ ...spoiled, priceEur: spoiled.priceEur * 1.5 })).rejected).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'

import { saveValuation } from '../model/codec.ts'
import { estimatePrice } from '../estimate/estimate.ts'
import { SYNTHETIC_SCHEMA, syntheticAdverts } from '../evaluate/synthetic-adverts.fixture.ts'
import { trainValuation } from './train-valuation.ts'
import { FEWEST_ROWS } from './training-table.ts'

// Training is quick alone and slow on a busy machine.
const PATIENCE_MS = 120_000
const ADVERTS = syntheticAdverts(FEWEST_ROWS + 40, 4)
const train = (rows: typeof ADVERTS) => trainValuation(rows, SYNTHETIC_SCHEMA, { seed: 1 })

describe('trainValuation', () => {
  it(
    'gives the same bytes whatever the order of the adverts',
    () => {
      expect(saveValuation(train(ADVERTS.toReversed()))).toBe(saveValuation(train(ADVERTS)))
    },
    PATIENCE_MS,
  )

  it(
    'scales with the currency, so that rents and sales are one model',
    () => {
      const rents = ADVERTS.map((row) => ({
        ...row,
        values: { ...row.values, price: Number(row.values['price']) / 256 },
      }))
      const [sale, rent] = [train(ADVERTS), train(rents)]
      for (const row of ADVERTS.slice(0, 20))
        expect(256 * estimatePrice(rent, row).estimate).toBeCloseTo(estimatePrice(sale, row).estimate, -4)
    },
    PATIENCE_MS,
  )

  it('refuses too few adverts and adverts without a price or an area, naming them', () => {
    expect(() => train(ADVERTS.slice(0, 12))).toThrow(/at least 60 adverts; received 12/)
    const without = (name: string) => ADVERTS.map((row) => ({ ...row, values: { ...row.values, [name]: null } }))
    expect(() => train(without('price'))).toThrow(/Advert a00000: price must be above 0/)
    expect(() => train(without('area_m2'))).toThrow(/Advert a00000: the area must be above 0/)
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { encodeRows, fitEncoder } from '../frame/frame.ts'
import { valuationSchemaSchema } from '../frame/schema.ts'
import { SYNTHETIC_SCHEMA, syntheticAdverts } from '../evaluate/synthetic-adverts.fixture.ts'
import { fitHedonic, hedonicDesign } from './fit-hedonic.ts'
import { areaCurve, attributeContributions, hedonicValue } from './hedonic-value.ts'
import { logLevelAt, priceIndexOf } from './price-age.ts'

const ROWS = syntheticAdverts(1500, 3)
const ENCODER = fitEncoder(ROWS, SYNTHETIC_SCHEMA)
const FRAME = encodeRows(ENCODER, ROWS)
const EQUAL = new Float64Array(ROWS.length).fill(1)
const EVERY = Int32Array.from(ROWS.keys())
const LOG_PRICE = Float64Array.from(ROWS, ({ values }) => Math.log(Number(values['price'])))
const MODEL = fitHedonic(hedonicDesign(FRAME, ENCODER), LOG_PRICE, EQUAL, EVERY)

describe('fitHedonic', () => {
  it('recovers the elasticity of area and the growth of prices it was given', () => {
    const areaLog = areaCurve(MODEL, ENCODER)
    expect((areaLog(100) - areaLog(50)) / Math.log(2)).toBeCloseTo(0.8, 1)
    const index = priceIndexOf(MODEL, FRAME.quarter)
    expect(-logLevelAt(index, index.quarters[0]!)).toBeCloseTo(0.06, 1)
    expect(index.drift).toBeGreaterThan(0.01)
    expect(index.drift).toBeLessThan(0.03)
  })

  it('never lets the price fall with area, even where the data would', () => {
    const schema = valuationSchemaSchema.parse({ numeric: ['area_m2'] })
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 30, maxLength: 60 }), (areas) => {
        const rows = areas.map((area, i) => ({ id: String(i), values: { area_m2: area } }))
        const encoder = fitEncoder(rows, schema)
        const logs = Float64Array.from(areas, (area) => 12 - Math.sin(area / 20) - area / 200)
        const rowsOf = Int32Array.from(areas.keys())
        const model = fitHedonic(
          hedonicDesign(encodeRows(encoder, rows), encoder),
          logs,
          logs.map(() => 1),
          rowsOf,
        )
        const curve = areaCurve(model, encoder)
        for (let area = 15; area < 250; area += 9) expect(curve(area + 9)).toBeGreaterThanOrEqual(curve(area) - 1e-12)
      }),
      { numRuns: 40 },
    )
  })

  it('is made up of the contributions of its attributes', () => {
    const rest = [4, 5].map((row) => {
      const contributions = attributeContributions(MODEL, ENCODER, FRAME, row)
      return hedonicValue(MODEL, FRAME, row) - contributions.reduce((sum, value) => sum + value, 0)
    })
    expect(rest[0]).toBeCloseTo(rest[1]!, 9)
  })

  it('is hardly moved by a few absurd prices', () => {
    const absurd = LOG_PRICE.map((log, i) => (i % 50 === 0 ? log + 5 : log))
    const moved = fitHedonic(hedonicDesign(FRAME, ENCODER), absurd, EQUAL, EVERY)
    expect(Math.abs(hedonicValue(moved, FRAME, 1) - hedonicValue(MODEL, FRAME, 1))).toBeLessThan(0.04)
  })
})

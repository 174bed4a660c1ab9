import { describe, expect, it } from 'vitest'

import type { NewProperty } from './advert.ts'
import { coefficientPrecision, MOVING_FAMILIES } from './design-columns.ts'
import { fittedEnergyScore, hedonicDesign, predictRow, REFERENCE_DWELLING } from './design.ts'

const reference: NewProperty = {
  commune: 'Aal',
  canton: 'North',
  type: 'house',
  quarter: 8003,
  priceEur: 800_000,
  areaM2: REFERENCE_DWELLING.areaM2.house,
  landAres: REFERENCE_DWELLING.landAres,
  energyClass: REFERENCE_DWELLING.energyClass,
  bedrooms: 4,
  newBuild: false,
  parking: false,
  terrace: false,
}
const rowOf = (change: Partial<NewProperty>): Record<string, number> => {
  const design = hedonicDesign([{ ...reference, ...change }, reference], 8000, 11)
  const entries: Record<string, number> = {}
  for (let k = design.start[0]!; k < design.start[1]!; k++)
    if (design.value[k] !== 0) entries[design.names[design.column[k]!]!] = design.value[k]!
  return entries
}

describe('the hedonic design', () => {
  it('has nothing but zeros for the reference dwelling, whatever the coefficients', () => {
    expect(rowOf({})).toEqual({})
    const design = hedonicDesign([reference, { ...reference, parking: true }], 8000, 11)
    expect(predictRow(design, 0, new Float64Array(design.columns).fill(1))).toBe(0)
  })

  it('gives an unknown attribute its own level', () => {
    expect(rowOf({ parking: undefined })).toEqual({ 'parking unknown, house': 1 })
    expect(rowOf({ landAres: undefined })).toEqual({ 'plot unknown, house': 1 })
    expect(Object.keys(rowOf({ energyClass: undefined })).every((name) => name.startsWith('energy unknown'))).toBe(true)
  })

  it('spreads a moving premium over the two nearest knots', () => {
    const weights = Object.values(rowOf({ newBuild: true }))
    expect(weights).toHaveLength(2)
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12)
  })

  it('sets classes as far apart as a first fit found them, and evenly where it found no gap', () => {
    const design = hedonicDesign(
      [{ ...reference, energyClass: 'B' }, { ...reference, energyClass: 'G' }, reference],
      8000,
      11,
    )
    const beta = Float64Array.from(design.names, (name) =>
      name.startsWith('energy gap') ? -0.08 : name.startsWith('energy B') ? 0.04 : 0,
    )
    const fitted = fittedEnergyScore(design, beta)
    expect(fitted('B')).toBeCloseTo(-0.25 - 0.5, 12)
    expect(fitted('G')).toBe(1)
    expect(fitted('C')).toBe(0)
    expect(fitted(undefined)).toBeUndefined()
    expect(fittedEnergyScore(design, new Float64Array(design.columns))('B')).toBe(-0.25)
  })

  it('bands construction years and takes conditions as stated', () => {
    expect(rowOf({ constructionYear: 1975, condition: 'good' })).toEqual({
      'built from 1970, house': 1,
      'condition good, house': 1,
    })
    expect(rowOf({ constructionYear: 1850 })).toEqual({ 'built before 1900, house': 1 })
  })

  it('takes the most frequent level for base where nobody has the reference dwelling’s', () => {
    const silent = { ...reference, parking: undefined, energyClass: undefined, newBuild: undefined }
    const design = hedonicDesign([silent, silent, { ...silent, parking: true }], 8000, 11)
    expect(design.names).toContain('parking true, house')
    expect(design.names.filter((name) => name.includes('unknown'))).toEqual([])
  })

  it('is zero on average for an attribute whose reference level nobody states', () => {
    const silent = { ...reference, parking: undefined }
    const design = hedonicDesign([silent, silent, silent, { ...silent, parking: true }], 8000, 11)
    const beta = Float64Array.from(design.names, (name) => (name.startsWith('parking') ? 0.2 : 0))
    const premiums = [0, 1, 2, 3].map((row) => predictRow(design, row, beta))
    expect(premiums.reduce((sum, premium) => sum + premium, 0)).toBeCloseTo(0, 12)
    expect(premiums[3]! - premiums[0]!).toBeCloseTo(0.2, 12)
  })

  it('penalises steps of a premium, not its level, beyond the weak common prior', () => {
    const design = hedonicDesign([{ ...reference, newBuild: true }, reference], 8000, 11)
    const steps = { energyGap: 1, energyClass: 1, energyUnknown: 1, newBuild: MOVING_FAMILIES.newBuild ** 2 }
    const precision = coefficientPrecision(design, steps)
    const ones = Array.from(precision).reduce((sum, entry) => sum + entry, 0)
    expect(ones).toBeCloseTo(design.columns / 0.25, 6)
  })
})

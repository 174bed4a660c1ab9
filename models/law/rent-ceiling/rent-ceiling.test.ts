import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { committedLegalFacts } from '../parameters/committed-facts.fixture.ts'
import { rentCeiling } from './rent-ceiling.ts'
import type { InvestedCapital } from './rent-ceiling.ts'

const legal = await committedLegalFacts()
const ON = '2026-11-21'
const known: InvestedCapital = {
  investedEur: 600_000,
  landEur: 200_000,
  revaluationCoefficient: 1,
  buildingAgeYears: 10,
  upkeepProven: false,
}

describe('the legal rent ceiling', () => {
  it.each([
    // 600,000 x 5 % / 12
    ['a young building', {}, 2_500],
    // 200,000 + 400,000 x (1 - 2 % x 2) = 584,000; x 5 % / 12
    ['20 years old: two whole periods beyond 15', { buildingAgeYears: 20 }, 2_433.33],
    // Upkeep spares the reduction.
    ['20 years old with upkeep proven', { buildingAgeYears: 20, upkeepProven: true }, 2_500],
    // 600,000 x 1.2 x 5 % / 12
    ['revalued capital', { revaluationCoefficient: 1.2 }, 3_000],
    // 16 years: the first period of two years is not over.
    ['one year beyond 15', { buildingAgeYears: 16 }, 2_500],
    // (115 - 15) / 2 = 50 periods: nothing of the building is left. 200,000 x 5 % / 12
    ['a building of 115 years', { buildingAgeYears: 115 }, 833.33],
  ])('of %s', (_, changed, monthlyEur) => {
    const ceiling = rentCeiling(legal, { ...known, ...changed }, ON)
    expect(ceiling).toMatchObject({ monthlyLowEur: monthlyEur, monthlyHighEur: monthlyEur, unknowns: [] })
    expect(ceiling.parameters[0]).toMatchObject({ id: 'rent_ceiling_share', value: 0.05, status: 'secondary' })
  })

  it('has no upper bound while the coefficient is not known', () => {
    const ceiling = rentCeiling(legal, { ...known, revaluationCoefficient: null }, ON)
    expect(ceiling).toMatchObject({ monthlyLowEur: 2_500, monthlyHighEur: null, unknowns: ['revaluation_coefficient'] })
  })

  it('names what would make it exact', () => {
    const nothing = { landEur: null, revaluationCoefficient: null, buildingAgeYears: null, upkeepProven: null }
    expect(rentCeiling(legal, { ...known, ...nothing }, ON)).toMatchObject({
      monthlyLowEur: 0,
      monthlyHighEur: null,
      unknowns: ['revaluation_coefficient', 'building_age', 'land_part', 'upkeep'],
    })
  })

  it('lies within its bounds whatever turns out to be the case', () => {
    const age = fc.integer({ min: 0, max: 200 })
    const land = fc.double({ min: 0, max: 600_000, noNaN: true })
    const hidden = fc.record({ age: fc.boolean(), land: fc.boolean(), upkeep: fc.boolean() })
    fc.assert(
      fc.property(age, land, fc.boolean(), hidden, (buildingAgeYears, landEur, upkeepProven, hide) => {
        const truth = { ...known, buildingAgeYears, landEur, upkeepProven }
        const exact = rentCeiling(legal, truth, ON).monthlyLowEur
        const stated = rentCeiling(
          legal,
          {
            ...truth,
            buildingAgeYears: hide.age ? null : buildingAgeYears,
            landEur: hide.land ? null : landEur,
            upkeepProven: hide.upkeep ? null : upkeepProven,
          },
          ON,
        )
        expect(stated.monthlyLowEur).toBeLessThanOrEqual(exact)
        expect(stated.monthlyHighEur).toBeGreaterThanOrEqual(exact)
        if (stated.unknowns.length === 0) expect(stated.monthlyLowEur).toBe(stated.monthlyHighEur)
      }),
    )
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { zoneMedian } from '../evaluate/baselines.ts'
import { loadValuation, saveValuation } from '../model/codec.ts'
import { estimate, estimatePrice } from './estimate.ts'
import type { ValuationRow } from '../frame/schema.ts'
import { scoreValuations } from '../model/scores.ts'
import { SYNTHETIC_SCHEMA, syntheticAdverts } from '../evaluate/synthetic-adverts.fixture.ts'
import { trainValuation } from '../train/train-valuation.ts'

const TRAIN = syntheticAdverts(320, 1)
const SUBJECTS = syntheticAdverts(150, 2).map((row) => ({ ...row, id: `s${row.id}` }))
const MODEL = trainValuation(TRAIN, SYNTHETIC_SCHEMA, { seed: 1 })
const priceOf = (row: ValuationRow) => Number(row.values['price'])
const withValues = (row: ValuationRow, values: ValuationRow['values']) => ({
  ...row,
  values: { ...row.values, ...values },
})

describe('estimate', () => {
  it('beats the zone median and covers about as many prices as it says', () => {
    const ours = scoreValuations(SUBJECTS.map((row) => ({ price: priceOf(row), ...estimatePrice(MODEL, row) })))
    const medians = zoneMedian(TRAIN, SUBJECTS, SYNTHETIC_SCHEMA)
    const naive = scoreValuations(
      SUBJECTS.map((row, i) => ({ price: priceOf(row), estimate: medians[i]!, low: 0, high: 0 })),
    )
    expect(ours.mdape).toBeLessThan(0.6 * naive.mdape)
    expect(ours.coverage).toBeGreaterThan(68)
    expect(ours.coverage).toBeLessThan(93)
  })

  it('never finds more area cheaper, all else equal', () => {
    const area = fc.double({ min: 12, max: 400, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom(...SUBJECTS), area, area, (row, a, b) => {
        const [small, large] = [Math.min(a, b), Math.max(a, b)].map((areaM2) => {
          return estimatePrice(MODEL, withValues(row, { area_m2: areaM2 })).estimate
        })
        expect(large!).toBeGreaterThanOrEqual(small! * (1 - 1e-9))
      }),
      { numRuns: 200 },
    )
  })

  it('answers when nothing but the area is known, and when a level was never seen', () => {
    const bare = estimate(MODEL, { id: 'bare', values: { area_m2: 70 } })
    expect(bare.low).toBeLessThan(bare.estimate)
    expect(bare.high).toBeGreaterThan(bare.estimate)
    expect(bare.comparables.every(({ distanceM }) => distanceM === null)).toBe(true)
    const moved = estimatePrice(MODEL, { id: 'far', values: { area_m2: 70, commune: 'Atlantis', energyClass: 'Z' } })
    expect(moved).toEqual(estimatePrice(MODEL, { id: 'bare', values: { area_m2: 70 } }))
  })

  it('refuses a home without an area', () => {
    expect(() => estimate(MODEL, { id: 'x', values: { commune: 'Esch' } })).toThrow(
      /x: an estimate needs an area above 0/,
    )
  })

  it('lists at most ten comparables, most alike first, with what their differences are worth', () => {
    for (const row of SUBJECTS.slice(0, 20)) {
      const { comparables } = estimate(MODEL, row)
      expect(comparables.length).toBeGreaterThan(0)
      expect(comparables.length).toBeLessThanOrEqual(10)
      const similarities = comparables.map(({ similarity }) => similarity)
      expect(similarities).toEqual(similarities.toSorted((a, b) => b - a))
      expect(similarities.every((similarity) => similarity >= 0 && similarity <= 1)).toBe(true)
      for (const { id, price, areaM2, adjustments, adjustedPrice } of comparables) {
        const advert = TRAIN.find((each) => each.id === id)!
        expect(price).toBe(priceOf(advert))
        expect(areaM2).toBe(advert.values['area_m2'])
        expect(price + adjustments.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(adjustedPrice, 4)
      }
    }
  })

  it('brings a comparable of the same home to its own price', () => {
    const home = TRAIN[40]!
    const twin = estimate(MODEL, home).comparables.find(({ id }) => id === home.id)!
    expect(twin.adjustedPrice).toBeCloseTo(twin.price, 6)
    expect(twin.adjustments).toEqual([])
  })

  it('states the mix: weights that add up to 1, and the reasons by strength', () => {
    const { basis, drivers } = estimate(MODEL, SUBJECTS[3]!)
    expect(basis.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9)
    const strengths = drivers.map(({ effect }) => Math.abs(effect))
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a))
  })
})

describe('saveValuation and loadValuation', () => {
  it('give a model that answers the same', () => {
    const loaded = loadValuation(saveValuation(MODEL))
    for (const row of SUBJECTS.slice(0, 30)) expect(estimate(loaded, row)).toEqual(estimate(MODEL, row))
    expect(saveValuation(loaded)).toBe(saveValuation(MODEL))
  })

  it('refuse a text that is no saved model', () => {
    expect(() => loadValuation('{"version":9}')).toThrow(/version 3/)
    expect(() => loadValuation('[')).toThrow(SyntaxError)
  })
})

describe('a home that the model was trained on', () => {
  it('is valued as if it were not known: its own price is no evidence', () => {
    const home = TRAIN[5]!
    const own = [MODEL.homes.ids.indexOf(home.id)]
    const dearer = trainValuation(
      TRAIN.map((row) => (row.id === home.id ? withValues(row, { price: 1.3 * priceOf(row) }) : row)),
      SYNTHETIC_SCHEMA,
      { seed: 1 },
    )
    const changeOf = (homes: number[]) =>
      Math.abs(Math.log(estimatePrice(dearer, home, homes).estimate / estimatePrice(MODEL, home, homes).estimate))
    expect(changeOf(own)).toBeLessThan(0.5 * changeOf([]))
    expect(estimate(MODEL, home, own).comparables.map(({ id }) => id)).not.toContain(home.id)
    expect(estimate(MODEL, home, own)).toMatchObject(estimatePrice(MODEL, home, own))
  })

  it('is no comparable whichever and however many they are', () => {
    const homes = TRAIN.map((_, index) => index)
    fc.assert(
      fc.property(fc.constantFrom(...TRAIN), fc.subarray(homes, { maxLength: 30 }), (row, own) => {
        const excluded = new Set(own.map((home) => MODEL.homes.ids[home]))
        expect(estimate(MODEL, row, own).comparables.filter(({ id }) => excluded.has(id))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})

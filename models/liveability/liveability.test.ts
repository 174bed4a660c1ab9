import { assert, integer, property, shuffledSubarray } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { liveabilityRowSchema, LIVEABILITY_DIMENSIONS } from '../contracts/places/commune.ts'
import { GOALPOSTS } from './goalposts.ts'
import { liveabilitySummary, wordedLiveability } from '../../content/say/liveability.ts'
import { INDICATORS } from './indicators.ts'
import { communeAt, communesOfAllKinds } from './liveability.fixture.ts'
import { liveabilityOf, type CommuneFacts } from './liveability.ts'
import { DIMENSION_WEIGHTS } from './weights.ts'

const COMMUNES = communesOfAllKinds(12)

function without(facts: CommuneFacts, dimension: string): CommuneFacts {
  const gone = new Set<string>(INDICATORS.filter((one) => one.dimension === dimension).map(({ id }) => id))
  const indicators = Object.fromEntries(Object.entries(facts.indicators).filter(([id]) => !gone.has(id)))
  return { ...facts, indicators }
}

describe('liveabilityOf', () => {
  it('keeps the contract, and a rank inside its interval', () => {
    for (const row of liveabilityOf(COMMUNES)) {
      liveabilityRowSchema.parse(wordedLiveability(row))
      expect(row.rankLow).toBeLessThanOrEqual(row.rank!)
      expect(row.rankHigh).toBeGreaterThanOrEqual(row.rank!)
    }
  })

  it('does not depend on the order of the communes', () => {
    const bySlug = (rows: ReturnType<typeof liveabilityOf>) => new Map(rows.map((row) => [row.communeSlug, row]))
    const expected = bySlug(liveabilityOf(COMMUNES))
    assert(
      property(shuffledSubarray(COMMUNES, { minLength: COMMUNES.length }), (shuffled) => {
        expect(bySlug(liveabilityOf(shuffled))).toEqual(expected)
      }),
      { numRuns: 5 },
    )
  })

  it('shows a dropped dimension with no weight and no score, and the others with more', () => {
    const [whole] = liveabilityOf(COMMUNES)
    const [rest] = liveabilityOf(COMMUNES.map((facts) => without(facts, 'services')))
    expect(rest!.dimensions.services).toMatchObject({ score: null, weight: 0, dataAvailability: 'insufficient' })
    expect(rest!.dimensions.transit.weight).toBeGreaterThan(whole!.dimensions.transit.weight)
    expect(rest!.dimensions.transit.weight).toBeCloseTo(DIMENSION_WEIGHTS.transit / 0.68, 3)
    expect(liveabilitySummary(rest!.summary).en).toMatch(
      /No score, for lack of data or of a source: safety, services and nature\.$/,
    )
  })

  it('has no score and no rank below two thirds of the weight, and does not count such a commune', () => {
    const unknown = without(without(COMMUNES[0]!, 'price'), 'services')
    const [first, ...others] = liveabilityOf([unknown, ...COMMUNES.slice(1)])
    expect(first).toMatchObject({ liveabilityScore: null, rank: null, rankLow: null, rankHigh: null })
    expect(others.map(({ rank }) => rank).toSorted((a, b) => a! - b!)[0]).toBe(1)
    expect(liveabilitySummary(others[0]!.summary).en).toContain(`of ${COMMUNES.length - 1};`)
  })

  it('never has a score for safety or nature, and says so', () => {
    for (const { dimensions } of liveabilityOf(COMMUNES))
      for (const name of ['safety', 'nature'] as const)
        expect(dimensions[name]).toMatchObject({
          score: null,
          weight: 0,
          trend: 'unknown',
          dataAvailability: 'insufficient',
        })
  })

  it('flags estimates and gaps, and lists every indicator with unit, source and day, missing ones as null', () => {
    const facts = communeAt('a', (id) => (id === 'groceryM' ? null : 0.5))
    const estimated = { ...facts.indicators.schoolM!, quality: 'estimated' as const }
    const [row] = liveabilityOf([
      { ...facts, indicators: { ...facts.indicators, schoolM: estimated }, sourceIds: ['feed'] },
    ])
    const { services, education, health } = row!.dimensions
    expect([services, education, health].map((one) => one.dataAvailability)).toEqual(['partial', 'estimated', 'full'])
    expect(services.indicators[0]).toMatchObject({ value: null, unit: 'm', sourceId: null, date: null })
    expect(health.indicators[0]).toMatchObject({ sourceId: 'source-of-pharmacyM', date: '2026-07-22' })
    expect(row!.sourceIds).toEqual(row!.sourceIds.toSorted())
    expect(row!.sourceIds).toContain('feed')
    expect(row!.sourceIds).not.toContain('source-of-groceryM')
  })

  it('shows the last eight quarters of a series and its trend', () => {
    const series = { price: Array.from({ length: 12 }, (_, i) => 7000 + 100 * i) }
    const [row] = liveabilityOf([{ ...COMMUNES[0]!, series }])
    expect(row!.dimensions.price).toMatchObject({ trend: 'up', sparkline: series.price.slice(-8) })
    expect(row!.dimensions.commute).toMatchObject({ trend: 'unknown', trendPercent: null, sparkline: [] })
  })

  it('raises a commune when one of its indicators gets better', () => {
    assert(
      property(integer({ min: 0, max: INDICATORS.length - 1 }), (at) => {
        const { id, better } = INDICATORS[at]!
        const middle = communeAt('a', () => 0.5)
        const end = better === 'higher' ? GOALPOSTS[id].high : GOALPOSTS[id].low
        const improved = {
          ...middle,
          indicators: { ...middle.indicators, [id]: { ...middle.indicators[id]!, value: end } },
        }
        const [before, after] = [middle, improved].map((facts) => liveabilityOf([facts])[0]!.liveabilityScore!)
        expect(after).toBeGreaterThan(before!)
      }),
      { numRuns: 10 },
    )
  })
})

describe('the parameters', () => {
  it('have goalposts in order for every indicator, positive where a logarithm is taken', () => {
    for (const { id, scale } of INDICATORS) {
      expect(GOALPOSTS[id].low, id).toBeLessThan(GOALPOSTS[id].high)
      expect(GOALPOSTS[id].low, id).toBeGreaterThanOrEqual(scale === 'log' ? Number.MIN_VALUE : 0)
    }
    expect(Object.keys(GOALPOSTS).toSorted()).toEqual(INDICATORS.map(({ id }) => id as string).toSorted())
  })

  it('have each indicator once, in a dimension of the contract', () => {
    expect(new Set(INDICATORS.map(({ id }) => id)).size).toBe(INDICATORS.length)
    for (const { dimension } of INDICATORS) expect(LIVEABILITY_DIMENSIONS).toContain(dimension)
  })
})

import { describe, expect, it } from 'vitest'
import type { PriceRange } from '../estimate/estimate.ts'
import { FEWEST_SCORED, holdOut, projectSplits } from './hold-out.ts'
import { SYNTHETIC_SCHEMA, syntheticAdverts } from './synthetic-adverts.fixture.ts'

const ADVERTS = syntheticAdverts(420, 7)
const OPTIONS = {
  schema: SYNTHETIC_SCHEMA,
  zoneSchema: SYNTHETIC_SCHEMA,
  seed: 1,
  divisions: { commune: 'commune', energy: 'energyClass' },
}
const {
  lines: LINES,
  equity: EQUITY,
  record: RECORD,
} = holdOut([{ train: ADVERTS.slice(0, 300), test: ADVERTS.slice(300) }], OPTIONS)
const overall = (method: string) => LINES.find((line) => line.method === method && line.by === 'all')!.scores

describe('a hold-out', () => {
  it('puts the stack beside the standard methods, and the stack does best', () => {
    expect([...new Set(LINES.map(({ method }) => method))]).toEqual(['stack', 'zone median', 'hedonic OLS', 'kNN'])
    expect(overall('stack').mdape).toBeLessThan(overall('zone median').mdape)
    expect(overall('stack').count).toBe(120)
  })

  it('parts no project when it holds out projects, and values each home once', () => {
    const schema = { ...SYNTHETIC_SCHEMA, roles: { ...SYNTHETIC_SCHEMA.roles, project: 'builder' } }
    const rows = ADVERTS.map(({ id, values }, i) => ({ id, values: { ...values, builder: `b${i % 40}` } }))
    const splits = projectSplits(rows, schema, 1)
    for (const { train, test } of splits) {
      const trained = new Set(train.map(({ values }) => values.builder))
      expect(test.filter(({ values }) => trained.has(values.builder))).toEqual([])
    }
    expect(splits.flatMap(({ test }) => test.map(({ id }) => id)).sort()).toEqual(rows.map(({ id }) => id).sort())
  })

  it('tests the equity of the stack, each value inside its interval', () => {
    // No two pairs of commune and energy class have enough homes held out for a horizontal test.
    expect(EQUITY.map(({ measure }) => measure)).toEqual(['cod', 'prd', 'prb', 'vei'])
    for (const { value, low, high } of EQUITY) {
      expect(low).toBeLessThan(value)
      expect(value).toBeLessThan(high)
    }
  })

  it('scores estimates by what they are called, in the record that the answers go by', () => {
    const lines = LINES.filter(({ by }) => by === 'confidence')
    const called = Map.groupBy(Object.values(RECORD), (one) => one.called)
    for (const { segment, scores } of lines) {
      const own = called.get(segment as keyof typeof RECORD)!
      expect(scores.count).toBe(own.reduce((sum, { count }) => sum + count, 0))
      const held = own.reduce((sum, one) => sum + one.held, 0)
      expect(scores.coverage).toBeCloseTo((100 * held) / scores.count)
    }
  })

  it('widens the intervals of a class that holds too little by the homes of other projects, so that it holds what it states', () => {
    const test = Array.from({ length: 600 }, (_, i) => ({
      id: `t${i}`,
      values: { ...ADVERTS[i % 420]!.values, price: 100, property: `t${i}` },
    }))
    const measured = test.map((_, i): PriceRange => {
      // Homes with few known ones in their commune hold 60 %, the others 90 %.
      const [knownHere, isHeld] = i % 2 === 0 ? [3, i % 10 < 6] : [30, i % 20 > 1]
      const estimate = isHeld ? 100 : 80
      const ends = { estimate, low: 0.9 * estimate, high: 1.1 * estimate, intervalLevel: 0.8 }
      return {
        ...ends,
        confidence: 'high',
        claimed: 'high',
        evidence: { similarity: 1, knownHere },
        support: 'inside',
        unlike: null,
      }
    })
    const { lines, widening, record } = holdOut([{ train: ADVERTS.slice(0, 60), test }], OPTIONS, measured)
    const coverage = (segment: string) =>
      lines.find((line) => line.by === 'known homes' && line.segment === segment)!.scores.coverage
    expect(widening.enough).toBe(1)
    expect(widening.few).toBeGreaterThan(2)
    expect(coverage('5 or more')).toBeCloseTo(90, 5)
    expect(coverage('1 to 4')).toBeGreaterThanOrEqual(80)
    // Wider intervals claim less.
    expect(record.high.count).toBe(300)
  })

  it('gives coverage of the stack alone', () => {
    expect(overall('stack').coverage).toBeGreaterThan(50)
    expect(overall('kNN').width).toBeNaN()
  })

  it('counts each home once a division, but for parts too small to say anything', () => {
    const counts = (by: string) =>
      LINES.filter((line) => line.method === 'stack' && line.by === by).map(({ scores }) => scores.count)
    expect(counts('price quintile')).toEqual([24, 24, 24, 24, 24])
    expect(Math.min(...counts('energy'), ...counts('commune'))).toBeGreaterThanOrEqual(FEWEST_SCORED)
    expect(counts('commune').reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(120)
  })
})

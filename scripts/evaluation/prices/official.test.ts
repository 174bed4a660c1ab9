import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { compareGrowth, compareLevels, type SaleRow } from './official-scores.ts'
import { growthTables, levelTables, type GrowthBenchmark, type LevelBenchmark } from './official-tables.ts'
import { withTables } from '../model-card.ts'

const MODELS = join(import.meta.dirname, '../../../models')
const read = (path: string): string => readFileSync(join(MODELS, path), 'utf8')

describe('the model cards', () => {
  it('show the comparison with official levels as it was measured', () => {
    const card = read('prices/trends/MODEL_CARD.md')
    expect(
      withTables(card, levelTables(JSON.parse(read('prices/trends/official.json')) as LevelBenchmark), 'official'),
    ).toBe(card)
  })

  it('show the comparison with official growth as it was measured', () => {
    const card = read('prices/market-index/MODEL_CARD.md')
    const growth = JSON.parse(read('prices/market-index/official.json')) as GrowthBenchmark
    expect(withTables(card, growthTables(growth), 'official')).toBe(card)
  })

  it('must have markers', () => {
    expect(() => withTables('# Card', 'table', 'official')).toThrow(/official:begin/)
  })
})

const LEVELS = { aal: 5000, beek: 6000, clier: 7000, dum: 8000 }
/** Six homes of different sizes per commune; the more expensive the commune, the larger its homes. */
function rows(elasticity: number): SaleRow[] {
  return Object.entries(LEVELS).flatMap(([commune, level], c) =>
    [1, 2, 3, 4, 5, 6].map((i) => {
      const areaM2 = 50 + 20 * i + 25 * c
      return { commune, areaM2, priceEur: areaM2 * level * (areaM2 / 100) ** elasticity }
    }),
  )
}
const official = new Map(Object.entries(LEVELS))

describe('the comparison of levels', () => {
  it('is perfect where prices per m² are the official ones', () => {
    const { raw, adjusted } = compareLevels(rows(0), official)
    for (const score of [raw, adjusted]) {
      expect(score).toMatchObject({ communes: 4, adverts: 24 })
      expect(score.rankCorrelation).toBeCloseTo(1, 12)
      expect(score.medianAbsoluteDifferencePercent).toBeCloseTo(0, 8)
    }
  })

  it('takes the effect of size out of the adjusted levels', () => {
    const { raw, adjusted } = compareLevels(rows(-0.5), official)
    expect(raw.medianAbsoluteDifferencePercent).toBeGreaterThan(3)
    expect(adjusted.medianAbsoluteDifferencePercent).toBeCloseTo(0, 8)
  })

  it('leaves out communes with fewer than five adverts or without an official figure', () => {
    const few = rows(0).filter(({ commune, areaM2 }) => commune !== 'aal' || areaM2 < 140)
    expect(compareLevels(few, official).raw.communes).toBe(3)
    expect(compareLevels(rows(0), new Map([...official].slice(1))).raw.communes).toBe(3)
  })
})

describe('the comparison of growth', () => {
  const index = new Map([2010, 2011, 2012, 2013].map((year, i) => [year, [100, 110, 115, 130][i]!]))

  it('does not depend on the base', () => {
    const asking = new Map([...index].map(([year, value]) => [year, 37 * value]))
    const score = compareGrowth(asking, index)
    expect(score.years).toBe(3)
    expect(score.correlation).toBeCloseTo(1, 12)
    expect(score.meanAbsoluteDifferencePoints).toBeCloseTo(0, 10)
    expect(score.askingTotalPercent).toBeCloseTo(30, 10)
  })

  it('refuses two years', () => {
    expect(() => compareGrowth(new Map([...index].slice(2)), index)).toThrow('share 2 years')
  })
})

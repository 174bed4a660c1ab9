import { describe, expect, it } from 'vitest'
import type { NewProperty } from './advert.ts'
import { generator } from './market.fixture.ts'
import { clusterSpread, homeWeights, projectClusters } from './project-clusters.ts'

const home = (over: Partial<NewProperty>): NewProperty => {
  return { commune: 'Aal', canton: 'North', type: 'house', quarter: 8000, priceEur: 1, areaM2: 1, ...over }
}
const clustersOf = (homes: Partial<NewProperty>[], cells = homes.map(() => 0)) =>
  projectClusters(
    homes.map((over, i) => home({ areaM2: 100 + i, ...over })),
    Int32Array.from(cells),
  )

describe('homes of one project', () => {
  it('share a seller, or price and area, in one cell', () => {
    expect([...clustersOf([{ seller: 'a' }, { seller: 'b' }, { seller: 'a' }, {}, {}]).sizes]).toEqual([2, 1, 1, 1])
    const sold = ['a', 'b', 'c'].map((seller, i) => ({ seller, areaM2: 90, priceEur: i < 2 ? 1 : 2 }))
    expect([...clustersOf(sold).sizes]).toEqual([2, 1])
    expect([...clustersOf([{ areaM2: 90 }, { areaM2: 90 }]).sizes]).toEqual([1, 1])
    expect(clustersOf([{ seller: 'a' }, { seller: 'a' }], [0, 1]).sizes).toHaveLength(2)
  })

  it('are linked over several sellers of the same lots, in any order', () => {
    const lots = [
      { seller: 'a', areaM2: 90 },
      { seller: 'b', areaM2: 80 },
      { seller: 'a', areaM2: 80 },
      { seller: 'c' },
    ]
    expect([...clustersOf(lots).sizes].sort()).toEqual([1, 3])
    expect([...clustersOf(lots.toReversed()).sizes].sort()).toEqual([1, 3])
  })

  it('count as one home where they are all alike, as many where they have nothing in common', () => {
    const clusters = clustersOf([{ seller: 'a' }, { seller: 'a' }, { seller: 'a' }, {}])
    const total = (correlation: number): number =>
      homeWeights(clusters, correlation).reduce((sum, weight) => sum + weight, 0)
    expect(total(1)).toBeCloseTo(2, 12)
    expect(total(0)).toBe(4)
    expect(total(0.5)).toBeCloseTo(1 + 1.5, 12)
  })
})

describe('the spread within and between projects', () => {
  const random = generator(5)
  const draw = (): number => Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6)
  const cells = Array.from({ length: 1200 }, (_, i) => Math.floor(i / 20))
  const clusters = clustersOf(
    cells.map((_, i) => ({ seller: `${Math.floor(i / 4)}` })),
    cells,
  )

  it.each([0, 0.5, 1])(
    'is found whatever the levels of the cells: standard deviation between projects %d',
    (between) => {
      const projects = Array.from({ length: 300 }, () => between * draw())
      const values = Float64Array.from(cells, (cell, i) => 7 * cell + projects[Math.floor(i / 4)]! + draw())
      const { variance, correlation } = clusterSpread(values, clusters)!
      expect(variance / (1 + between ** 2)).toBeGreaterThan(0.85)
      expect(variance / (1 + between ** 2)).toBeLessThan(1.15)
      expect(Math.abs(correlation - between ** 2 / (1 + between ** 2))).toBeLessThan(0.1)
    },
  )

  it('is unknown where no project can be compared with another of its cell, or none has two homes', () => {
    expect(clusterSpread(new Float64Array(3), clustersOf([{}, {}, {}]))).toBeUndefined()
    expect(
      clusterSpread(new Float64Array(4), clustersOf(Array.from({ length: 4 }, () => ({ seller: 'a' })))),
    ).toBeUndefined()
  })
})

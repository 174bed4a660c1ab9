import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawNormal } from '../../statistics/draw-normal.ts'
import { seededRandom } from '../../statistics/random.ts'
import { expectedGrowth } from './index-growth.ts'
import { nowcastIndex } from './index-nowcast.ts'

const FIRST = 2007 * 4
const QUARTERS = 75
const NO_RATES = new Map<number, number>()

/** Growth of 2 % a quarter that drifts, with noise. */
function market(seed = 1, noise = 0.005, drift = 0.004): number[] {
  const random = seededRandom(seed)
  let [growth, level] = [0.02, Math.log(100)]
  return Array.from({ length: QUARTERS }, () => {
    growth += drift * drawNormal(random)
    level += growth
    return Math.exp(level + noise * drawNormal(random))
  })
}

const values = market()
const last = FIRST + QUARTERS - 1

describe('nowcastIndex', () => {
  it('says the quarters that are over, where growth that lasts has been right before', () => {
    const { nowcasts, records } = nowcastIndex(values, FIRST, NO_RATES, last + 1)
    expect(nowcasts).toHaveLength(1)
    expect(nowcasts[0]).toMatchObject({ quarter: last + 1, steps: 1 })
    const { lo80, value, hi80 } = nowcasts[0]!
    expect(lo80 < value && value < hi80).toBe(true)
    expect(records[0]).toMatchObject({ steps: 1, beatsNoChange: true, isPublished: true })
    expect(records[0]!.rmse).toBeLessThan(0.8 * records[0]!.naiveRmse)
    expect(nowcastIndex(values, FIRST, NO_RATES, last).nowcasts).toEqual([])
  })

  it('says nothing where nothing could be foreseen', () => {
    const published = Array.from({ length: 40 }, (_, seed) => {
      const random = seededRandom(seed + 1)
      let level = Math.log(100)
      const walk = Array.from({ length: QUARTERS }, () => Math.exp((level += 0.02 * drawNormal(random))))
      return nowcastIndex(walk, FIRST, NO_RATES, last + 4).nowcasts.length
    })
    expect(published.filter((count) => count > 0).length).toBeLessThanOrEqual(4)
  })

  it('holds four of five outcomes, over draws', () => {
    const held = Array.from({ length: 30 }, (_, seed) =>
      nowcastIndex(market(seed + 1), FIRST, NO_RATES, last).outcomes.flatMap(({ steps, actual, lo80, hi80 }) =>
        steps > 1 || lo80 === null || hi80 === null ? [] : [lo80 <= actual && actual <= hi80],
      ),
    ).flat()
    const share = held.filter(Boolean).length / held.length
    expect(share).toBeGreaterThan(0.75)
    expect(share).toBeLessThan(0.87)
  })

  it('knows at each quarter only what had come by then', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: QUARTERS - 1 }),
        fc.double({ min: 0.5, max: 2, noNaN: true }),
        (at, by) => {
          const shocked = values.map((value, index) => (index >= at ? value * by : value))
          const before = (index: readonly number[]) =>
            nowcastIndex(index, FIRST, NO_RATES, last).outcomes.filter(({ quarter }) => quarter < FIRST + at)
          expect(before(shocked)).toEqual(before(values))
          const first = (index: readonly number[]) =>
            nowcastIndex(index, FIRST, NO_RATES, last).outcomes.find(
              ({ quarter, steps }) => quarter === FIRST + at && steps === 1,
            )
          const { actual: _, ...stated } = first(shocked)!
          expect(first(values)).toMatchObject(stated)
        },
      ),
      { numRuns: 15 },
    )
  })

  it('gives an interval of several steps no error that had not come when it was made', () => {
    const at = 60
    const shocked = values.map((value, index) => (index === at ? value * 1.5 : value))
    const widths = (index: readonly number[]) =>
      nowcastIndex(index, FIRST, NO_RATES, last)
        .outcomes.filter(({ quarter, steps }) => steps === 4 && quarter < FIRST + at + 4)
        .map(({ lo80, hi80 }) => (lo80 === null ? null : (hi80! / lo80).toFixed(9)))
    expect(widths(shocked)).toEqual(widths(values))
  })

  it('does not depend on the unit of the index', () => {
    const scaled = nowcastIndex(
      values.map((value) => 7 * value),
      FIRST,
      NO_RATES,
      last + 1,
    )
    const plain = nowcastIndex(values, FIRST, NO_RATES, last + 1)
    expect(scaled.records[0]!.rmse).toBeCloseTo(plain.records[0]!.rmse, 8)
    expect(scaled.nowcasts[0]!.value / 7).toBeCloseTo(plain.nowcasts[0]!.value, 6)
  })

  it('has nothing to say of an index of three years', () => {
    const short = nowcastIndex(values.slice(0, 12), FIRST, NO_RATES, last)
    expect(short).toEqual({ outcomes: [], records: [], nowcasts: [] })
    expect(nowcastIndex([], FIRST, NO_RATES, last)).toEqual({ outcomes: [], records: [], nowcasts: [] })
  })
})

describe('expectedGrowth', () => {
  const growth = Array.from({ length: 40 }, (_, index) => 0.01 + (index % 4 === 0 ? 0.02 : 0))

  it('finds the season of a quarter and lets the level of growth fade', () => {
    const [first, second, , , fifth] = expectedGrowth(growth, FIRST + 40, 5, NO_RATES)
    expect(first! - second!).toBeGreaterThan(0.01)
    expect(fifth).toBeLessThan(first!)
  })

  it('is lower after rates have risen, by what they rose, and carries the last known rate on', () => {
    const next = FIRST + 40
    const rates = new Map(Array.from({ length: 8 }, (_, index) => [next - 8 + index, index === 7 ? 3 : 1]))
    const by = (known: Map<number, number>) => expectedGrowth(growth, next, 2, known)
    expect(by(rates)[0]! - by(NO_RATES)[0]!).toBeCloseTo(-0.005, 9)
    expect(by(rates)[1]! - by(NO_RATES)[1]!).toBeCloseTo(-0.005, 9)
    expect(by(new Map([[next + 3, 9]]))).toEqual(by(NO_RATES))
  })
})

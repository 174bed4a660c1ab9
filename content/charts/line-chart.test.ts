import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { QuarterPoint } from '../sections/chart.ts'
import { labelPlaces } from './label-places.ts'
import { lineChart, PLOT_HEIGHT } from './line-chart.ts'

const points = (values: readonly (number | null)[]): QuarterPoint[] =>
  values.map((value, index) => ({
    quarter: `Q${(index % 4) + 1}-${2024 + Math.floor(index / 4)}`,
    value,
    low: value && value - 100,
    high: value && value + 100,
  }))
const words = {
  title: 'Prices <b>',
  description: 'By quarter',
  unit: '€ per m²',
  names: { a: 'apartments', b: 'Käerjeng & co', c: 'rents' },
}
const draw = (lines: Record<string, readonly (number | null)[]>, marks = []): string =>
  lineChart(
    {
      lines: Object.entries(lines).map(([name, values]) => ({
        name,
        colour: `var(--${name})`,
        points: points(values),
      })),
      marks,
    },
    words,
    (value, decimals) => value.toFixed(decimals),
  ).text
const value = fc.option(fc.double({ min: 0.5, max: 20_000, noNaN: true }), { nil: null })

describe('a chart of lines', () => {
  it('bounds every line and band by the first and last number of its axis, and never breaks', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 40 }), fc.array(value, { maxLength: 40 }), (a, b) => {
        const svg = draw({ a, b })
        expect(svg).not.toMatch(/NaN|Infinity|undefined|null/)
        const grid = [...svg.matchAll(/class="grid" x2="100%" y1="(-?[\d.]+)"/g)].map(([, y]) => Number(y))
        expect(Math.max(...grid)).toBe(PLOT_HEIGHT)
        expect(Math.min(...grid)).toBe(0)
        for (const height of heightsOf(svg)) {
          expect(height).toBeGreaterThan(-0.5)
          expect(height).toBeLessThan(PLOT_HEIGHT + 0.5)
        }
      }),
    )
  })

  it('names its unit and its lines, and takes words for text', () => {
    const svg = draw({ a: [4_000, 5_000], b: [4_000, 5_001] })
    expect(svg).toContain('€ per m²')
    expect(svg).toContain('>apartments<')
    expect(svg).toContain('Käerjeng &amp; co')
    expect(svg).toContain('<title>Prices &lt;b&gt;</title>')
  })

  it('breaks a line where a quarter has no figure, and leads from its name to its last known point', () => {
    const svg = draw({ a: [5_000, null, 5_200, 5_300, null] })
    expect(/class="line"[^>]* d="([^"]*)"/.exec(svg)![1]!.match(/M/g)).toHaveLength(1)
    expect(svg).toMatch(/class="leader" x1="75%"/)
  })

  it('draws a figure without neighbours as a point with its interval', () => {
    const svg = draw({ a: [5_000] })
    expect(svg.match(/class="sign"/g)).toHaveLength(1)
    const [, high, low] = /class="mark"[^>]* y1="([\d.]+)" y2="([\d.]+)"/.exec(svg)!
    expect(Number(low) - Number(high)).toBeGreaterThan(100)
  })

  it('sets signs of lines that lie on each other at different quarters', () => {
    const same = { colour: 'red', points: points(Array.from({ length: 20 }, (_, at) => 5_000 + at)) }
    const lines = [
      { name: 'a', ...same, sign: 'circle' as const },
      { name: 'b', ...same, sign: 'square' as const },
    ]
    const svg = lineChart({ lines }, words, String).text
    const places = [...svg.matchAll(/<svg x="([\d.]+%)"/g)].map(([, x]) => x)
    expect(places).toHaveLength(8)
    expect(new Set(places).size).toBe(8)
  })

  it('names the year of a chart that begins and ends within it', () => {
    expect(draw({ a: [5_000] })).toMatch(/class="year" x="50%"[^>]*>2024</)
    expect(draw({ a: [5_000, 5_100, 5_200] }).match(/>20\d\d</g)).toEqual(['>2024<'])
  })

  it('says nothing where nothing is known', () => {
    const svg = draw({ a: [null, null] })
    expect(svg).not.toMatch(/NaN|Infinity|class="end"/)
  })

  it('draws a figure of a whole period over that period', () => {
    const mark = { name: 'c', from: 2024 * 4, to: 2025 * 4, value: 5_150, colour: 'blue', dash: '2 3' }
    const lines = [{ name: 'a', colour: 'red', points: points([5_000, 5_100, 5_200, 5_300, 5_400]) }]
    const svg = lineChart({ lines, marks: [mark] }, words, String).text
    expect(svg).toMatch(/class="mark" x1="0%" x2="87.5%"/)
    expect(svg).toContain('<svg x="43.8%"')
    expect(svg).toMatch(/class="leader" x1="87.5%"[^>]*stroke="blue"/)
    expect(svg).toMatch(/class="end" x="100%"[^>]*fill="blue">rents</)
  })

  it('draws a figure of a year before the line at that year', () => {
    const mark = { from: 2021 * 4, to: 2022 * 4, value: 5_150, colour: 'blue' }
    const lines = [{ colour: 'red', points: points([5_000, 5_100, 5_200, 5_300, 5_400]) }]
    const svg = lineChart({ lines, marks: [mark] }, words, String).text
    expect(svg).toContain(`data-from="${2021 * 4 + 0.5}" data-to="${2025 * 4 + 0.5}"`)
    expect(svg).toMatch(/class="mark" x1="0%" x2="21.9%"/)
    // The line begins in 2024.
    expect(svg).toMatch(/class="line"[^>]* d="M750 /)
  })

  it('writes what a mark is and how it was counted one below the other', () => {
    const mark = { name: 'm', from: 2024 * 4, to: 2025 * 4, value: 5_150, colour: 'blue' }
    const named = { ...words, names: { m: 'flats, paid' } }
    const svg = lineChart({ lines: [{ colour: 'red', points: points([5_000, 5_300]) }], marks: [mark] }, named, String)
    const [first, second] = [...svg.text.matchAll(/class="end"[^>]* y="([\d.]+)"[^>]*>([^<]*)</g)]
    expect([first![2], second![2]]).toEqual(['flats,', 'paid'])
    expect(Number(second![1]) - Number(first![1])).toBe(13)
  })
})

describe('labels at the ends of lines', () => {
  const label = fc.record({ height: fc.double({ min: 0, max: 210, noNaN: true }), size: fc.constantFrom(15, 28) })

  it('never lie on each other, stay in the frame and keep the order of the ends', () => {
    fc.assert(
      fc.property(fc.array(fc.option(label, { nil: undefined }), { maxLength: 8 }), (ends) => {
        const places = labelPlaces(ends, { room: 210 })
        const known = places.flatMap((place, index) => (place === undefined ? [] : [{ place, ...ends[index]! }]))
        expect(known).toHaveLength(ends.filter((end) => end !== undefined).length)
        const sorted = known.sort((a, b) => a.place - b.place)
        for (const [index, { place, height, size }] of sorted.entries()) {
          expect(place).toBeGreaterThanOrEqual(-1e-6)
          expect(place).toBeLessThanOrEqual(210 + 1e-6)
          if (index === 0) continue
          const before = sorted[index - 1]!
          expect(place - before.place).toBeGreaterThan((size + before.size) / 2 - 0.01)
          expect(height).toBeGreaterThanOrEqual(before.height)
        }
      }),
    )
  })

  it('stand closer together where they do not fit, and stay in the frame', () => {
    const many = Array.from({ length: 22 }, () => ({ height: 100, size: 28 }))
    const places = labelPlaces(many, { room: 210 })
    expect(places[0]).toBeCloseTo(0)
    expect(places.at(-1)).toBeCloseTo(210)
    expect(places[1]! - places[0]!).toBeCloseTo(10)
  })

  it('stand at their ends where there is room', () => {
    const ends = [200, 20, 150].map((height) => ({ height, size: 15 }))
    expect(labelPlaces(ends, { room: 210 })).toEqual([200, 20, 150])
  })
})

/** Absolute heights that the relative paths of lines and bands go through. */
function heightsOf(svg: string): number[] {
  return [...svg.matchAll(/ d="([^"]*)"/g)].flatMap(([, path]) => {
    const heights: number[] = []
    for (const [, command, , y] of path!.matchAll(/([Ml])(-?[\d.]+) (-?[\d.]+)/g))
      heights.push(command === 'M' ? Number(y) : heights.at(-1)! + Number(y))
    return heights
  })
}

import { describe, expect, it } from 'vitest'
import type { QuarterPoint } from '../sections/chart.ts'
import { fillIn, quarterChart } from './quarter-chart.ts'

const points = (values: readonly (number | null)[]): QuarterPoint[] =>
  values.map((value, index) => ({
    quarter: `Q${(index % 4) + 1}-${2024 + Math.floor(index / 4)}`,
    value,
    low: value && value - 100,
    high: value && value + 100,
  }))
const words = { title: 'Prices', description: 'By quarter', fill: fillIn('de', (name) => name.toUpperCase()) }
const namesOf = (svg: string): { name: string; y: number }[] =>
  [...svg.matchAll(/transform="translate\([\d.]+,([\d.]+)\)">([A-Z]+)</g)].map(([, y, name]) => ({
    name: name!,
    y: Number(y),
  }))

describe('a chart by quarter', () => {
  it('names lines at their ends, apart from each other, and writes numbers as the language does', () => {
    const lines = ['apartments', 'houses', 'rents'].map((name, index) => ({
      name,
      colour: 'var(--accent)',
      points: points([4_000, 5_000, 6_000 + index, 6_000 + index]),
    }))
    const svg = quarterChart({ lines })(words).text
    expect(svg).toContain('>5.000<')
    const heights = namesOf(svg)
      .map(({ y }) => y)
      .sort((a, b) => a - b)
    expect(heights).toHaveLength(3)
    for (const [index, height] of heights.entries())
      if (index > 0) expect(height - heights[index - 1]!).toBeGreaterThan(9)
  })

  it('breaks a line where a quarter has no figure, and names it where it was last known', () => {
    const svg = quarterChart({
      lines: [{ name: 'houses', colour: 'red', points: points([5_000, null, 5_200, 5_300, null]) }],
    })(words).text
    expect(svg).not.toContain('NaN')
    expect(namesOf(svg)).toHaveLength(1)
    expect(/stroke="red"[^>]*><path d="(M[^"]*)"/.exec(svg)![1]!.match(/M/g)).toHaveLength(2)
  })

  it('is empty, not broken, where nothing is known', () => {
    const svg = quarterChart({ lines: [{ name: 'houses', colour: 'red', points: points([null, null]) }] })(words).text
    expect(svg).not.toMatch(/NaN|Infinity/)
    expect(namesOf(svg)).toEqual([])
  })

  it('draws a figure of a whole period over that period', () => {
    const lines = [{ name: 'a', colour: 'red', points: points([5_000, 5_100, 5_200, 5_300, 5_400]) }]
    const mark = { from: 2024 * 4, to: 2025 * 4, value: 5_150, colour: 'blue', dash: '2 3' }
    const rule = /stroke="blue"[^>]*><line x1="([\d.]+)" x2="([\d.]+)"/.exec(
      quarterChart({ lines, marks: [mark] })(words).text,
    )!
    expect(Number(rule[2]) - Number(rule[1])).toBeCloseTo((304 / 5) * 4, 0)
  })
})

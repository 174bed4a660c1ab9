import * as Plot from '@observablehq/plot'
import { parseQuarter } from '../../models/kernel/quarter.ts'
import type { Locale } from '../../models/kernel/locale.ts'
import { numberWords } from '../say/numbers.ts'
import type { QuarterChart } from '../sections/chart.ts'
import { wordedChart, type WordedChart } from './worded-chart.ts'

/** Text of a chart that depends on the language. */
export type ChartBlank = { number: number; decimals: number } | { name: string }

const MOST_YEAR_TICKS = 6
/** Share of the height that one name takes. */
const NAME_SHARE = 0.07
const MIDDLE_OF_QUARTER = 0.5

/** Lines by quarter with their intervals as bands, each named at its end. */
export function quarterChart(chart: Omit<QuarterChart, 'kind'>): WordedChart<ChartBlank> {
  const { lines, marks = [], width = 440, height = 270, marginRight = 84 } = chart
  const rows = lines.map((line) => line.points.map((point) => ({ ...point, x: placeOf(point.quarter) })))
  const figures = [
    ...rows.flat().flatMap(({ value, low, high }) => [value, low, high]),
    ...marks.map(({ value }) => value),
  ]
  const [lowest, highest] = boundsOf(figures)
  const decimals = highest - lowest < 5 ? 1 : 0
  const named = rows.map((points, index) => (lines[index]!.name === undefined ? [] : points))
  const ends = nameEnds(named, (highest - lowest) * NAME_SHARE)
  return wordedChart<ChartBlank>((leave) => ({
    width,
    height,
    marginLeft: 52,
    marginRight,
    marginBottom: 26,
    x: { label: null, domain: domainOf(rows.flat().map(({ x }) => x)) },
    y: { domain: [lowest, highest], nice: true },
    marks: [
      Plot.gridY({ ticks: 5, strokeOpacity: 0.15 }),
      Plot.axisX({
        ticks: yearTicks(rows.flat().map(({ x }) => x)),
        tickFormat: (x: number) => String(Math.floor(x / 4)),
      }),
      Plot.axisY({
        ticks: 5,
        tickSize: 0,
        label: null,
        tickFormat: (value: number) => leave({ number: value, decimals }),
      }),
      ...lines.map(({ colour }, index) =>
        Plot.areaY(rows[index]!, { x: 'x', y1: 'low', y2: 'high', fill: colour, fillOpacity: 0.17 }),
      ),
      ...marks.map(({ from, to, value, colour, dash }) =>
        Plot.ruleY([value], { x1: from, x2: to, stroke: colour, strokeWidth: 3, strokeDasharray: dash }),
      ),
      ...lines.map(({ colour, dash }, index) =>
        Plot.lineY(rows[index]!, { x: 'x', y: 'value', stroke: colour, strokeWidth: 2, strokeDasharray: dash }),
      ),
      ...lines.flatMap(({ name, colour }, index) => {
        const end = ends[index]
        if (end === undefined || name === undefined) return []
        const text = leave({ name })
        return [Plot.text([end], { x: 'x', y: 'y', text: () => text, fill: colour, textAnchor: 'start', dx: 6 })]
      }),
    ],
  }))
}

/** Fills the numbers of a chart as a locale writes them. @param nameOf what a line is called */
export function fillIn(locale: Locale, nameOf: (name: string) => string): (blank: ChartBlank) => string {
  const { decimal } = numberWords(locale)
  return (blank) => ('name' in blank ? nameOf(blank.name) : decimal(blank.number, blank.decimals))
}

function placeOf(quarter: string): number {
  return parseQuarter(quarter) + MIDDLE_OF_QUARTER
}

function boundsOf(figures: readonly (number | null)[]): [number, number] {
  const known = figures.filter((figure) => figure !== null)
  return known.length === 0 ? [0, 1] : [Math.min(...known), Math.max(...known)]
}

function domainOf(places: readonly number[]): [number, number] {
  const [first, last] = boundsOf(places)
  return [first - MIDDLE_OF_QUARTER, last + MIDDLE_OF_QUARTER]
}

/** Beginnings of years, few enough to stand apart. */
function yearTicks(places: readonly number[]): number[] {
  const [first, last] = boundsOf(places)
  const years = Array.from(
    { length: Math.floor(last / 4) - Math.ceil(first / 4) + 1 },
    (_, step) => Math.ceil(first / 4) + step,
  )
  const every = Math.ceil(years.length / MOST_YEAR_TICKS)
  return years.filter((year) => year % every === 0).map((year) => year * 4)
}

/** Where names stand: at the last known point of each line, moved apart where they would lie on each other. */
function nameEnds(
  rows: readonly (readonly { x: number; value: number | null }[])[],
  apart: number,
): ({ x: number; y: number } | undefined)[] {
  const ends = rows.map((points) => {
    const last = points.findLast(({ value }) => value !== null)
    return last && { x: last.x, y: last.value! }
  })
  const upwards = ends.filter((end) => end !== undefined).sort((a, b) => a.y - b.y)
  for (const [index, end] of upwards.entries()) {
    const below = upwards[index - 1]
    if (below && end.y - below.y < apart) end.y = below.y + apart
  }
  return ends
}

import * as Plot from '@observablehq/plot'
import type { CompareLine } from '../sections/chart.ts'
import { parseQuarter } from '../../models/kernel/quarter.ts'
import { pickClass } from '../html/pick-style.ts'
import { wordedChart, type WordedChart } from './worded-chart.ts'

/** A number of the axis, or the label of a commune by its slug. */
export type CompareBlank = { number: number } | { slug: string }

const WIDTH = 720
const HEIGHT = 460
/** Columns of labels: the more, the nearer a label lies to the end of its line. */
const LABEL_COLUMNS = 5
/** Room of one label, in units of the drawing. */
const LABEL = { width: 31, height: 12 }
/** From the ends of lines to the labels. */
const LEADER = 22
const MARGINS = { marginTop: 12, marginBottom: 26, marginLeft: 52, marginRight: LEADER + LABEL_COLUMNS * LABEL.width }
const COLOURS = ['var(--accent)', 'var(--warm)', 'var(--good)', 'var(--bad)']
const DASHES = [undefined, '7 3', '2 3']

/** Lines of all communes, the most important first: the first few differ most in colour and dash. Labels never lie on each other, whichever are shown. */
export function drawCompare(lines: readonly CompareLine[]): WordedChart<CompareBlank> {
  const rows = lines.map(({ points }) =>
    points.flatMap(({ quarter, pricePerSqm }) =>
      pricePerSqm === null ? [] : [{ x: parseQuarter(quarter) + 0.5, y: pricePerSqm }],
    ),
  )
  const frame = frameOf(rows.flat())
  const ends = rows.map((points) => points.at(-1))
  const labels = labelPlaces(
    ends.map((end) => (end === undefined ? undefined : frame.toHeight(end.y))),
    frame.height,
  )
  return wordedChart<CompareBlank>((leave) => ({
    ...MARGINS,
    width: WIDTH,
    height: HEIGHT,
    x: { label: null, domain: frame.x },
    y: { domain: frame.y },
    marks: [
      Plot.gridY({ ticks: 8, strokeOpacity: 0.15 }),
      Plot.axisY({ ticks: 8, tickSize: 0, label: null, tickFormat: (value: number) => leave({ number: value }) }),
      Plot.axisX({ ticks: yearTicks(frame.x), tickFormat: (x: number) => String(Math.floor(x / 4)) }),
      ...lines.map(({ slug }, index) => {
        const style = { stroke: colourOf(index), className: pickClass(slug) }
        return Plot.lineY(rows[index]!, { x: 'x', y: 'y', strokeWidth: 2, strokeDasharray: dashOf(index), ...style })
      }),
      ...lines.flatMap(({ slug }, index) => {
        const [end, label] = [ends[index], labels[index]]
        if (end === undefined || label === undefined) return []
        const y = frame.toValue(label.height)
        const left = LEADER + label.column * LABEL.width
        const leader = [end, { x: frame.beyond(LEADER / 2), y }, { x: frame.beyond(left - 2), y }]
        const text = leave({ slug })
        const className = pickClass(slug)
        return [
          Plot.line(leader, { x: 'x', y: 'y', stroke: colourOf(index), strokeWidth: 0.75, className }),
          Plot.text([{ x: frame.beyond(left), y }], {
            x: 'x',
            y: 'y',
            text: () => text,
            fill: colourOf(index),
            stroke: 'var(--paper)',
            strokeWidth: 3,
            textAnchor: 'start',
            className,
          }),
        ]
      }),
    ],
  }))
}

function colourOf(index: number): string {
  return COLOURS[index % COLOURS.length]!
}

function dashOf(index: number): string | undefined {
  return DASHES[Math.floor(index / COLOURS.length) % DASHES.length]
}

/** Where a label stands. */
export interface LabelPlace {
  /** In units of the drawing, downwards. */
  height: number
  /** The next label downwards is in the next column, so that those of one column lie apart. */
  column: number
}

/**
 * Places labels as near to the ends of their lines as they can be without lying on each other (isotonic regression by pooling).
 * @param heights of the ends in units of the drawing, downwards; undefined for a line without an end
 */
export function labelPlaces(heights: readonly (number | undefined)[], room: number): (LabelPlace | undefined)[] {
  const gap = LABEL.height / LABEL_COLUMNS
  const order = heights
    .flatMap((height, index) => (height === undefined ? [] : [{ height, index }]))
    .sort((a, b) => a.height - b.height || a.index - b.index)
  const places = pooled(order.map(({ height }, place) => height - place * gap))
  const last = Math.max(0, room - (order.length - 1) * gap)
  const labels: (LabelPlace | undefined)[] = heights.map(() => undefined)
  for (const [place, { index }] of order.entries())
    labels[index] = {
      height: Math.min(Math.max(places[place]!, 0), last) + place * gap,
      column: place % LABEL_COLUMNS,
    }
  return labels
}

/** The ascending numbers with the least squared distance to numbers in any order. */
function pooled(numbers: readonly number[]): number[] {
  const pools: { sum: number; count: number }[] = []
  for (const number of numbers) {
    pools.push({ sum: number, count: 1 })
    for (let [last, before] = [pools.at(-1)!, pools.at(-2)]; before; [last, before] = [pools.at(-1)!, pools.at(-2)]) {
      if (before.sum / before.count <= last.sum / last.count) break
      pools.splice(-2, 2, { sum: before.sum + last.sum, count: before.count + last.count })
    }
  }
  return pools.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
}

interface Frame {
  x: [number, number]
  y: [number, number]
  height: number
  /** Units of the drawing below the top of the frame. */
  toHeight(value: number): number
  toValue(height: number): number
  /** Place on the x scale: so many units of the drawing to the right of the frame. */
  beyond(units: number): number
}

function frameOf(points: readonly { x: number; y: number }[]): Frame {
  const x = boundsOf(points.map((point) => point.x))
  const y = boundsOf(points.map((point) => point.y))
  const height = HEIGHT - MARGINS.marginTop - MARGINS.marginBottom
  const width = WIDTH - MARGINS.marginLeft - MARGINS.marginRight
  return {
    x,
    y,
    height,
    toHeight: (value) => ((y[1] - value) / (y[1] - y[0])) * height,
    toValue: (units) => y[1] - (units / height) * (y[1] - y[0]),
    beyond: (units) => x[1] + (units / width) * (x[1] - x[0]),
  }
}

/** Never empty, so that it can be divided by. */
function boundsOf(values: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return low < high ? [low, high] : [Number.isFinite(low) ? low - 1 : 0, Number.isFinite(low) ? low + 1 : 1]
}

function yearTicks([first, last]: readonly [number, number]): number[] {
  const years = Array.from(
    { length: Math.floor(last / 4) - Math.ceil(first / 4) + 1 },
    (_, step) => Math.ceil(first / 4) + step,
  )
  return years.filter((year) => year % 2 === 0).map((year) => year * 4)
}

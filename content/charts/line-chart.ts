import { ticks as niceTicks } from 'd3-array'
import { parseQuarter } from '../../models/kernel/quarter.ts'
import { markup, trustedMarkup, type Markup } from '../html/markup.ts'
import type { ChartWords, PeriodMark, QuarterChart, QuarterLine, Sign } from '../sections/chart.ts'
import { labelPlaces } from './label-places.ts'

/** Height of the drawn area in pixels; its width is that of the page. */
export const PLOT_HEIGHT = 210
const TOP = 34
const BOTTOM = 26
/** Widest a letter of 12 pixels gets on average. */
const LETTER = 7.4
/** Rooms for names at the right, in pixels, each a class of the stylesheet. */
const ROOMS = [16, 60, 80, 100, 120, 140] as const
/** Height of a label, and of each further line of one, in pixels. */
const LABEL = { first: 15, further: 13 }
/** Lines are drawn on so many units across, which the page stretches without stretching their strokes. */
const ACROSS = 1_000
const SHOWN_YEARS = 4
const MOST_YEARS = 9
const VALUE_TICKS = 5
const MIDDLE_OF_QUARTER = 0.5
/** Quarters from one sign of a line to the next. */
const SIGN_STEP = 5
const SIGNS: Readonly<Record<Sign, string>> = {
  circle: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  square: 'M-3.5-3.5h7v7h-7z',
  triangle: 'M0-4.5l4.5 8h-9z',
  diamond: 'M0-5.5l5.5 5.5-5.5 5.5-5.5-5.5z',
}

interface Frame {
  /** Share of the width, from 0 to 1. */
  toShare(quarter: number): number
  /** Pixels below the top of the drawn area. */
  toHeight(value: number): number
  from: number
  to: number
  ticks: readonly number[]
}

/**
 * Lines by quarter with their intervals as bands, each named at its end. One drawing for every width: only lines are stretched, words and strokes keep
 * their size. It takes its colours from the page and has no style of its own, which a strict policy would refuse.
 */
export function lineChart(
  { lines, marks = [] }: Omit<QuarterChart, 'kind'>,
  words: ChartWords,
  write: (value: number, decimals: number) => string,
): Markup {
  const frame = frameOf(lines, marks)
  const ends = [...lines.map((line) => endOf(line, words.names)), ...marks.map((mark) => endOfMark(mark, words.names))]
  const named = ends.filter((end) => end !== undefined)
  const room = roomFor(named.flatMap((end) => end.words))
  const drawn = markup`${lines.map((line) => bandOf(line, frame))}${lines.map((line) => lineOf(line, frame))}`
  const height = TOP + PLOT_HEIGHT + BOTTOM
  return markup`<svg class="lines r${room}" height="${height}" role="img" data-from="${frame.from}" data-to="${frame.to}"><title>${words.title}</title>
<desc>${words.description}</desc>
<text class="unit" x="-52" y="12">${words.unit}</text><svg y="${TOP}" width="100%" height="${PLOT_HEIGHT}" overflow="visible">
${valueAxis(frame, write)}${yearAxis(frame)}
<svg viewBox="0 0 ${ACROSS} ${PLOT_HEIGHT}" width="100%" height="${PLOT_HEIGHT}" preserveAspectRatio="none" overflow="visible">${drawn}</svg>
${lines.map((line, index) => signsOf(line, index, frame))}${marks.map((mark) => markOf(mark, frame))}
${namesOf(named, frame)}</svg></svg>`
}

function frameOf(lines: readonly QuarterLine[], marks: readonly PeriodMark[]): Frame {
  const points = lines.flatMap((line) => line.points)
  const values = [...points.flatMap(({ value, low, high }) => [value, low, high]), ...marks.map(({ value }) => value)]
  const known = values.filter((value) => value !== null)
  const [least, most] = boundsOf(known, [0, 1])
  const ticks = outerTicks(least, most)
  const [low, high] = [ticks[0]!, ticks.at(-1)!]
  // A mark of years without a line has a place of its own, never one of another year.
  const [from, to] = boundsOf(
    [
      ...points.map(({ quarter }) => placeOf(quarter)),
      ...marks.flatMap((mark) => [mark.from + MIDDLE_OF_QUARTER, mark.to - MIDDLE_OF_QUARTER]),
    ],
    [0, 1],
  )
  return {
    from,
    to,
    ticks,
    toShare: (quarter) => (quarter - from) / (to - from || 1),
    toHeight: (value) => ((high - value) / (high - low)) * PLOT_HEIGHT,
  }
}

/** Round values from below the least to above the most, so that the first and last bound the axis. */
export function outerTicks(least: number, most: number): number[] {
  const [low, high] = least < most ? [least, most] : [least - 1, least + 1]
  const inner = niceTicks(low, high, VALUE_TICKS)
  const step = inner.length > 1 ? inner[1]! - inner[0]! : high - low
  const first = Math.floor(low / step + 1e-9)
  const last = Math.ceil(high / step - 1e-9)
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

function valueAxis({ ticks, toHeight }: Frame, write: (value: number, decimals: number) => string): Markup {
  const decimals = ticks.every((tick) => Number.isInteger(tick)) ? 0 : 1
  return markup`${ticks.map((tick) => {
    const y = Math.round(toHeight(tick))
    return markup`<line class="grid" x2="100%" y1="${y}" y2="${y}"/><text class="tick" x="-8" y="${y + 4}">${write(tick, decimals)}</text>`
  })}`
}

/** Beginnings of years: few on a narrow drawing, more on a wide one. */
function yearAxis({ from, to, toShare }: Frame): Markup {
  const first = Math.ceil(from / 4)
  const years = Array.from({ length: Math.floor(to / 4) - first + 1 }, (_, index) => first + index)
  const all = Math.max(1, Math.ceil(years.length / MOST_YEARS))
  const few = all * Math.max(1, Math.ceil(years.length / all / SHOWN_YEARS))
  // Within one year no year begins: it is named in the middle.
  if (years.length === 0)
    return markup`<text class="year" x="50%" y="${PLOT_HEIGHT + 19}">${Math.floor(from / 4)}</text>`
  return markup`${years
    .filter((year) => year % all === 0)
    .map((year) => {
      const style = year % few === 0 ? 'year' : 'year more'
      return markup`<text class="${style}" x="${percent(toShare(year * 4))}" y="${PLOT_HEIGHT + 19}">${year}</text>`
    })}`
}

function bandOf({ points, colour }: QuarterLine, { toShare, toHeight }: Frame): Markup {
  const runs = runsOf(points, ({ low, high }) => low !== null && high !== null && low < high)
  const areas = runs
    .filter((run) => run.length > 1)
    .map((run) => {
      const top = run.map(({ quarter, high }) => [toShare(placeOf(quarter)) * ACROSS, toHeight(high!)] as const)
      const bottom = run.map(({ quarter, low }) => [toShare(placeOf(quarter)) * ACROSS, toHeight(low!)] as const)
      return `${pathOf([...top, ...bottom.toReversed()])}z`
    })
  return areas.length === 0
    ? markup``
    : markup`<path class="range" fill="${colour}" d="${trustedMarkup(areas.join(''))}"/>`
}

function lineOf({ points, colour, dash }: QuarterLine, { toShare, toHeight }: Frame): Markup {
  const runs = runsOf(points, ({ value }) => value !== null).filter((run) => run.length > 1)
  const paths = runs.map((run) =>
    pathOf(run.map(({ quarter, value }) => [toShare(placeOf(quarter)) * ACROSS, toHeight(value!)] as const)),
  )
  const dashes = dash === undefined ? undefined : markup` stroke-dasharray="${dash}"`
  return markup`<path class="line" stroke="${colour}"${dashes} d="${trustedMarkup(paths.join(''))}"/>`
}

/** Signs at some points of a line, at other quarters than those of the next line; a point without neighbours is always one, with its interval. */
function signsOf({ points, colour, sign }: QuarterLine, index: number, { toShare, toHeight }: Frame): Markup {
  const isAlone = (at: number): boolean => (points[at - 1]?.value ?? points[at + 1]?.value ?? null) === null
  const drawn = points.flatMap(({ quarter, value, low, high }, at) => {
    const isShown = isAlone(at) || (sign !== undefined && (parseQuarter(quarter) + 2 * index) % SIGN_STEP === 0)
    if (value === null || !isShown) return []
    const x = percent(toShare(placeOf(quarter)))
    const whisker =
      isAlone(at) && low !== null && high !== null && low < high
        ? markup`<line class="mark" x1="${x}" x2="${x}" y1="${tenth(toHeight(high))}" y2="${tenth(toHeight(low))}" stroke="${colour}"/>`
        : undefined
    return [markup`${whisker}${signAt(x, toHeight(value), sign ?? 'circle', colour)}`]
  })
  return markup`${drawn}`
}

function signAt(x: string, y: number, sign: Sign, colour: string): Markup {
  return markup`<svg x="${x}" y="${tenth(y)}" overflow="visible"><path class="sign" stroke="${colour}" fill="${
    sign === 'diamond' ? 'var(--surface)' : colour
  }" d="${SIGNS[sign]}"/></svg>`
}

function markOf({ from, to, value, colour, dash }: PeriodMark, { toShare, toHeight }: Frame): Markup {
  const y = tenth(toHeight(value))
  const dashes = dash === undefined ? undefined : markup` stroke-dasharray="${dash}"`
  const bounded = (quarter: number): number => Math.min(1, Math.max(0, toShare(quarter)))
  const [start, end] = [bounded(from), bounded(to)]
  return markup`<line class="mark" x1="${percent(start)}" x2="${percent(end)}" y1="${y}" y2="${y}" stroke="${colour}"${dashes}/>${signAt(
    percent((start + end) / 2),
    y,
    'diamond',
    colour,
  )}`
}

/** A name at the right, and the place it belongs to. */
interface NamedEnd {
  /** A line of the label each. */
  words: readonly string[]
  quarter: number
  value: number
  colour: string
}

function endOf({ points, name, colour }: QuarterLine, names: ChartWords['names']): NamedEnd | undefined {
  const end = points.findLast(({ value }) => value !== null)
  return name === undefined || end === undefined
    ? undefined
    : { words: [names[name]!], quarter: placeOf(end.quarter), value: end.value!, colour }
}

/** Names of marks are long: a line for what is meant, and one for how. */
function endOfMark({ to, value, name, colour }: PeriodMark, names: ChartWords['names']): NamedEnd | undefined {
  return name === undefined ? undefined : { words: names[name]!.split(/(?<=,) /), quarter: to, value, colour }
}

/** Names in a column at the right, apart from each other, each with a thin line to what it names where it is not beside it. */
function namesOf(ends: readonly NamedEnd[], { toShare, toHeight }: Frame): Markup {
  const labels = ends.map(({ value, words }) => ({
    height: toHeight(value),
    size: LABEL.first + (words.length - 1) * LABEL.further,
  }))
  const heights = labelPlaces(labels, { room: PLOT_HEIGHT })
  return markup`${ends.map(({ quarter, value, words, colour }, index) => {
    const height = heights[index]!
    const [share, y] = [Math.min(1, Math.max(0, toShare(quarter))), toHeight(value)]
    const isBeside = share > 0.99 && Math.abs(y - height) < 4
    const leader = isBeside
      ? undefined
      : markup`<line class="leader" x1="${percent(share)}" x2="100%" y1="${tenth(y)}" y2="${tenth(height)}" stroke="${colour}"/>`
    const top = height + 4 - ((words.length - 1) * LABEL.further) / 2
    return markup`${leader}${words.map(
      (line, at) =>
        markup`<text class="end" x="100%" dx="6" y="${tenth(top + at * LABEL.further)}" fill="${colour}">${line}</text>`,
    )}`
  })}`
}

/** The smallest room that holds every name. */
function roomFor(names: readonly string[]): number {
  const needed = Math.max(0, ...names.map((name) => name.length * LETTER + 8))
  return names.length === 0 ? ROOMS[0] : (ROOMS.find((room) => room >= needed) ?? ROOMS.at(-1)!)
}

/** Stretches of points that follow each other without a gap. */
function runsOf<T>(points: readonly T[], isKnown: (point: T) => boolean): T[][] {
  const runs: T[][] = []
  for (const [index, point] of points.entries()) {
    if (!isKnown(point)) continue
    if (index === 0 || !isKnown(points[index - 1]!)) runs.push([])
    runs.at(-1)!.push(point)
  }
  return runs
}

/** A path of whole units across and tenths of pixels down, each step relative to the one before: a third of the bytes. */
function pathOf(places: readonly (readonly [x: number, y: number])[]): string {
  const whole = places.map(([x, y]) => [Math.round(x), Math.round(y * 10)] as const)
  const steps = whole.map(([x, y], index) => {
    if (index === 0) return `M${x} ${y / 10}`
    const [beforeX, beforeY] = whole[index - 1]!
    return `l${x - beforeX} ${(y - beforeY) / 10}`
  })
  return steps.join('')
}

function boundsOf(values: readonly number[], none: [number, number]): [number, number] {
  return values.length === 0 ? none : [Math.min(...values), Math.max(...values)]
}

function placeOf(quarter: string): number {
  return parseQuarter(quarter) + MIDDLE_OF_QUARTER
}

function percent(share: number): string {
  return `${tenth(share * 100)}%`
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

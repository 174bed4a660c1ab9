import { markup, type Markup } from '../html/markup.ts'
import type { ChartWords, PairChart } from '../sections/chart.ts'
import { outerTicks } from './line-chart.ts'

/** Pixels of a row: its name, and below it the line of its two figures. */
const ROW = 42
const TOP = 34
const BOTTOM = 26

/**
 * Two figures a row on one scale, ours as a dot and what it is measured by as a bar. Drawn of lines and words alone, places as shares of the width, so that it
 * fits every page and is taken away as a file.
 */
export function pairChart(
  { rows }: Omit<PairChart, 'kind'>,
  words: ChartWords,
  write: (value: number, decimals: number) => string,
): Markup {
  const figures = rows.flatMap(({ ours, other }) => [ours, other])
  const ticks = outerTicks(Math.min(...figures), Math.max(...figures))
  const [from, to] = [ticks[0]!, ticks.at(-1)!]
  const at = (value: number): string => `${Math.round(((value - from) / (to - from)) * 1_000) / 10}%`
  const decimals = ticks.every((tick) => Number.isInteger(tick)) ? 0 : 1
  const length = rows.length * ROW
  const drawn = rows.map(({ name, ours, other }, index) => {
    const [top, middle] = [index * ROW + 14, index * ROW + 28]
    return markup`<text class="end" x="-52" y="${top}">${words.names[name]!}</text><line class="leader" x1="${at(ours)}" x2="${at(other)}"
y1="${middle}" y2="${middle}" stroke="var(--soft)"/><line class="mark" x1="${at(other)}" x2="${at(other)}" y1="${middle - 7}" y2="${middle + 7}"
stroke="var(--ink)"/><line class="dot" x1="${at(ours)}" x2="${at(ours)}" y1="${middle}" y2="${middle}" stroke="var(--ours)"/>`
  })
  const axis = ticks.map(
    (tick) =>
      markup`<line class="grid" x1="${at(tick)}" x2="${at(tick)}" y1="0" y2="${length}"/>
<text class="year" x="${at(tick)}" y="${length + 19}">${write(tick, decimals)}</text>`,
  )
  return markup`<svg class="pairs r16" height="${TOP + length + BOTTOM}" role="img"><title>${words.title}</title>
<desc>${words.description}</desc>
<text class="unit" x="-52" y="12">${words.unit}</text><svg y="${TOP}" width="100%" height="${length}" overflow="visible">
${axis}${drawn}</svg></svg>`
}

import type { KeyFigure, Ranking } from '../sections/block.ts'
import { band } from './band.ts'
import { evidence } from './evidence.ts'
import { markup, type Markup } from './markup.ts'
import { inlineHtml } from './render-inline.ts'

const ARROWS = { up: '▲', down: '▼', none: '=' } as const
/** Share of a figure that its scale spans on either side, so that a wide band means less certainty on every page. */
const SCALE = 0.05
/** Width of a band in pixels, which a phone holds beside a name and a figure. */
const RANKING_WIDTH = 96

/** The few figures a page is opened for, each with what it rests on. */
export function keyFigures(figures: readonly KeyFigure[], style?: 'brief'): Markup {
  return markup`<dl class="key-figures${style === undefined ? '' : ` ${style}`}">
${figures.map(figureItem)}
</dl>`
}

function figureItem({ label, value, interval, note, change, bars }: KeyFigure): Markup {
  const drawn = interval && band({ ...interval, ...scaleOf(interval) }, interval.label)
  const delta =
    change &&
    markup`<span class="delta ${change.direction}"><i aria-hidden="true">${ARROWS[change.direction]}</i> ${change.text}</span>`
  return markup`<div><dt>${label}</dt><dd><strong>${value}</strong>${drawn}${
    note === undefined ? undefined : markup`<span>${note}</span>`
  }${delta}${bars && evidence(bars.count, bars.text)}</dd></div>`
}

function scaleOf({ low, high, value }: NonNullable<KeyFigure['interval']>): { from: number; to: number } {
  const middle = value ?? (low + high) / 2
  return { from: middle * (1 - SCALE), to: middle * (1 + SCALE) }
}

/** Figures in an order, a line each: name, dot on a band, figure, and below them range and evidence in words. */
export function rankingList({ label, scale, rows, between }: Ranking): Markup {
  const items = rows.map(
    (row) =>
      markup`<li><span>${inlineHtml(row.label)}</span>${band({ ...row.interval, ...scale }, row.range, RANKING_WIDTH)}<b>${row.value}</b>
<small>${row.range}</small>${evidence(row.bars.count, row.bars.text)}</li>`,
  )
  const gap = between && markup`<li class="hint">${between.text}</li>`
  return markup`<ul class="ranking" aria-label="${label}">
${items.slice(0, between?.after)}${gap}${between && items.slice(between.after)}
</ul>`
}

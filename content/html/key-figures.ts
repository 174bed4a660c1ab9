import type { KeyFigure } from '../sections/block.ts'
import { band } from './band.ts'
import { evidence } from './evidence.ts'
import { markup, type Markup } from './markup.ts'

const ARROWS = { up: '▲', down: '▼', none: '=' } as const
/** Share of a figure that its scale spans on either side, so that a wide band means less certainty on every page. */
const SCALE = 0.05

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

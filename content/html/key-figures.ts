import type { KeyFigure } from '../sections/block.ts'
import { markup, type Markup } from './markup.ts'

/** The few figures a page is opened for, each with what it rests on. */
export function keyFigures(figures: readonly KeyFigure[], style?: 'brief'): Markup {
  return markup`<dl class="key-figures${style === undefined ? '' : ` ${style}`}">
${figures.map(
  ({ label, value, note }) =>
    markup`<div><dt>${label}</dt><dd><strong>${value}</strong>${note === undefined ? undefined : markup`<span>${note}</span>`}</dd></div>`,
)}
</dl>`
}

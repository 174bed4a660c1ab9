import { markup, type Markup } from './markup.ts'

export interface KeyFigure {
  label: string
  /** The figure with its unit, or the word for unknown. */
  value: string
  /** Interval, change, count or basis: what keeps the figure honest. */
  note?: string
}

/** The few figures a page is opened for, each with what it rests on. */
export function keyFigures(figures: readonly KeyFigure[]): Markup {
  return markup`<dl class="key-figures">
${figures.map(
  ({ label, value, note }) =>
    markup`<div><dt>${label}</dt><dd><strong>${value}</strong>${note === undefined ? undefined : markup`<span>${note}</span>`}</dd></div>`,
)}
</dl>`
}

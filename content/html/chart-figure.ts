import { markup, type Markup } from './markup.ts'

interface ChartFigure {
  /** Drawing with a title and a description of its own. */
  svg: Markup
  caption: string
  /** The word for the data of the drawing, which open and close under it. */
  tableLabel: string
  table: Markup
}

/** A drawing with its caption and, to be opened, the figures it is drawn from. */
export function chartFigure({ svg, caption, tableLabel, table }: ChartFigure): Markup {
  return markup`<figure class="chart">${svg}
<figcaption>${caption}</figcaption>
<details><summary>${tableLabel}</summary>
${table}
</details></figure>`
}

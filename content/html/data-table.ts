import { markup, type Markup } from './markup.ts'

export interface Column {
  label: string | Markup
  /** Figures stand to the right, under each other. */
  isFigure?: boolean
  /** How the rows are ordered by this column; undefined where they are not. */
  order?: 'ascending' | 'descending'
}

interface TableOptions {
  /** Names the table to screen readers; shown above it unless hidden. */
  caption: string
  columns: readonly Column[]
  /** The first cell of a row is its heading. */
  rows: readonly (readonly (string | Markup)[])[]
  hideCaption?: boolean
  /** Class of each row, in their order. */
  rowClasses?: readonly string[]
}

/** A table that scrolls by itself on a narrow screen, also by keyboard. */
export function dataTable({ caption, columns, rows, hideCaption = false, rowClasses }: TableOptions): Markup {
  const head = columns.map(({ label, isFigure, order }) => {
    const sort = order === undefined ? undefined : markup` aria-sort="${order}"`
    if (label === '') return markup`<td></td>`
    return markup`<th scope="col"${figureClass(isFigure)}${sort}>${label}</th>`
  })
  const body = rows.map(([first, ...rest], row) => {
    const rowClass = rowClasses === undefined ? undefined : markup` class="${rowClasses[row]}"`
    const cells = rest.map((cell, index) => markup`<td${figureClass(columns[index + 1]?.isFigure)}>${cell}</td>`)
    return markup`<tr${rowClass}><th scope="row">${first}</th>${cells}</tr>`
  })
  return markup`<div class="scroll" role="region" tabindex="0" aria-label="${caption}"><table>
<caption${hideCaption ? markup` class="unseen"` : undefined}>${caption}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${body}
</tbody></table></div>`
}

function figureClass(isFigure: boolean | undefined): Markup | undefined {
  return isFigure === true ? markup` class="figure"` : undefined
}

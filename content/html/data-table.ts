import { mean } from '../../models/statistics/mean.ts'
import { markup, type Markup } from './markup.ts'

/** Longest value of four in a line of a phone, and longest mean value of three, in characters. */
const MOST_OF_FOUR = 9
const MOST_OF_THREE = 24

export interface Column {
  label: string | Markup
  /** Figures stand to the right, under each other. */
  isFigure?: boolean
  /** How the rows are ordered by this column; undefined where they are not. */
  order?: 'ascending' | 'descending'
  phone?: OnPhone
}

/**
 * Place of a value where a row is two lines of a phone: `key` beside the heading of the row, others below it, with the label of their column or bare.
 * A table with a key leaves out columns without a place there.
 */
export type OnPhone = 'key' | 'labelled' | 'bare'

interface TableOptions {
  /** Names the table to screen readers; shown above it unless hidden. */
  caption: string
  columns: readonly Column[]
  /** The first cell of a row is its heading. */
  rows: readonly (readonly (string | Markup)[])[]
  /** Labels of the columns in plain words, where those of the columns are links. */
  labels?: readonly string[]
  /** Whether it needs the width of a large screen. */
  isWide?: boolean
  /** Whether its few short values stay in rows on a phone. */
  isGrid?: boolean
  /** Whether its columns, at most four, stay side by side on a phone: the heading of a row stands above its values. */
  isAbreast?: boolean
  hideCaption?: boolean
}

/**
 * A table that never lies sideways on a phone: rows of two cells stay rows, longer ones become cards, each value with the label of its
 * column, or two lines where a column says so.
 */
export function dataTable({
  caption,
  columns,
  rows,
  labels,
  hideCaption = false,
  isWide,
  isGrid,
  isAbreast,
}: TableOptions): Markup {
  const head = columns.map(({ label, isFigure, order }) => {
    const sort = order === undefined ? undefined : markup` aria-sort="${order}"`
    if (label === '') return markup`<td></td>`
    return markup`<th scope="col"${figureClass(isFigure)}${sort}>${label}</th>`
  })
  const labelOf = (index: number): Markup | undefined => {
    const label = labels?.[index] ?? columns[index]?.label
    return typeof label === 'string' && label !== '' ? markup` data-l="${label}"` : undefined
  }
  const body = rows.map(([first, ...rest]) => {
    const cells = rest.map(
      (cell, index) => markup`<td${classes(columns[index + 1], cell)}${labelOf(index + 1)}>${cell}</td>`,
    )
    return markup`<tr><th scope="row">${first}</th>${cells}</tr>`
  })
  const form = isGrid === true ? 'grid' : isAbreast === true ? `abreast${abreast(columns)}` : formOf(columns, rows)
  return markup`<table class="tbl ${form}${isWide === true ? ' wide' : ''}">
<caption${hideCaption ? markup` class="unseen"` : undefined}>${caption}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${body}
</tbody></table>`
}

function formOf(columns: readonly Column[], rows: TableOptions['rows']): string {
  if (columns.some(({ phone }) => phone === 'key')) return 'rows'
  return columns.length <= 2 ? 'pairs' : `cards${valuesInLine(rows)}`
}

/** How many columns stand side by side, as a class. */
function abreast(columns: readonly Column[]): string {
  return ['', '', ' two', ' three', ' four'][Math.min(columns.length - 1, 4)]!
}

/** How many values of a card stand in one line of a phone, as a class: as many as their texts leave room for. */
function valuesInLine(rows: readonly (readonly (string | Markup)[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length - 1))
  const longest = Math.max(0, ...rows.flatMap((row) => row.slice(1).map((cell) => textOf(cell).length)))
  if (columns > 4 && longest <= MOST_OF_FOUR) return ' four'
  const means = Array.from({ length: columns }, (_, index) =>
    mean(rows.map((row) => textOf(row[index + 1] ?? '').length)),
  )
  return columns === 3 && means.every((length) => length <= MOST_OF_THREE) ? ' three' : ''
}

function textOf(cell: string | Markup): string {
  return typeof cell === 'string' ? cell : cell.text.replaceAll(/<[^>]*>/g, ' ').trim()
}

function classes(column: Column | undefined, cell: string | Markup): Markup | undefined {
  // A word that no line of a phone holds may break anywhere; others stay whole.
  const style = column?.isFigure === true ? 'figure' : /\S{40}/.test(textOf(cell)) ? 'long' : undefined
  const names = [style, column?.phone].filter((name) => name !== undefined)
  return names.length === 0 ? undefined : markup` class="${names.join(' ')}"`
}

function figureClass(isFigure: boolean | undefined): Markup | undefined {
  return isFigure === true ? markup` class="figure"` : undefined
}

/** A piece of text on a page, in points from its lower left corner. */
export interface PlacedText {
  str: string
  x: number
  y: number
  width: number
}

/** Lines of running text on both sides of a gap that make it the gap between columns: a table of labels and values has fewer, or shorter ones. */
const LEAST_LINES = 8
const LEAST_MEAN_CHARACTERS = 18
const LEAST_GAP_POINTS = 8
/** Points within which texts stand on one line. */
const LINE_POINTS = 3
/** Share of the width of the page where a gap is looked for. */
const MIDDLE = { from: 0.35, to: 0.65 }
const STEP_POINTS = 2

interface Line<Text extends PlacedText> {
  left: Text[]
  right: Text[]
  /** Texts that stand across the gap. */
  across: Text[]
}

/**
 * The texts of a page in the order in which they are read: in two columns, such as a lease with its translation beside it, first the left column and then
 * the right one, between headings that stand across both. A page of one column keeps its order.
 */
export function inReadingOrder<Text extends PlacedText>(texts: readonly Text[], pageWidth: number): readonly Text[] {
  const rows = rowsOf(texts.filter(({ str }) => str.trim() !== ''))
  const gap = gapOf(rows, pageWidth)
  if (gap === null) return texts
  const ordered: Text[] = []
  let column: Line<Text>[] = []
  const flush = (): void => {
    ordered.push(...column.flatMap(({ left }) => left), ...column.flatMap(({ right }) => right))
    column = []
  }
  for (const row of rows) {
    const line = sidesOf(row, gap)
    if (line.across.length === 0) column.push(line)
    else {
      flush()
      ordered.push(...[...line.left, ...line.across, ...line.right].sort((a, b) => a.x - b.x))
    }
  }
  flush()
  return ordered
}

/** Where the gap between two columns lies; null on a page of one. */
function gapOf(rows: readonly (readonly PlacedText[])[], pageWidth: number): number | null {
  const gaps = rows.flatMap((row) => gapsOf(row, pageWidth))
  if (gaps.length < LEAST_LINES) return null
  let best: { x: number; lines: number } | null = null
  for (const x of new Set(gaps.map((gap) => Math.round(gap / STEP_POINTS) * STEP_POINTS))) {
    const both = rows
      .map((row) => sidesOf(row, x))
      .filter(({ left, right, across }) => across.length === 0 && left.length > 0 && right.length > 0)
    if (both.length < LEAST_LINES || both.length <= (best?.lines ?? 0)) continue
    const isRunning = (side: 'left' | 'right'): boolean =>
      both.reduce((sum, line) => sum + line[side].reduce((length, { str }) => length + str.length, 0), 0) >=
      LEAST_MEAN_CHARACTERS * both.length
    if (isRunning('left') && isRunning('right')) best = { x, lines: both.length }
  }
  return best?.x ?? null
}

/** Middles of the blanks of a line that may part columns. */
function gapsOf(row: readonly PlacedText[], pageWidth: number): number[] {
  return row.slice(1).flatMap(({ x }, at) => {
    const end = row[at]!.x + row[at]!.width
    const middle = (end + x) / 2
    const isMiddle = middle >= pageWidth * MIDDLE.from && middle <= pageWidth * MIDDLE.to
    return isMiddle && x - end >= LEAST_GAP_POINTS ? [middle] : []
  })
}

/** Lines from the top, each from the left. */
function rowsOf<Text extends PlacedText>(texts: readonly Text[]): Text[][] {
  const rows: Text[][] = []
  let lastY: number | null = null
  for (const text of texts.toSorted((a, b) => b.y - a.y)) {
    if (lastY === null || lastY - text.y > LINE_POINTS) {
      rows.push([])
      lastY = text.y
    }
    rows.at(-1)!.push(text)
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x))
}

function sidesOf<Text extends PlacedText>(row: readonly Text[], gap: number): Line<Text> {
  const isLeft = ({ x, width }: Text): boolean => x + width <= gap
  return {
    left: row.filter(isLeft),
    right: row.filter((text) => text.x >= gap && !isLeft(text)),
    across: row.filter((text) => text.x < gap && !isLeft(text)),
  }
}

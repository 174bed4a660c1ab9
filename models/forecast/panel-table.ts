import { ForecastInputError } from './forecast-error.ts'
import { MIN_QUARTERS } from './horizon.ts'

/** A published median of one commune, property type and quarter. */
export type PanelRow = {
  readonly commune: string
  readonly type: string
  /** Consecutive quarters differ by 1. */
  readonly quarter: number
  /** Sales or adverts behind the median; null when unknown. */
  readonly count: number | null
  /** Null where nothing was published. */
  readonly median: number | null
}

/** The cells of one property type on a common axis of quarters. */
export type PanelTable = {
  readonly type: string
  readonly quarters: number
  /** Sorted by commune. */
  readonly cells: readonly PanelCell[]
}

export type PanelCell = {
  readonly commune: string
  /** By quarter: log median and its count; null where nothing was published. */
  readonly known: readonly ({ readonly log: number; readonly count: number } | null)[]
  /** By quarter: the count, known even where the median was withheld; null when unknown. */
  readonly counts: readonly (number | null)[]
}

/**
 * Sorts rows into one table a type, sorted by type and commune, so that the order of the rows does not matter. The axis runs from the
 * first to the last quarter of the panel.
 *
 * @throws ForecastInputError `not-positive` for a median or its count that is not above 0; `too-short` for a panel under eight quarters
 */
export function panelTables(rows: readonly PanelRow[]): PanelTable[] {
  const quarters = rows.map((row) => row.quarter)
  const first = quarters.reduce((least, quarter) => Math.min(least, quarter), Number.POSITIVE_INFINITY)
  const last = quarters.reduce((most, quarter) => Math.max(most, quarter), Number.NEGATIVE_INFINITY)
  const span = rows.length === 0 ? 0 : last - first + 1
  if (span < MIN_QUARTERS)
    throw new ForecastInputError(
      'too-short',
      `The panel spans ${span} quarters; a forecast needs at least ${MIN_QUARTERS}.`,
    )
  const byType = Map.groupBy(rows, (row) => row.type)
  return [...byType.keys()].toSorted().map((type) => {
    const byCommune = Map.groupBy(byType.get(type)!, (row) => row.commune)
    const communes = [...byCommune.keys()].toSorted()
    const cells = communes.map((commune) => panelCell(commune, byCommune.get(commune)!, first, span))
    return { type, quarters: span, cells }
  })
}

function panelCell(commune: string, rows: readonly PanelRow[], first: number, span: number): PanelCell {
  const known = Array<{ log: number; count: number } | null>(span).fill(null)
  const counts = Array<number | null>(span).fill(null)
  for (const row of rows) {
    counts[row.quarter - first] = row.count
    if (row.median !== null) known[row.quarter - first] = knownMedian(row, row.median)
  }
  return { commune, known, counts }
}

function knownMedian({ commune, type, count }: PanelRow, median: number): { log: number; count: number } {
  if (median > 0 && Number.isFinite(median) && count !== null && count > 0) return { log: Math.log(median), count }
  throw new ForecastInputError(
    'not-positive',
    `Commune ${commune}, ${type}: median ${median} with count ${count}; both must be above 0 (or the median null).`,
  )
}

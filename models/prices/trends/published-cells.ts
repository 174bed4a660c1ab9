import type { TrendCell } from './trends.ts'

/**
 * Cells as a release publishes them: each series from its first level on, of one that has none the newest quarter only, and a change only where both of
 * its quarters have a level and new homes.
 * @param cells every cell of the model, series after series, oldest first
 */
export function publishedCells(cells: readonly TrendCell[]): TrendCell[] {
  const series = Map.groupBy(cells, ({ scope, place, type }) => `${scope} ${place} ${type}`)
  return [...series.values()].flatMap((own) => {
    const first = own.findIndex(({ dataAvailability }) => dataAvailability !== 'insufficient')
    return own
      .map((cell, t) => {
        const has = (lag: number): boolean => isObserved(cell) && isObserved(own[t - lag])
        const [qoq, yoy] = [has(1) ? cell.qoq : null, has(4) ? cell.yoy : null]
        return {
          ...cell,
          qoq,
          yoy,
          trendQoq: qoq === null ? ('unknown' as const) : cell.trendQoq,
          trendYoy: yoy === null ? ('unknown' as const) : cell.trendYoy,
        }
      })
      .slice(first < 0 ? -1 : first)
  })
}

function isObserved(cell: TrendCell | undefined): boolean {
  return cell !== undefined && cell.dataAvailability !== 'insufficient' && cell.sampleSize > 0
}
